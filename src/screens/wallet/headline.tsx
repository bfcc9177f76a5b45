import { type Remote, valueOf } from '../../lib/remote.ts';
import { Marquee } from '../../ui/cards/marquee.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** Its place is kept while it loads. */
export function Headline({ reading }: { readonly reading: Remote<readonly string[]> }) {
  const t = useWords();
  if (reading.kind === 'loading') return <Skeleton height={36} />;
  const lines = valueOf(reading) ?? [];
  if (lines.length === 0) return null;
  return <Marquee text={lines.join(' · ')} pauseLabel={t('action.pause')} playLabel={t('action.play')} />;
}
