// Which day's result the board of a market certainly shows.
import { dayBefore, isoDate, type LocalTime } from '../dates.ts';
import { closesPastMidnight, type Family, hasEnded, type Market, marketDay } from './market.ts';
import { ank, isPana } from '../game/panna.ts';
import type { MarketResult } from '../game/settlement.ts';

/** What of a market its results are read from. */
export type Board = Pick<Market, 'family' | 'id' | 'name' | 'times' | 'open' | 'close'>;

/** The result in one line as cards show it: `470-1`, `470-17-890`, `45`; empty when nothing is declared. */
export const boardText = ({ open, close }: Pick<Board, 'open' | 'close'>): string =>
  (open ?? '') + (open === null ? '' : (close ?? ''));

/** Whether every result of a market's day is on its board. */
export const isFull = ({ family, open, close }: Pick<Board, 'family' | 'open' | 'close'>): boolean =>
  open !== null && (family !== 'main' || close !== null);

/** The results of one day of a market; `day` is `2026-11-21`. */
export type DayResult = { readonly day: string; readonly result: MarketResult };

/** What the board of a market showed on one of its days. */
export type BoardDay = Pick<Board, 'open' | 'close'> & { readonly day: string };

/** The results of a day by what its board showed. */
export const dayOfBoard = (family: Family, { day, open, close }: BoardDay): DayResult => ({
  day,
  result: resultOf(family, open, close),
});

/**
 * The result that a board shows, and its market's day. A full board may be that of the day before, until the market's
 * last session has ended; `fresh` says that the board was seen without it on the market's day. A market that closes past
 * midnight may show the day before until its open time.
 */
export function dayResult(board: Board, now: LocalTime, fresh: boolean): DayResult {
  const { family, times } = board;
  const day = times === null ? now.date : marketDay(times, now);
  const none = { day: isoDate(day), result: resultOf(family, null, null) };
  const { open, close } = board;
  if (times === null || open === null) return none;
  if (!closesPastMidnight(times)) {
    const last = family === 'main' ? 'Close' : 'Open';
    const todays = !isFull(board) || fresh || hasEnded(last, times, now.minute);
    return todays ? { ...none, result: resultOf(family, open, close) } : none;
  }
  if (hasEnded('Open', times, now.minute))
    return close === null || fresh ? { ...none, result: resultOf(family, open, close) } : none;
  return { day: isoDate(dayBefore(day)), result: resultOf(family, open, close) };
}

/** The numbers of a board; one that does not read as a result counts as not declared. */
function resultOf(family: Family, open: string | null, close: string | null): MarketResult {
  if (family === 'gali') return { family, jodi: open !== null && /^\d\d$/.test(open) ? open : null };
  const [openPana = '', openAnk] = (open ?? '').split('-');
  const [closeAnk, closePana = ''] = (close ?? '').split('-');
  const checked = (pana: string, digit: string | undefined): string | null =>
    isPana(pana) && ank(pana) === digit ? pana : null;
  const first = checked(openPana, openAnk);
  if (family === 'starline') return { family, pana: first };
  return { family, openPana: first, closePana: checked(closePana, closeAnk) };
}
