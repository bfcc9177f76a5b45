// When a number has come, by what a chart holds: when last, and how often. No prediction of any kind.
import { toAsciiDigits } from '../lib/digits.ts';
import { err, ok, type Result } from '../lib/result.ts';
import type { Message } from '../text/message.ts';
import type { DayResult } from './board.ts';
import { type BidSession, bidSessions, type Family } from './market.ts';
import { allPanas, ank, isPana, risingOrder } from './panna.ts';
import type { MarketResult } from './settlement.ts';

/** A day on which a number came; the session where the market has two and the number is of one of them. */
export type Hit = { readonly day: string; readonly session: BidSession | null };

const wanted = {
  main: { key: 'chart.typeMain' },
  starline: { key: 'chart.typeStarline' },
  gali: { key: 'chart.typeGali' },
} as const satisfies { readonly [F in Family]: Message };

const lengths: { readonly [F in Family]: readonly number[] } = {
  main: [1, 2, 3],
  starline: [1, 3],
  gali: [2],
};

/**
 * Reads a typed number, in digits of any script: a digit, a jodi or a pana where the family has them; `421` is read as
 * the pana `124`. Null for an empty text; the error says what can be looked for.
 */
export function readChartNumber(text: string, family: Family): Result<string, Message> | null {
  const number = toAsciiDigits(text.trim());
  if (number === '') return null;
  if (!/^\d+$/.test(number) || !lengths[family].includes(number.length)) return err(wanted[family]);
  const pana = number.length < 3 || isPana(number) ? number : risingOrder(number, allPanas);
  return pana === null ? err(wanted[family]) : ok(pana);
}

/** Where a number came, the oldest first: a digit as ank, two as jodi, three as pana. */
export const hitsOf = (number: string, results: readonly DayResult[]): readonly Hit[] =>
  results
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .flatMap(({ day, result }) => sessionsWith(number, result).map(session => ({ day, session })));

/** The sessions of a day in which a number came; `[null]` where the day has one result, and for a jodi. */
function sessionsWith(number: string, result: MarketResult): readonly (BidSession | null)[] {
  if (result.family === 'gali') return result.jodi === number ? [null] : [];
  const shows = (pana: string | null): boolean =>
    pana !== null && (number.length === 1 ? ank(pana) : pana) === number;
  if (result.family === 'starline') return shows(result.pana) ? [null] : [];
  const { openPana, closePana } = result;
  if (number.length !== 2)
    return bidSessions.filter(session => shows(session === 'Open' ? openPana : closePana));
  const jodi = openPana === null || closePana === null ? null : ank(openPana) + ank(closePana);
  return jodi === number ? [null] : [];
}
