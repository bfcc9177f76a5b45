import { type Board, dayResult } from '../market/board.ts';
import { isoDate, type LocalTime } from '../dates.ts';
import { type BidSession, bidSessions, marketDay } from '../market/market.ts';
import { type MinuteOfDay, minutesOfDay } from '../minute-of-day.ts';
import type { MarketResult } from '../game/settlement.ts';
import type { StatedAmount } from '../amount.ts';
import type { Listed, ShownRecord } from './history.ts';
import { recordDay } from './record-day.ts';
import { plainText } from '../../lib/text.ts';
import { bidOutcomes } from './bid-outcome.ts';
import type { WatchedMarket } from '../market/result-watch.ts';

/** `time` is null where the times cannot be read. */
export type DayEntry = {
  readonly board: Board;
  readonly session: BidSession;
  readonly time: MinuteOfDay | null;
};

const isDeclared = (result: MarketResult, session: BidSession): boolean => {
  if (result.family === 'main') return (session === 'Open' ? result.openPana : result.closePana) !== null;
  return session === 'Open' && (result.family === 'gali' ? result.jodi : result.pana) !== null;
};

/** Only results that certainly are of the market's current day. */
export function dayResults(
  boards: readonly Board[],
  isFresh: (board: Board, day: string) => boolean,
  now: LocalTime,
): readonly DayEntry[] {
  return boards
    .flatMap(board => {
      const day = isoDate(board.times === null ? now.date : marketDay(board.times, now));
      const { day: shownDay, result } = dayResult(board, now, isFresh(board, day));
      if (shownDay !== day) return [];
      const time = { Open: board.times?.open ?? null, Close: board.times?.close ?? null };
      const declared = bidSessions.filter(session => isDeclared(result, session));
      return declared.map(session => ({ board, session, time: time[session] }));
    })
    .toSorted((a, b) => minutesOf(b) - minutesOf(a));
}

/** A close past midnight is later than the open time. */
function minutesOf({ board, time }: DayEntry): number {
  const open = board.times?.open ?? 0;
  return time === null ? 0 : time < open ? time + minutesOfDay : time;
}

type Step = { readonly watched: Pick<WatchedMarket, 'open' | 'close' | 'blank'>; readonly board: Board };

export const stepOf = ({ board, session }: Pick<DayEntry, 'board' | 'session'>): Step =>
  session === 'Open'
    ? { watched: { open: null, close: null, blank: true }, board: { ...board, close: null } }
    : { watched: { open: board.open, close: null, blank: true }, board };

type FamilyDay = { readonly [Kind in 'bids' | 'wins']: Listed<Pick<ShownRecord, 'date' | 'amount'>> | null };

export type DayPoints = { readonly bids: number | null; readonly wins: number | null };

export const pointsOfDay = (day: string, families: readonly FamilyDay[]): DayPoints => ({
  bids: sumOf('bids', day, families),
  wins: sumOf('wins', day, families),
});

function sumOf(kind: keyof FamilyDay, day: string, families: readonly FamilyDay[]): number | null {
  let sum = 0;
  for (const { [kind]: list } of families) {
    if (list === null || list.unread > 0) return null;
    for (const { date, amount } of list.rows) {
      if (recordDay(date) === null || amount === 'unreadable') return null;
      if (recordDay(date) === day) sum += Number(amount.exact);
    }
  }
  return sum;
}

/**
 * `won`: the listed amounts. `lost`: none of `count` bids came. `unlisted`: a bid came, but its win is not
 * listed yet. `none`: it decided no bid.
 */
export type Meaning =
  | { readonly kind: 'won'; readonly amounts: readonly StatedAmount[] }
  | { readonly kind: 'lost'; readonly count: number }
  | { readonly kind: 'unlisted' | 'none' };

export function meaningOf(
  { watched, board }: Step,
  lists: { readonly bids: readonly ShownRecord[]; readonly wins: Listed<ShownRecord> | null },
  now: LocalTime,
): Meaning {
  const { family } = board;
  const bids = lists.bids.filter(({ marketName }) => plainText(marketName) === plainText(board.name));
  const seen = (shown: Board, fresh: boolean, wins: Listed<ShownRecord> | null) => {
    const known = { boards: [shown], wins, isFresh: () => fresh, maybeReturned: () => true, now };
    return bidOutcomes(family, bids, known);
  };
  const before = seen({ ...board, open: watched.open, close: watched.close }, watched.blank, null);
  const decided = seen(board, true, lists.wins).filter(
    ({ status }, index) => before[index]?.status === 'waiting' && (status === 'won' || status === 'lost'),
  );
  if (decided.length === 0) return { kind: 'none' };
  const won = decided.filter(({ status }) => status === 'won');
  if (won.length === 0) return { kind: 'lost', count: decided.length };
  const amounts = won.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return amounts.length < won.length ? { kind: 'unlisted' } : { kind: 'won', amounts };
}
