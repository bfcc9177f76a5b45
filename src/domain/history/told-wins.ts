// The banner of wins shows each win until the player dismisses it.
import { plainText } from '../../lib/text.ts';
import { families, type Family } from '../market/market.ts';
import { seemsComplete } from './listed.ts';
import type { OwnDays } from './live-slip.ts';
import { recordDay } from './record-day.ts';
import { shortestList } from './shortest-list.ts';

/** A win that was shown to the player. */
export type ToldWin = {
  readonly key: string;
  readonly day: string;
  readonly market: string;
  readonly points: number;
  readonly dismissed: boolean;
};

export type ListedWin = Omit<ToldWin, 'dismissed'> & { readonly family: Family };

/** The wins of these days whose points can be read. Equal wins get different keys. */
export function listedWinsOf(own: OwnDays, days: readonly string[]): readonly ListedWin[] {
  const counts = new Map<string, number>();
  return families.flatMap(family =>
    (own[family].wins?.rows ?? []).flatMap(win => {
      const day = recordDay(win.date);
      if (day === null || !days.includes(day) || win.amount === 'unreadable') return [];
      const { marketName: market, label, session, digits, closeDigits, amount } = win;
      const parts = [family, day, market, label, session, digits, closeDigits, amount.exact];
      const name = parts.map(plainText).join('|');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const points = Math.floor(Number(amount.exact));
      return [{ key: `${name}|${count}`, family, day, market, points }];
    }),
  );
}

export const undismissed = (listed: readonly ListedWin[], told: readonly ToldWin[]): readonly ListedWin[] => {
  const gone = new Set(told.filter(({ dismissed }) => dismissed).map(({ key }) => key));
  return listed.filter(({ key }) => !gone.has(key));
};

/**
 * Wins that were shown, but that a complete list of their day no longer has. From a list that ends after its newest
 * lines, a win may have left as newer ones entered.
 */
export function takenBackWins(own: OwnDays, listed: readonly ListedWin[], told: readonly ToldWin[]) {
  const areWhole = families.every(family => seemsComplete(own[family].wins));
  const keys = new Set(listed.map(({ key }) => key));
  const mayHaveLeft = ({ key: gone }: ToldWin, at: number): boolean => {
    const family = gone.split('|', 1)[0] ?? '';
    const shown = listed.filter(win => win.family === family);
    const older = told.slice(0, at).filter(({ key }) => keys.has(key) && key.startsWith(`${family}|`));
    return shown.length >= shortestList && older.length === 0;
  };
  return areWhole ? told.filter((win, at) => !keys.has(win.key) && !mayHaveLeft(win, at)) : [];
}

/** The entry to store after a look: the wins of these days that were shown, each with its own end. */
export function afterShown(told: readonly ToldWin[], listed: readonly ListedWin[], days: readonly string[]) {
  const known = new Set(told.map(({ key }) => key));
  const fresh = listed
    .filter(({ key }) => !known.has(key))
    .map(({ key, day, market, points }) => ({ key, day, market, points, dismissed: false }));
  const kept = told.filter(({ day }) => days.includes(day));
  return fresh.length === 0 && kept.length === told.length ? told : [...kept, ...fresh];
}
