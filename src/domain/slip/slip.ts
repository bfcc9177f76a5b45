// A slip may contain the same number more than once, because each row is a separate bid.
import type { BidRow } from './bid.ts';
import { isoDate, type LocalTime } from '../dates.ts';
import { type GameKey, gameList } from '../game/game-list.ts';
import type { Game } from '../game/games.ts';
import type { MarketId } from '../market/market-id.ts';
import type { KnownMarket, MarketOf } from '../market/known-market.ts';
import { type Family, marketDay, nextClosing } from '../market/market.ts';
import type { MinuteOfDay } from '../minute-of-day.ts';
import { numberText } from '../game/panna.ts';
import type { OrderEnd, Settled } from '../placing/order.ts';
import type { Words } from '../../text/message.ts';

/** `id` is unique among all rows of all slips. */
export type SlipRow = BidRow & { readonly id: string };

/** Rows with the same key differ at most in their points. */
const numberKey = (row: BidRow): string => `${row.session} ${numberText(row)}`;

export function repeats<Row extends BidRow>(rows: readonly BidRow[], added: readonly Row[]): readonly Row[] {
  const known = new Set(rows.map(numberKey));
  return added.filter(row => known.has(numberKey(row)));
}

/** The rows contain each of the `wanted` with its points, as often as it is wanted. */
export function containsRows(rows: readonly BidRow[], wanted: readonly BidRow[]): boolean {
  const rest = rows.map(bidKey);
  return wanted.every(row => {
    const at = rest.indexOf(bidKey(row));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const bidKey = (row: BidRow): string => `${numberKey(row)} ${row.points}`;

type Identified = Pick<SlipRow, 'id'>;

export function withoutRows(rows: readonly SlipRow[], gone: readonly Identified[]): readonly SlipRow[] {
  const ids = new Set(gone.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
}

export const settledRows = ({ placed, earlier }: Settled): readonly Identified[] =>
  [...placed, ...earlier].map(({ row }) => ({ id: row }));

/** Each of `rows` that is left waits for an earlier request, so nothing was sent, and the question says all about them. */
export const onlyWaits = (end: OrderEnd, rows: readonly Identified[]): boolean =>
  end.kind === 'unclear' && end.waiting.length === rows.length - settledRows(end).length;

/** Puts rows back to their places in `before`. Rows added since then come last. */
export function restored(
  before: readonly SlipRow[],
  now: readonly SlipRow[],
  removed: readonly Identified[],
): readonly SlipRow[] {
  const there = new Set([...now, ...removed].map(({ id }) => id));
  const old = before.filter(({ id }) => there.has(id));
  return [...old, ...withoutRows(now, old)];
}

/** `day` is the market's day, such as `2026-11-21`. */
export type SlipKey = {
  readonly mobile: string;
  readonly game: GameKey;
  readonly market: MarketId;
  readonly day: string;
};
export type KeptSlip = SlipKey & { readonly rows: readonly SlipRow[] };

export const isSameSlip = (a: SlipKey, b: SlipKey): boolean =>
  a.mobile === b.mobile && a.game === b.game && a.market === b.market && a.day === b.day;

export const familyOf = (game: GameKey): Family => gameList.find(({ key }) => key === game)?.family ?? 'main';

export const marketOfSlip = ({ game, market }: SlipKey, marketOf: MarketOf): KnownMarket =>
  marketOf(familyOf(game), market);

export const isSlipOver = (slip: SlipKey, marketOf: MarketOf, now: LocalTime): boolean =>
  slip.day < isoDate(marketDay(marketOfSlip(slip, marketOf).times, now));

export const unsentSlips = (slips: readonly KeptSlip[], mobile: string, marketOf: MarketOf, now: LocalTime) =>
  slips.filter(slip => slip.mobile === mobile && !isSlipOver(slip, marketOf, now));

/** The minutes until the first of the rows ends. */
export function minutesLeft(
  game: Game,
  rows: readonly BidRow[],
  { times }: KnownMarket,
  now: MinuteOfDay,
): number | null {
  const closeOnly = game.session === 'choose' && rows.every(({ session }) => session === 'Close');
  return nextClosing({ times, openDeclared: closeOnly }, now)?.minutes ?? null;
}

/** Null if only one new row was added. */
export function addedWords(added: readonly BidRow[], repeated: readonly BidRow[]): Words | null {
  const [first] = repeated;
  if (first !== undefined && repeated.length === 1)
    return { key: 'bid.repeatedOne', params: { digits: numberText(first) } };
  if (first !== undefined) return { key: 'bid.repeatedMany', params: { count: repeated.length } };
  return added.length === 1 ? null : { key: 'bid.added', params: { count: added.length } };
}

export type PastedKey = { readonly mobile: string; readonly game: GameKey; readonly market: MarketId };

export type PastedText = PastedKey & { readonly text: string };
