import { plainText } from '../../lib/text.ts';
import { type Family, inOrder, type Market } from './market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';

/** Null if there is none, or more than one. */
export function marketOfName(markets: readonly Market[], family: Family, name: string): Market | null {
  const [found, another] = markets.filter(
    market => market.family === family && plainText(market.name) === plainText(name),
  );
  return another === undefined ? (found ?? null) : null;
}

/**
 * 0 for the whole name, 1 and 2 for its beginning, 3 for the beginning of a later word, 4 for any part. Null
 * if the name does not fit.
 */
function fit({ name, family }: Market, wanted: string): number | null {
  const plain = plainText(name);
  if (plain === wanted) return 0;
  if (plain.startsWith(wanted)) return family === 'main' || wanted === '' ? 1 : 2;
  if (plain.includes(` ${wanted}`)) return 3;
  return plain.includes(wanted) ? 4 : null;
}

/** The best fit comes first; among equal fits the shortest name, then the order of the cards. */
export function marketsNamed(markets: readonly Market[], typed: string, now: MinuteOfDay): readonly Market[] {
  const wanted = plainText(typed);
  return inOrder(markets, now)
    .flatMap(market => {
      const place = fit(market, wanted);
      return place === null ? [] : [{ market, place, length: wanted && plainText(market.name).length }];
    })
    .toSorted((a, b) => a.place - b.place || Number(a.length) - Number(b.length))
    .map(({ market }) => market);
}
