import type { StatedAmount } from '../amount.ts';
import { lessAmount, sumAmounts } from '../amount-sum.ts';
import { dayBefore, isoDate } from '../dates.ts';
import type { Board } from '../market/board.ts';
import { families } from '../market/market.ts';
import { bidOutcomes, type Evidence } from './bid-outcome.ts';
import type { ShownRecord } from './history.ts';
import type { OwnDays } from './live-slip.ts';
import { recordDay } from './record-day.ts';

type Known = Pick<Evidence, 'isFresh' | 'now'> & { readonly boards: readonly Board[] };

/** Null for what is not known. `net`: without what waits for its result; `days`: with a bid. */
export function monthOf(own: OwnDays, known: Known) {
  const [bids, wins] = [rowsOf(own, 'bids'), rowsOf(own, 'wins')];
  const [bid, won, waiting] = [sumOf(bids), sumOf(wins), sumOf(waitingOf(own, known))];
  const days = bids && new Set(bids.map(({ date }) => recordDay(date)));
  return {
    bid,
    won,
    net: bid && won && waiting && lessAmount(won, lessAmount(bid, waiting)),
    days: days === null || days.has(null) ? null : days.size,
  };
}

const sumOf = (rows: readonly ShownRecord[] | null): StatedAmount | null =>
  rows && sumAmounts(rows.map(({ amount }) => amount));

function rowsOf(own: OwnDays, kind: 'bids' | 'wins'): readonly ShownRecord[] | null {
  const lists = families.map(family => own[family][kind]);
  return lists.some(list => list === null || list.unread > 0)
    ? null
    : lists.flatMap(list => list?.rows ?? []);
}

/** Only bids of yesterday and today can wait, for a result or their win's line. Null when one may. */
function waitingOf(own: OwnDays, { boards, isFresh, now }: Known): readonly ShownRecord[] | null {
  const yesterday = isoDate(dayBefore(now.date));
  const recent = families.flatMap(family => {
    const { bids, wins } = own[family];
    const rows = (bids?.rows ?? []).filter(({ date }) => (recordDay(date) ?? yesterday) >= yesterday);
    const evidence = { boards: boards.filter(board => board.family === family), wins, isFresh, now };
    const outcomes = bidOutcomes(family, rows, { ...evidence, maybeReturned: () => false });
    return rows.map((bid, index) => ({ bid, ...outcomes[index] }));
  });
  if (recent.some(({ status }) => status === 'unknown')) return null;
  return recent
    .filter(({ status, amount }) => status === 'waiting' || (status === 'won' && amount === null))
    .map(({ bid }) => bid);
}
