import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { markedPoints } from '../../domain/slip/marks.ts';
import { formatPoints } from '../../domain/points.ts';
import { bettingAtom } from '../../state/reading/markets.ts';
import { HeaderSlot } from '../../ui/layout/header-slot.tsx';
import { WalletPill } from '../../ui/layout/top-bar.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useBid } from './bid-context.ts';

/** The wallet less unsent slips and marks. */
export function HeaderLeft() {
  useSignals();
  const t = useWords();
  const betting = useAtomValue(bettingAtom);
  const { left: leftNow, unsent, boardMarks } = useBid();
  const left = leftNow();
  if (left === null || betting !== true) return null;
  const marked = boardMarks === null ? 0 : markedPoints(boardMarks.board.value.marks);
  const { length: count } = unsent();
  const points = t({ key: 'bid.left', params: { points: formatPoints(left - marked) } });
  const slips = count === 0 ? '' : `\n${t({ key: 'bid.unsent', params: { count } })}`;
  return (
    <HeaderSlot>
      <WalletPill href="/imp7" label={t('title.wallet')} points={points + slips} data-left />
    </HeaderSlot>
  );
}
