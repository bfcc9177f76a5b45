// The chart of a market: its results by weeks and days. Pure looking back; nothing here says what comes next.
import type { DayResult } from './board.ts';
import { ank } from './panna.ts';
import type { MarketResult } from './settlement.ts';
import { daysBetween, daysLater, mondayOf } from './weeks.ts';

/** A day of a chart. `result` is null for a day of which nothing is known. */
export type ChartDay = { readonly day: string; readonly result: MarketResult | null };

/** A week of a chart by its Monday, with its seven days. */
export type ChartWeek = { readonly monday: string; readonly days: readonly ChartDay[] };

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
export type ChartFigures = {
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
