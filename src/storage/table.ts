import * as v from 'valibot';
import { createEntry, type Entry, type KeyValueStore } from '../lib/store.ts';
import type { MarketId } from '../domain/market/market-id.ts';
import { parsePhone, type Phone } from '../domain/phone.ts';
import { type Points, pointsOf } from '../domain/points.ts';

/** A `tab` value ends with the tab. */
export type Place = 'local' | 'tab' | 'database' | 'cache';

type Row = {
  /** `matka.NAME.vVERSION`; for a database or a cache, its name. */
  readonly key: string;
  readonly where: Place;
  /** The log-out removes what is a `player`'s. */
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

/** THE STORAGE TABLE: all that is left in a browser. A player's ends at a log-out; in the tab, at another's log-in. */
export const stored = {
  /** Also removed when the provider refuses the token. A kiosk keeps it and the next in the tab. */
  session: players('matka.session.v1'),
  /** A fingerprint, until the next log-in or log-out. */
  endedSession: players('matka.session-ended.v1'),
  device: browsers('matka.device.v1'),
  settings: browsers('matka.settings.v1'),
  /** Market days with bids of the player, and the results that were told. */
  results: players('matka.results.v2'),
  /** Wins that the player was shown. */
  toldWins: players('matka.wins-told.v1'),
  /** How long the player has played this month. */
  monthTime: players('matka.month.v1'),
  /** Where the first frame of the home screen leaves room. */
  places: players('matka.places.v1'),
  /** They outlive a log-out. */
  limits: browsers('matka.limits.v1'),
  /** Has a copy of the limits as they were last readable. */
  play: browsers('matka.play.v1'),
  /** At most 400 days of 500 markets and 200 kB. They are no player's own. */
  keptResults: browsers('matka.results-kept.v1'),
  /** What the boards showed in the last days, and when: the proof of a result's day. They are no player's own. */
  seenBoards: browsers('matka.boards.v1'),
  /** The last list of markets: a start without a network shows it. */
  keptMarkets: browsers('matka.markets-kept.v1'),
  /** Lets a page know of an open deposit before it has a database. */
  openDeposits: browsers('matka.deposits-open.v1'),
  /** Where older builds kept reported deposits, until their player's next visit. */
  awaitedDeposits: browsers('matka.deposits-awaited.v1'),
  /** What of the day's reports was sent: counts and fingerprints. */
  reports: browsers('matka.reports.v1'),
  /** Fingerprints of accounts without a bid, and of those that have one. */
  newPlayers: browsers('matka.new-players.v1'),
  bidders: browsers('matka.bidders.v1'),
  /** Visits with a bid, until the offer of the home screen is answered. */
  install: browsers('matka.install.v1'),
  /** Each with its owner's fingerprint. They outlive a log-out. */
  savedSlips: browsers('matka.saved-slips.v1'),
  /** Rows of another player are removed. */
  slips: tabs('matka.slips.v2'),
  /** Until the player closes their notice. */
  closedSlips: tabs('matka.slips-closed.v1'),
  /** Marks not on a slip yet. */
  marks: tabs('matka.marks.v1'),
  address: tabs('matka.wanted.v1'),
  /** Phone and name of a registration that was begun, or of a forgotten password; never a password or a code. */
  visitor: tabs('matka.visitor.v1'),
  renewal: tabs('matka.renewed.v1'),
  /** When a kiosk was last touched. */
  touched: tabs('matka.touched.v1'),
  lists: tabs('matka.lists.v1'),
  passwords: playersDatabase('matka-passwords'),
  /** The two databases below name accounts with this unreadable key. */
  keys: browsersDatabase('matka-keys'),
  /** Until the player was told; a day at most. They outlive a log-out. */
  journal: browsersDatabase('matka-journal'),
  /** Until a day after their end. They outlive a log-out. */
  deposits: browsersDatabase('matka-deposits'),
  /** The base path is added. The next build replaces them, `?nosw` removes them. */
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

export const openEntry = <T>(
  { key, where, schema }: StoredEntry<T>,
  stores: { readonly [Where in StoredEntry['where']]: KeyValueStore },
): Entry<T> => createEntry(stores[where], key, value => parseStored(schema, value));

export function parseStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value, { abortEarly: true });
  return read.success ? read.output : null;
}

export const points = v.custom<Points>(value => typeof value === 'number' && pointsOf(value) !== null);
export const phone = v.custom<Phone>(value => typeof value === 'string' && parsePhone(value) === value);
export const marketId = v.custom<MarketId>(value => typeof value === 'string');
