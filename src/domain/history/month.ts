import type { StatedAmount } from '../amount.ts';
import { sumAmounts } from '../amount-sum.ts';
import type { Board } from '../market/board.ts';
import { families } from '../market/market.ts';
import { bidOutcomes, type OutcomeEvidence } from './bid-outcome.ts';
import { seemsComplete } from './listed.ts';
import { bidTotals } from './list-lines.ts';
import type { OwnDays } from './live-slip.ts';
import { recordDay } from './record-day.ts';

type Known = Pick<OutcomeEvidence, 'results' | 'returns' | 'now'> & { readonly boards: readonly Board[] };

/** Unknown sums are null. The sums equal those of the histories. `days` counts days with a bid. */
export function monthOf(own: OwnDays, { boards, ...known }: Known) {
  const lines = families.flatMap(family => {
    const { bids, wins } = own[family];
    const rows = bids?.rows ?? [];
    const evidence = { ...known, wins, boards: boards.filter(board => board.family === family) };
    const outcomes = bidOutcomes(family, rows, evidence);
    return rows.map((bid, index) => ({ bid, amount: bid.amount, outcome: outcomes[index] ?? null }));
  });
  const areWhole = (kind: 'bids' | 'wins'): boolean =>
    families.every(family => seemsComplete(own[family][kind]));
  const complete = areWhole('bids') && areWhole('wins');
  const { bids, net, returned } = bidTotals(lines, complete);
  const days = new Set(lines.map(({ bid }) => recordDay(bid.date)));
  return {
    bid: areWhole('bids') ? bids.points : null,
    won: areWhole('wins') ? wonIn(own) : null,
    net: complete ? net : null,
    returned: returned.count === 0 ? null : returned.points,
    mayLack: families.some(family => [own[family].bids, own[family].wins].some(list => list?.missing)),
    days: !areWhole('bids') || days.has(null) ? null : days.size,
  };
}

const wonIn = (own: OwnDays): StatedAmount =>
  sumAmounts(families.flatMap(family => own[family].wins?.rows ?? []).map(({ amount }) => amount));
