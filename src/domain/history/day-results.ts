// The results of the day, newest first.
import { type Board, dayResult } from '../market/board.ts';
import { isoDate, type LocalTime } from '../dates.ts';
import { type BidSession, marketDay } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import type { MarketResult } from '../game/settlement.ts';
import type { StatedAmount } from '../amount.ts';
import type { Listed, ShownRecord } from './history.ts';
import { recordDay } from './record-day.ts';
import { plainText } from '../../lib/text.ts';
import { bidOutcomes } from './bid-outcome.ts';
import type { WatchedMarket } from '../market/result-watch.ts';

/** A declared result of a session, and when that session ended; null where the times cannot be read. */
export type DayEntry = {
  readonly board: Board;
  readonly session: BidSession;
  readonly time: MinuteOfDay | null;
};

const isDeclared = (result: MarketResult, session: BidSession): boolean => {
  if (result.family === 'main') return (session === 'Open' ? result.openPana : result.closePana) !== null;
  return session === 'Open' && (result.family === 'gali' ? result.jodi : result.pana) !== null;
};

const minutesOfDay = 1440;

/** The results that certainly are of the market's current day, newest first by the time of their session. */
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
      const { open = null, close = null } = board.times ?? {};
      const entries: DayEntry[] = [
        { board, session: 'Open', time: open },
        { board, session: 'Close', time: close },
      ];
      return entries.filter(({ session }) => isDeclared(result, session));
    })
    .toSorted((a, b) => minutesOf(b) - minutesOf(a));
}

/** Minutes since the market's day began: a close past midnight is later than the open time. */
function minutesOf({ board, time }: DayEntry): number {
  const open = board.times?.open ?? 0;
  return time === null ? 0 : time < open ? time + minutesOfDay : time;
}

/** What a board shows once a session is declared, and what it showed before. */
export function stepOf({ board, session }: Pick<DayEntry, 'board' | 'session'>): {
  readonly watched: { readonly open: string | null; readonly close: null; readonly blank: true };
  readonly board: Board;
} {
  return session === 'Open'
    ? { watched: { open: null, close: null, blank: true }, board: { ...board, close: null } }
    : { watched: { open: board.open, close: null, blank: true }, board };
}

/** A line of a bid or win history. */
type Line = { readonly date: string; readonly amount: StatedAmount };

/** The histories of one family; null what could not be read. */
type FamilyDay = { readonly bids: Listed<Line> | null; readonly wins: Listed<Line> | null };

/** The points of a day: what was bid, what was won. Null is not known. */
export type DayPoints = { readonly bids: number | null; readonly wins: number | null };

/** What the histories of all families say of a day, `2026-11-21`; null for what is not known as a whole. */
export const pointsOfDay = (day: string, families: readonly FamilyDay[]): DayPoints => ({
  bids: sumOf(
    day,
    families.map(({ bids }) => bids),
  ),
  wins: sumOf(
    day,
    families.map(({ wins }) => wins),
  ),
});

function sumOf(day: string, lists: readonly (Listed<Line> | null)[]): number | null {
  let sum = 0;
  for (const list of lists) {
    if (list === null || list.unread > 0) return null;
    for (const { date, amount } of list.rows) {
      if (recordDay(date) === null || amount === 'unreadable') return null;
      if (recordDay(date) === day) sum += Number(amount.exact);
    }
  }
  return sum;
}

// What a new result means for a player's bids.

/**
 * `won`: the amounts that the provider lists for the bids that came. `lost`: none of `count` bids came. `unlisted`: a
 * bid came and its win is not listed yet. `none`: no bid was decided by it.
 */
export type Meaning =
  | { readonly kind: 'won'; readonly amounts: readonly StatedAmount[] }
  | { readonly kind: 'lost'; readonly count: number }
  | { readonly kind: 'unlisted' | 'none' };

/** What a board means for the bids that were undecided while it showed what was `watched`. */
export function meaningOf(
  {
    watched,
    board,
  }: { readonly watched: Pick<WatchedMarket, 'open' | 'close' | 'blank'>; readonly board: Board },
  own: { readonly bids: readonly ShownRecord[]; readonly wins: Listed<ShownRecord> | null },
  now: LocalTime,
): Meaning {
  const { family } = board;
  const bids = own.bids.filter(({ marketName }) => plainText(marketName) === plainText(board.name));
  const seen = (shown: Board, fresh: boolean, wins: Listed<ShownRecord> | null) =>
    bidOutcomes(family, bids, {
      boards: [shown],
      wins,
      isFresh: () => fresh,
      maybeReturned: () => true,
      now,
    });
  const before = seen({ ...board, open: watched.open, close: watched.close }, watched.blank, null);
  const decided = seen(board, true, own.wins).filter(
    ({ status }, index) => before[index]?.status === 'waiting' && (status === 'won' || status === 'lost'),
  );
  if (decided.length === 0) return { kind: 'none' };
  const won = decided.filter(({ status }) => status === 'won');
  if (won.length === 0) return { kind: 'lost', count: decided.length };
  const amounts = won.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return amounts.length < won.length ? { kind: 'unlisted' } : { kind: 'won', amounts };
}
