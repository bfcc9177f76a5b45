import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { fallbackOf } from '../../domain/market/market-fallback.ts';
import { limits } from '../../domain/limits.ts';
import { markedPoints } from '../../domain/slip/marks.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { bidReturnAtom } from '../../state/core/bid-return.ts';
import { configAtom } from '../../state/core/environment.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useBid } from './bid-context.ts';

/** `stake` is the stake of a board. Without it the typed points count, and no marks. */
export function AddFundLink({ stake }: { readonly stake?: string }) {
  useSignals();
  const { deposits } = useAtomValue(configAtom).features;
  const { game, market, marks, typed, balance: balanceNow } = useBid();
  const keepReturn = useSetAtom(bidReturnAtom);
  useEffect(() => keepReturn(null), [keepReturn]);
  const balance = balanceNow();
  if (!deposits || balance === null) return null;
  const marked = stake === undefined ? 0 : markedPoints(marks.board.value.marks);
  // Unreadable points count as none.
  const wanted = typedPoints(stake ?? typed.fields.draft.value['points'] ?? '') ?? 0;
  if (balance - marked >= Math.max(wanted, limits.minimumBid)) return null;
  return (
    <LinkButton
      href="/imp9"
      tone="quiet"
      wide
      onClick={() => keepReturn({ path: game.path, market: fallbackOf(market) })}
      words="action.addFund"
    />
  );
}
