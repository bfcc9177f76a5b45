// The chart of a market: its results by weeks and days. Pure looking back; nothing here says what comes next.
import type { DayResult } from './board.ts';
import { allPanas, ank, isPana, risingOrder } from '../game/panna.ts';
import type { MarketResult } from '../game/settlement.ts';
import { toAsciiDigits } from '../../lib/digits.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Message } from '../../text/message.ts';
import { type BidSession, bidSessions, type Family } from './market.ts';

/** A day of a chart. `result` is null for a day of which nothing is known. */
export type ChartDay = { readonly day: string; readonly result: MarketResult | null };

/** A week of a chart by its Monday, with its seven days. */
type ChartWeek = { readonly monday: string; readonly days: readonly ChartDay[] };

/** Whether anything of a day is declared. */
export function isAnyDeclared(result: MarketResult): boolean {
  if (result.family === 'main') return result.openPana !== null || result.closePana !== null;
  return (result.family === 'gali' ? result.jodi : result.pana) !== null;
}

/**
 * The results of two sources, each day once, the oldest first. Where both have a day, each number is the later source's,
 * or the earlier's where that has none.
 */
export function mergedDays(earlier: readonly DayResult[], later: readonly DayResult[]): readonly DayResult[] {
  const byDay = new Map(earlier.map(({ day, result }) => [day, result]));
  for (const { day, result } of later) byDay.set(day, filled(result, byDay.get(day)));
  return [...byDay].map(([day, result]) => ({ day, result })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function filled(result: MarketResult, before: MarketResult | undefined): MarketResult {
  if (before === undefined || before.family !== result.family) return result;
  if (result.family !== 'main') return isAnyDeclared(result) ? result : before;
  if (before.family !== 'main') return result;
  const { openPana, closePana } = result;
  return { ...result, openPana: openPana ?? before.openPana, closePana: closePana ?? before.closePana };
}

/** A chart goes back so many days: a year and what fills its first and last week. */
export const chartLength = 400;

/** The results of the last 400 days until `today`; a server's other days are mistakes. */
export const chartDays = (results: readonly DayResult[], today: string): readonly DayResult[] => {
  const first = daysLater(today, 1 - chartLength);
  return results.filter(({ day, result }) => day >= first && day <= today && isAnyDeclared(result));
};

/** The weeks from the first known result to `today`'s, all seven days each; none where nothing is known by then. */
export function chartWeeks(results: readonly DayResult[], today: string): readonly ChartWeek[] {
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

/** A day's figures as charts show them, a part that is not declared as stars: `1*`; null where nothing is. */
type ChartFigures = {
  readonly open: string;
  readonly jodi: string;
  readonly close: string;
  /** The whole jodi, once both its digits are declared. */
  readonly known: string | null;
};

/** The figures of a main market's day or Gali's; `jodi` of Starline's is its ank. */
export function chartFigures(result: MarketResult | null): ChartFigures | null {
  if (result === null || !isAnyDeclared(result)) return null;
  if (result.family === 'gali') return { open: '', jodi: result.jodi ?? '', close: '', known: result.jodi };
  if (result.family === 'starline') {
    const pana = result.pana ?? '';
    return { open: pana, jodi: ank(pana), close: '', known: null };
  }
  const { openPana, closePana } = result;
  const jodi = (openPana === null ? '*' : ank(openPana)) + (closePana === null ? '*' : ank(closePana));
  return {
    open: openPana ?? '***',
    jodi,
    close: closePana ?? '***',
    known: jodi.includes('*') ? null : jodi,
  };
}

// When a number has come, by what a chart holds: when last, and how often. No prediction of any kind.
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

// Weeks of the calendar, from Monday to Sunday. A day is written `2026-11-21`.
const dayMs = 86_400_000;
const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day that is `days` later; below zero, earlier. */
export const daysLater = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayMs).toISOString().slice(0, 10);

/** The days from `from` to `to`: 0 for one day, below zero when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMs);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysLater(day, -((new Date(midnight(day)).getUTCDay() + 6) % 7));
