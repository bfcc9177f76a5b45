// The results that a device keeps of each market, packed: a year of a main market is 2.2 kB.
import { dayOfBoard, type DayResult } from './board.ts';
import { chartDays, chartLength, isAnyDeclared, mergedDays } from './market-chart.ts';
import type { Family } from './market.ts';
import type { MarketId } from './market-id.ts';
import { ank } from './panna.ts';
import type { MarketResult } from './settlement.ts';
import { daysBetween, daysLater } from './weeks.ts';

/**
 * What is kept of a market. `figures` has a part for each day since `from`: the open and close pana of a main market
 * (6 figures), Starline's pana (3), Gali's jodi (2); dots stand for what is not known.
 */
export type KeptMarket = { readonly name: string; readonly from: string; readonly figures: string };

/** What is kept of all markets, by `keptKey`. */
export type KeptResults = { readonly [key: string]: KeptMarket };

/** A market and results of it. */
export type SeenResults = {
  readonly family: Family;
  readonly id: MarketId;
  readonly name: string;
  readonly days: readonly DayResult[];
};

export const keptKey = ({ family, id }: Pick<SeenResults, 'family' | 'id'>): string => `${family} ${id}`;

const width = { main: 6, starline: 3, gali: 2 } as const satisfies { readonly [F in Family]: number };

const figuresOf = (result: MarketResult): string => {
  if (result.family === 'gali') return result.jodi ?? '..';
  if (result.family === 'starline') return result.pana ?? '...';
  return (result.openPana ?? '...') + (result.closePana ?? '...');
};

/** Reads a day's figures; what is no pana or jodi counts as not known. */
function resultOf(family: Family, figures: string): MarketResult {
  const board = (pana: string): string => `${pana}-${ank(pana)}`;
  if (family === 'gali') return dayOfBoard(family, { day: '', open: figures, close: null }).result;
  const [open, close] = [figures.slice(0, 3), figures.slice(3)];
  return dayOfBoard(family, { day: '', open: board(open), close: `${ank(close)}-${close}` }).result;
}

/** The known results of a kept market, the oldest first. */
export function keptDays(family: Family, kept: KeptMarket | undefined): readonly DayResult[] {
  if (kept === undefined) return [];
  const size = width[family];
  return Array.from({ length: Math.floor(kept.figures.length / size) }, (_, index) => ({
    day: daysLater(kept.from, index),
    result: resultOf(family, kept.figures.slice(index * size, (index + 1) * size)),
  })).filter(({ result }) => isAnyDeclared(result));
}

/** Characters of all as JSON: localStorage takes two bytes for each. */
const maxLength = 100_000;

function packed(family: Family, name: string, days: readonly DayResult[], most: number): KeptMarket | null {
  const last = days.at(-1);
  if (last === undefined) return null;
  const earliest = daysLater(last.day, 1 - most);
  const recent = days.filter(({ day }) => day >= earliest);
  const from = recent[0]?.day ?? last.day;
  const parts: string[] = Array.from({ length: daysBetween(from, last.day) + 1 }, () =>
    '.'.repeat(width[family]),
  );
  for (const { day, result } of recent) parts[daysBetween(from, day)] = figuresOf(result);
  return { name, from, figures: parts.join('') };
}

/** Whether all of a look at a market is kept already. */
function isKept(kept: KeptMarket | undefined, { family, name, days }: SeenResults): boolean {
  if (kept === undefined || kept.name !== name) return false;
  const size = width[family];
  return days.every(({ day, result }) => {
    const at = daysBetween(kept.from, day) * size;
    return at >= 0 && mergesInto(kept.figures.slice(at, at + size), figuresOf(result));
  });
}

/** Whether new figures add nothing to the kept ones: each pana is the same or not known. */
const mergesInto = (kept: string, seen: string): boolean =>
  kept.length === seen.length &&
  Array.from(seen).every((figure, at) => figure === '.' || figure === kept[at]);

/**
 * What is kept after a look at some markets; the same object when nothing is new. The last 400 days of a market at most;
 * when all is too long, the oldest days of every market go first.
 */
export function withSeen(kept: KeptResults, looks: readonly SeenResults[], today: string): KeptResults {
  const fresh = looks
    .map(look => ({ ...look, days: chartDays(look.days, today) }))
    .filter(look => look.days.length > 0 && !isKept(kept[keptKey(look)], look));
  if (fresh.length === 0) return kept;
  const all: Record<string, KeptMarket> = { ...kept };
  for (const one of fresh) {
    const { family, name } = one;
    const days = mergedDays(keptDays(family, kept[keptKey(one)]), one.days);
    const after = packed(family, name, days, chartLength);
    if (after !== null) all[keptKey(one)] = after;
  }
  return shortened(all);
}

function shortened(all: KeptResults): KeptResults {
  let short = all;
  for (
    let most = chartLength;
    JSON.stringify(short).length > maxLength && most > 1;
    most = Math.floor(most / 2)
  )
    short = Object.fromEntries(
      Object.entries(short).map(([key, kept]) => [key, lastDays(familyOf(key), kept, Math.floor(most / 2))]),
    );
  while (JSON.stringify(short).length > maxLength)
    short = Object.fromEntries(Object.entries(short).slice(Math.ceil(Object.keys(short).length / 4)));
  return short;
}

const familyOf = (key: string): Family =>
  key.startsWith('main ') ? 'main' : key.startsWith('starline ') ? 'starline' : 'gali';

function lastDays(family: Family, kept: KeptMarket, most: number): KeptMarket {
  return packed(family, kept.name, keptDays(family, kept), most) ?? kept;
}
