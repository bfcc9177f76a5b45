/** `local` is `localStorage`; `tab` is `sessionStorage`, which ends with the tab. */
export type Place = 'local' | 'tab' | 'database' | 'cache';

type Row = {
  /** `matka.NAME.vVERSION`; for a database or a cache, its name. */
  readonly key: string;
  readonly where: Place;
  /** The log-out removes what is a `player`'s. What is a `browser`'s stays for all who use it. */
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
 * THE STORAGE TABLE: all that the app leaves in a browser. The schemas are in the files beside it; a value that does not
 * fit its schema is removed when it is read. A player's own also ends at a log-out (state/account/log-out.ts) and, in the
 * tab, when another player logs in (session-expiry.ts).
 */
export const stored = {
  /**
   * Name, token and mobile number. Removed when the provider refuses the token, too. A kiosk has it, and the next, in the
   * tab.
   */
  session: players('matka.session.v1'),
  /** The fingerprint of the player whose session the provider has ended, until the next log-in or log-out. */
  endedSession: players('matka.session-ended.v1'),
  /** A random id of the browser. */
  device: browsers('matka.device.v1'),
  /** Language, theme, notifications and the entry of bids, which a visitor may choose too. */
  settings: browsers('matka.settings.v1'),
  /** The markets in which the player has bids of the day, and what their boards showed when he was told. */
  results: players('matka.results.v1'),
  /** The limits that players have set for themselves. They outlive a log-out. */
  limits: browsers('matka.limits.v1'),
  /** The bids of the day, what histories showed of it, the time of play, and the limits as they were last readable. */
  play: browsers('matka.play.v1'),
  /** Results that this browser has seen, packed: 400 days of 500 markets and 200 kB at most. They are no player's own. */
  keptResults: browsers('matka.results-kept.v1'),
  /** When the deposits of `deposits` last changed, while one of them is open: a page asks for it before it has a database. */
  openDeposits: browsers('matka.deposits-open.v1'),
  /** Where older builds kept reported deposits, until their player's next visit. */
  awaitedDeposits: browsers('matka.deposits-awaited.v1'),
  /** Fingerprints of the players who have registered here and neither bid nor closed the line for new players. */
  newPlayers: browsers('matka.new-players.v1'),
  /** Slips that players keep under a name, each with its owner's fingerprint. They outlive a log-out. */
  savedSlips: browsers('matka.saved-slips.v1'),
  /** Rows that are not placed yet. Rows of another player are removed. */
  slips: tabs('matka.slips.v2'),
  /** Rows whose session has closed, until the player closes their notice (`forgetClosed` in live/slips.ts). */
  closedSlips: tabs('matka.slips-closed.v1'),
  /** What is marked on boards and not on a slip yet; the marks of a market's day end with the player's word. */
  marks: tabs('matka.marks.v1'),
  /** The address to open after the log-in; it is used once. */
  address: tabs('matka.wanted.v1'),
  /** The time of the last reload that the app started. */
  renewal: tabs('matka.renewed.v1'),
  /** Lists that were typed or pasted and are not on a slip yet, by player, game and market. */
  lists: tabs('matka.lists.v1'),
  /** Verifiers of passwords. */
  passwords: playersDatabase('matka-passwords'),
  /** The key with which the two databases below name their accounts; it cannot be read. Made with the first record. */
  keys: browsersDatabase('matka-keys'),
  /** Attempts to move points, until the player was told; a day at most. They outlive a log-out. */
  journal: browsersDatabase('matka-journal'),
  /** Deposits, from the tap that begins one until a day after its end. They outlive a log-out. */
  deposits: browsersDatabase('matka-deposits'),
  /** The files of a build. The base path is added to this key. The next build replaces them, `?nosw` removes them. */
  files: { key: 'matka:', where: 'cache', whose: 'browser' },
} as const satisfies { readonly [name: string]: Row };

/** The keys of `localStorage` that stay after a log-out. */
export const browsersKeys: readonly string[] = Object.values(stored)
  .filter(({ where, whose }) => where === 'local' && whose === 'browser')
  .map(({ key }) => key);
