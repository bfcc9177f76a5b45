import { useSetAtom } from 'jotai';
import { closeNoticeAtom, type ResultNotice } from '../../state/reading/result-notices.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** News of a market's result on its card, until the player closes it. A toast has already spoken it. */
export function MarketNotice({ notice }: { readonly notice: ResultNotice }) {
  const t = useWords();
  const close = useSetAtom(closeNoticeAtom);
  return (
    <>
      <span>{notice.text}</span>
      <IconButton icon="close" label={t('market.closeNotice')} onClick={() => close(notice.market)} />
    </>
  );
}
