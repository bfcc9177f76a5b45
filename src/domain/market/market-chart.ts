// Charts only look back. Nothing here predicts a result.
import type { DayResult } from './board.ts';
import { allPanas, ank, isPana, risingOrder } from '../game/panna.ts';
import type { MarketResult } from '../game/settlement.ts';
import { plainFigure } from '../../lib/figure.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Message } from '../../text/message.ts';
import { type BidSession, bidSessions, type Family } from './market.ts';

/** `result` is null if nothing is known about the day. */
export type ChartDay = { readonly day: string; readonly result: MarketResult | null };

export function isAnyDeclared(result: MarketResult): boolean {
  if (result.family === 'main') return result.openPana !== null || result.closePana !== null;
  return (result.family === 'gali' ? result.jodi : result.pana) !== null;
}

/** Each day once, the oldest first. If both sources have a number, the later one counts. */
export function mergedDays(earlier: readonly DayResult[], later: readonly DayResult[]): readonly DayResult[] {
  const byDay = new Map(earlier.map(({ day, result }) => [day, result]));
  for (const { day, result } of later) byDay.set(day, filled(result, byDay.get(day)));
  return [...byDay].map(([day, result]) => ({ day, result })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function filled(result: MarketResult, before: MarketResult | undefined): MarketResult {
  if (result.family !== 'main' || before?.family !== 'main')
    return before?.family !== result.family || isAnyDeclared(result) ? result : before;
  const { openPana, closePana } = result;
  return { ...result, openPana: openPana ?? before.openPana, closePana: closePana ?? before.closePana };
}

/** A year, with the days that complete its first and last week. */
export const chartLength = 400;

/** Other days from a server are mistakes. */
export const chartDays = (results: readonly DayResult[], today: string): readonly DayResult[] => {
  const first = daysLater(today, 1 - chartLength);
  return results.filter(({ day, result }) => day >= first && day <= today && isAnyDeclared(result));
};

export function chartWeeks(results: readonly DayResult[], today: string) {
  const byDay = new Map(chartDays(results, today).map(({ day, result }) => [day, result]));
  const [first] = [...byDay.keys()].toSorted();
  if (first === undefined) return [];
  const monday = mondayOf(first);
  const weeks = Math.floor(daysBetween(monday, today) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) => {
    const start = daysLater(monday, week * 7);
    const days = Array.from({ length: 7 }, (__, index): ChartDay => {
      const day = daysLater(start, index);
      return { day, result: byDay.get(day) ?? null };
    });
    return { monday: start, days };
  });
}

/** Parts that are not declared are stars: `1*`. The `jodi` of Starline is its ank. */
export function chartFigures(result: MarketResult | null) {
  if (result === null || !isAnyDeclared(result)) return null;
  if (result.family === 'gali') return { open: '', jodi: result.jodi ?? '', close: '', known: result.jodi };
  if (result.family === 'starline') {
    const pana = result.pana ?? '';
    return { open: pana, jodi: ank(pana), close: '', known: null };
  }
  const { openPana, closePana } = result;
  const jodi = (openPana === null ? '*' : ank(openPana)) + (closePana === null ? '*' : ank(closePana));
  const known = jodi.includes('*') ? null : jodi;
  return { open: openPana ?? '***', jodi, close: closePana ?? '***', known };
}

/** The session is null if the number belongs to the whole day. */
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

/** Reads the pana `421` as `124`. Null for an empty text. */
export function readChartNumber(text: string, family: Family): Result<string, Message> | null {
  const number = plainFigure(text);
  if (number === '') return null;
  if (!/^\d+$/.test(number) || !lengths[family].includes(number.length)) return err(wanted[family]);
  const pana = number.length < 3 || isPana(number) ? number : risingOrder(number, allPanas);
  return pana === null ? err(wanted[family]) : ok(pana);
}

export const hitsOf = (number: string, results: readonly DayResult[]): readonly Hit[] =>
  results
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .flatMap(({ day, result }) => sessionsWith(number, result).map(session => ({ day, session })));

/** `[null]` for a jodi, and for a day that has only one result. */
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

// Weeks begin on Monday.
const dayMs = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysLater = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);

export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7));
