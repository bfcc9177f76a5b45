import * as v from 'valibot';
import { createEntry, type Entry, type KeyValueStore } from '../lib/store.ts';
import type { MarketId } from '../domain/market/market-id.ts';
import { parsePhone, type Phone } from '../domain/phone.ts';
import { type Points, pointsOf } from '../domain/points.ts';

/** A `tab` value ends with the tab. */
export type Place = 'local' | 'tab' | 'database' | 'cache';

type Row = {
  /** `matka.NAME.vVERSION`. For a database or a cache, its name. */
  readonly key: string;
  readonly where: Place;
  /** The log-out removes values that belong to a `player`. */
  readonly whose: 'player' | 'browser';
};

const rows =
  <Where extends Place, Whose extends Row['whose']>(where: Where, whose: Whose) =>
  <Key extends string>(key: Key) =>
    ({ key, where, whose }) as const;
const players = rows('local', 'player');
const browsers = rows('local', 'browser');
const tabs = rows('tab', 'player');
const playersDatabase = rows('database', 'player');
const browsersDatabase = rows('database', 'browser');

/**
 * THE STORAGE TABLE: everything that the app leaves in a browser. A player's values end at a log-out. In the
 * tab they end at another player's log-in.
 */
export const stored = {
  /** Also removed when the provider refuses the token. A kiosk keeps this and the next value in the tab. */
  session: players('matka.session.v1'),
  /** A fingerprint that stays until the next log-in or log-out. */
  endedSession: players('matka.session-ended.v1'),
  device: browsers('matka.device.v1'),
  settings: browsers('matka.settings.v1'),
  /** Market days with bids of the player, and the results that were shown. */
  results: players('matka.results.v2'),
  /** Wins that the player has seen. */
  toldWins: players('matka.wins-told.v1'),
  /** The time that the player has played this month. */
  monthTime: players('matka.month.v1'),
  /** The places that the first frame of the home screen leaves room for. */
  places: players('matka.places.v1'),
  /** The limits outlive a log-out. */
  limits: browsers('matka.limits.v1'),
  /** Contains a copy of the limits as they were last readable. */
  play: browsers('matka.play.v1'),
  /** At most 400 days of 500 markets and 200 kB. Belongs to no player. */
  keptResults: browsers('matka.results-kept.v1'),
  /** The values of the boards in the last days, which prove the day of a result. Belongs to no player. */
  seenBoards: browsers('matka.boards.v1'),
  /** The last list of markets, for a start without a network. */
  keptMarkets: browsers('matka.markets-kept.v1'),
  /** Tells a page about an open deposit before its database is open. */
  openDeposits: browsers('matka.deposits-open.v1'),
  /** Older builds kept reported deposits here. They stay until their player's next visit. */
  awaitedDeposits: browsers('matka.deposits-awaited.v1'),
  /** The counts and fingerprints that today's reports have sent. */
  reports: browsers('matka.reports.v1'),
  /** Fingerprints of accounts without a bid, and of those that have one. */
  newPlayers: browsers('matka.new-players.v1'),
  bidders: browsers('matka.bidders.v1'),
  /** Visits with a bid, until the player answers the offer to install. */
  install: browsers('matka.install.v1'),
  /** Each slip has its owner's fingerprint. Slips outlive a log-out. */
  savedSlips: browsers('matka.saved-slips.v1'),
  /** Rows of another player are removed. */
  slips: tabs('matka.slips.v2'),
  /** Kept until the player closes the notice about them. */
  closedSlips: tabs('matka.slips-closed.v1'),
  /** Marks that are not on a slip yet. */
  marks: tabs('matka.marks.v1'),
  address: tabs('matka.wanted.v1'),
  /** Phone and name of an unfinished registration or of a forgotten password. Never a password or a code. */
  visitor: tabs('matka.visitor.v1'),
  renewal: tabs('matka.renewed.v1'),
  /** The time when a kiosk was last touched. */
  touched: tabs('matka.touched.v1'),
  lists: tabs('matka.lists.v1'),
  passwords: playersDatabase('matka-passwords'),
  /** Names the accounts in the two databases below by a key that cannot be read. */
  keys: browsersDatabase('matka-keys'),
  /** Kept for a day, and until the end is known and the player has read the outcome. They outlive a log-out. */
  journal: browsersDatabase('matka-journal'),
  /** Kept until a day after their end. They outlive a log-out. */
  deposits: browsersDatabase('matka-deposits'),
  /** The base path is appended. The next build replaces the cache, and `?nosw` removes it. */
  files: { key: 'matka:', where: 'cache', whose: 'browser' },
} as const satisfies { readonly [name: string]: Row };

export const browsersKeys: readonly string[] = Object.values(stored)
  .filter(({ where, whose }) => where === 'local' && whose === 'browser')
  .map(({ key }) => key);

export type StoredEntry<T = unknown> = {
  readonly key: string;
  readonly where: 'local' | 'tab';
  /** A value that does not fit is removed. */
  readonly schema: v.GenericSchema<unknown, T>;
};

export const entry = <T>(
  { key, where }: Pick<StoredEntry, 'key' | 'where'>,
  schema: StoredEntry<T>['schema'],
): StoredEntry<T> => ({ key, where, schema });

/** The stores of a page: one for the browser, and one for its tab. */
export type Stores = { readonly [Where in StoredEntry['where']]: KeyValueStore };

export const openEntry = <T>({ key, where, schema }: StoredEntry<T>, stores: Stores): Entry<T> =>
  createEntry(stores[where], key, value => parseStored(schema, value));

export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
}

export const points = v.custom<Points>(value => typeof value === 'number' && pointsOf(value) !== null);
export const phone = v.custom<Phone>(value => typeof value === 'string' && parsePhone(value) === value);
export const marketId = v.custom<MarketId>(value => typeof value === 'string');
