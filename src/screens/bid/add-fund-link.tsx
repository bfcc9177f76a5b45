import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { fallbackOf } from '../../domain/market/market-fallback.ts';
import { formatPoints } from '../../domain/points.ts';
import { markedPoints } from '../../domain/slip/marks.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { bidReturnAtom } from '../../state/core/bid-return.ts';
import { configAtom } from '../../state/core/environment.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useBid } from './bid-context.ts';

/**
 * `stake` is the stake of a board. Without it the typed points count, and only the marks of a pad. It is the primary button while the
 * wallet has less than a bid needs.
 */
export function AddFundLink({ stake }: { readonly stake?: string }) {
  useSignals();
  const { deposits } = useAtomValue(configAtom).features;
  const { game, market, marks, onPad, typed, needsFunds, balance: balanceNow } = useBid();
  const keepReturn = useSetAtom(bidReturnAtom);
  useEffect(() => keepReturn(null), [keepReturn]);
  const needs = needsFunds && <NeedsFunds />;
  /** Null while the wallet is unknown. */
  const isEnough = typed.fields.as(draft => {
    const balance = balanceNow();
    if (balance === null) return null;
    const marked = stake === undefined && !onPad ? 0 : markedPoints(marks.board.value.marks);
    // Unreadable points count as missing.
    const wanted = typedPoints(stake ?? draft['points'] ?? '') ?? 0;
    return balance - marked >= Math.max(wanted, game.minimumBid);
  }).value;
  if (!deposits || isEnough === null) return needs;
  if (isEnough) return null;
  return (
    <>
      {needs}
      <LinkButton
        href="/imp9"
        tone={needsFunds ? 'primary' : 'quiet'}
        wide
        onClick={() => keepReturn({ path: game.path, market: fallbackOf(market) })}
        words="action.addFund"
      />
    </>
  );
}

function NeedsFunds() {
  const t = useWords();
  const { game, wallet } = useBid();
  const params = { points: formatPoints(wallet ?? 0), min: formatPoints(game.minimumBid) };
  return <p>{t({ key: 'funds.needed', params })}</p>;
}
