// Keeps results as compact text: a year of a main market takes 2.2 kB.
import { type DayResult, partText, resultOfBoard } from './board.ts';
import { chartDays, chartLength, daysBetween, daysLater, isAnyDeclared, mergedDays } from './market-chart.ts';
import { families, type Family } from './market.ts';
import { type MarketId, marketKey } from './market-id.ts';
import type { MarketResult } from '../game/settlement.ts';

/**
 * `figures` has, for each day since `from`, the open and close pana (main), the pana (Starline) or the jodi
 * (Gali). Dots mean unknown.
 */
type KeptMarket = { readonly name: string; readonly from: string; readonly figures: string };

/** The markets by `keptKey`. */
export type KeptResults = { readonly [key: string]: KeptMarket };

export type SeenResults = {
  readonly family: Family;
  readonly id: MarketId;
  readonly name: string;
  readonly days: readonly DayResult[];
};

export const keptKey = ({ family, id }: Pick<SeenResults, 'family' | 'id'>): string => marketKey(family, id);

const width = { main: 6, starline: 3, gali: 2 } as const satisfies { readonly [F in Family]: number };

const packedFigures = (result: MarketResult): string => {
  if (result.family === 'gali') return result.jodi ?? '..';
  if (result.family === 'starline') return result.pana ?? '...';
  return (result.openPana ?? '...') + (result.closePana ?? '...');
};

function resultOf(family: Family, figures: string): MarketResult {
  const open = family === 'gali' ? figures : partText(family, 'Open', figures.slice(0, 3));
  return resultOfBoard({ family, open, close: partText(family, 'Close', figures.slice(3)) });
}

/** The days in order, the oldest first. */
export function keptDays(family: Family, kept: KeptMarket | undefined): readonly DayResult[] {
  if (kept === undefined) return [];
  const size = width[family];
  return Array.from({ length: Math.floor(kept.figures.length / size) }, (_, index) => ({
    day: daysLater(kept.from, index),
    result: resultOf(family, kept.figures.slice(index * size, (index + 1) * size)),
  })).filter(({ result }) => isAnyDeclared(result));
}

/**
 * Limits in characters of JSON (localStorage takes two bytes each) and in markets. More would leave no room
 * for days.
 */
const maxLength = 100_000;
const maxMarkets = 500;

function packed(family: Family, name: string, days: readonly DayResult[]): KeptMarket | null {
  const last = days.at(-1);
  if (last === undefined) return null;
  const earliest = daysLater(last.day, 1 - chartLength);
  const recent = days.filter(({ day }) => day >= earliest);
  const from = recent[0]?.day ?? last.day;
  const parts: string[] = Array.from({ length: daysBetween(from, last.day) + 1 }, () =>
    '.'.repeat(width[family]),
  );
  for (const { day, result } of recent) parts[daysBetween(from, day)] = packedFigures(result);
  return { name, from, figures: parts.join('') };
}

function isKept(kept: KeptMarket | undefined, { family, name, days }: SeenResults): boolean {
  if (kept === undefined || kept.name !== name) return false;
  const size = width[family];
  return days.every(({ day, result }) => {
    const at = daysBetween(kept.from, day) * size;
    return at >= 0 && mergesInto(kept.figures.slice(at, at + size), packedFigures(result));
  });
}

/** True if each pana is the same or unknown. */
const mergesInto = (kept: string, seen: string): boolean =>
  kept.length === seen.length &&
  Array.from(seen).every((figure, at) => figure === '.' || figure === kept[at]);

/**
 * The same object if nothing is new. If the text becomes too long, the oldest days of every market go first.
 */
export function withSeenResults(kept: KeptResults, seen: readonly SeenResults[], today: string): KeptResults {
  let room = maxMarkets - Object.keys(kept).length;
  const fresh = seen
    .map(market => ({ ...market, days: chartDays(market.days, today) }))
    .filter(market => market.days.length > 0 && !isKept(kept[keptKey(market)], market))
    .filter(market => keptKey(market) in kept || (room -= 1) >= 0);
  if (fresh.length === 0) return kept;
  const all: Record<string, KeptMarket> = { ...kept };
  for (const market of fresh) {
    const days = mergedDays(keptDays(market.family, kept[keptKey(market)]), market.days);
    const after = packed(market.family, market.name, days);
    if (after !== null) all[keptKey(market)] = after;
  }
  return shortened(all);
}

function shortened(all: KeptResults): KeptResults {
  let short = all;
  for (let most = chartLength; most > 1 && JSON.stringify(short).length > maxLength;) {
    most = Math.floor(most / 2);
    short = Object.fromEntries(Object.entries(short).map(([key, kept]) => [key, lastDays(key, kept, most)]));
  }
  return short;
}

function lastDays(key: string, { name, from, figures }: KeptMarket, most: number): KeptMarket {
  const size = width[families.find(family => key.startsWith(`${family} `)) ?? 'main'];
  const removed = Math.max(0, figures.length / size - most);
  return { name, from: daysLater(from, removed), figures: figures.slice(removed * size) };
}
