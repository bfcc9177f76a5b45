import type { Clock, Day } from './clock.ts';
import { lastClearing, type Market, type Session } from './markets.ts';
import type { Draw } from './games.ts';

/** The public view of a market's results, which may differ from the provider's knowledge. */
export type Boards = {
  /** The board after a result of that day was declared or corrected; a result of an older day changes nothing. */
  readonly show: (market: Market, day: Day, session: Session, result: string) => void;
  readonly put: (market: Market, day: Day, draw: Draw) => void;
  /** The board as it was `lagMs` ago. */
  readonly read: (market: Market, lagMs: number) => Draw;
};

type Cell = { readonly result: string; readonly shownAt: number };
type Board = {
  readonly since: number;
  readonly day: Day;
  readonly open: Cell | null;
  readonly close: Cell | null;
};

export function createBoards(clock: Clock, rule: 'kept' | { readonly clearedAt: number }): Boards {
  const past = new Map<Market, Board[]>();
  const boardsOf = (market: Market): Board[] => {
    const found = past.get(market) ?? [];
    past.set(market, found);
    return found;
  };
  const cellOf = (result: string | null): Cell | null =>
    result === null ? null : { result, shownAt: clock.now() };
  const clearedAt = (market: Market, now: number): number => {
    const last = rule === 'kept' ? null : lastClearing(market, rule.clearedAt, clock.moment(now));
    return last === null ? -Infinity : clock.epochOf(last.day, last.minute);
  };

  return {
    show(market, day, session, result) {
      const before = boardsOf(market).at(-1);
      if (before && before.day > day) return;
      const sameDay = before?.day === day ? before : { open: null, close: null };
      // A new day begins with its open result. Until then the old close stays, and an early close removes the old open.
      boardsOf(market).push({
        since: clock.elapsed(),
        day,
        open: session === 'Open' ? cellOf(result) : sameDay.open,
        close: session === 'Close' ? cellOf(result) : sameDay.close,
      });
    },
    put(market, day, { open, close }) {
      boardsOf(market).push({ since: clock.elapsed(), day, open: cellOf(open), close: cellOf(close) });
    },
    read(market, lagMs) {
      const board = boardsOf(market).findLast(({ since }) => since + lagMs <= clock.elapsed());
      const cleared = clearedAt(market, clock.now() - lagMs);
      const visible = (cell: Cell | null | undefined): string | null =>
        cell && cell.shownAt >= cleared ? cell.result : null;
      return { open: visible(board?.open), close: visible(board?.close) };
    },
  };
}
