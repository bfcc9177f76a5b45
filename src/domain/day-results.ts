// The results of the day, newest first.
import { type Board, dayResult } from './board.ts';
import { isoDate, type LocalTime } from './dates.ts';
import { type BidSession, marketDay } from './market.ts';
import type { MinuteOfDay } from './minute-of-day.ts';
import type { MarketResult } from './settlement.ts';

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
