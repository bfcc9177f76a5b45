/** Where something stands: `local` outlives the window, `tab` dies with the tab. */
export type Place = 'local' | 'tab' | 'database' | 'cache';

type Row = {
  /** `matka.NAME.vVERSION`; of a database or a cache, its name. */
  readonly key: string;
  readonly where: Place;
  /** A `player`'s own goes with the log-out; a `browser`'s stays, whoever uses it. */
  readonly whose: 'player' | 'browser';
};

/** THE STORAGE TABLE: all that the app leaves in a browser. The schemas stand in the files beside it. */
export const stored = {
  /** Name, token and mobile number. A token that the provider refuses ends it too. */
  session: { key: 'matka.session.v1', where: 'local', whose: 'player' },
  /** Whose session the provider has ended, as a fingerprint. The next log-in or log-out ends it. */
  endedSession: { key: 'matka.session-ended.v1', where: 'local', whose: 'player' },
  /** A random id of the browser. */
  device: { key: 'matka.device.v1', where: 'local', whose: 'browser' },
  /** Deposits that were posted while a page closed, until they are noted in the database. */
  departedPosts: { key: 'matka.deposits-left.v1', where: 'local', whose: 'browser' },
  /** Rows that are not placed; placed and deleted ones leave. Another player's are dropped. */
  slips: { key: 'matka.slips.v2', where: 'tab', whose: 'player' },
  /** Rows whose session has closed, until the player has read them. */
  closedSlips: { key: 'matka.slips-closed.v1', where: 'tab', whose: 'player' },
  /** The address to go to after the log-in; it is used once. */
  address: { key: 'matka.wanted.v1', where: 'tab', whose: 'player' },
  /** When the page last loaded itself anew. */
  renewal: { key: 'matka.renewed.v1', where: 'tab', whose: 'player' },
  /** What a password can be checked against. */
  passwords: { key: 'matka-passwords', where: 'database', whose: 'player' },
  /** Attempts to move points, until they are told; at most a day. They outlive a log-out. */
  journal: { key: 'matka-journal', where: 'database', whose: 'browser' },
  /** Payments that no reply has confirmed, until a reply or the player says so. They outlive a log-out. */
  deposits: { key: 'matka-deposits', where: 'database', whose: 'browser' },
  /** The files of a build; its key goes on with the base path. The next build replaces them, `?nosw` removes them. */
  files: { key: 'matka:', where: 'cache', whose: 'browser' },
} as const satisfies { readonly [name: string]: Row };

/** The keys of `localStorage` that a log-out leaves. */
export const browsersKeys: readonly string[] = Object.values(stored)
  .filter(({ where, whose }) => where === 'local' && whose === 'browser')
  .map(({ key }) => key);
