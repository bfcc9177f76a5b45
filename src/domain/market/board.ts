import { dayBefore, isoDate, type LocalTime } from '../dates.ts';
import { closesPastMidnight, type Family, hasEnded, type Market, marketDay } from './market.ts';
import { ank, isPana } from '../game/panna.ts';
import type { MarketResult } from '../game/settlement.ts';

export type Board = Pick<Market, 'family' | 'id' | 'name' | 'times' | 'open' | 'close'>;

/** `470-1`, `470-17-890` or `45`; empty when nothing is declared. */
export const boardText = ({ open, close }: Pick<Board, 'open' | 'close'>): string =>
  (open ?? '') + (open === null ? '' : (close ?? ''));

export const isFull = ({ family, open, close }: Pick<Board, 'family' | 'open' | 'close'>): boolean =>
  open !== null && (family !== 'main' || close !== null);

export type DayResult = { readonly day: string; readonly result: MarketResult };

export type BoardDay = Pick<Board, 'open' | 'close'> & { readonly day: string };

export const dayOfBoard = (family: Family, { day, open, close }: BoardDay): DayResult => ({
  day,
  result: resultOf(family, open, close),
});

/**
 * A full board may be the day before's until the market's last session has ended, unless it was seen without it
 * on the market's day (`fresh`). A market that closes past midnight may show the day before until its open time.
 */
export function dayResult(board: Board, now: LocalTime, fresh: boolean): DayResult {
  const { family, times } = board;
  const day = times === null ? now.date : marketDay(times, now);
  const { open, close } = board;
  const none = { day: isoDate(day), result: resultOf(family, null, null) };
  const shown = { day: isoDate(day), result: resultOf(family, open, close) };
  if (times === null || open === null) return none;
  if (!closesPastMidnight(times)) {
    const last = family === 'main' ? 'Close' : 'Open';
    const todays = !isFull(board) || fresh || hasEnded(last, times, now.minute);
    return todays ? shown : none;
  }
  if (hasEnded('Open', times, now.minute)) return close === null || fresh ? shown : none;
  return { ...shown, day: isoDate(dayBefore(day)) };
}

/** A number that does not read as a result counts as not declared. */
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
