import { Marquee } from '../../ui/cards/marquee.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The operator's scrolling headline; nothing while there are no lines. */
export function Headline({ lines }: { readonly lines: readonly string[] | null }) {
  const t = useWords();
  if (lines === null || lines.length === 0) return null;
  return <Marquee text={lines.join(' · ')} pauseLabel={t('action.pause')} playLabel={t('action.play')} />;
}
