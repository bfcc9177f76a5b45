import type { Config } from '../api/config.ts';
import type { Args, EndpointId, Reply } from '../contract/index.ts';
import type { LocalTime } from '../domain/dates.ts';
import type { Phone } from '../domain/phone.ts';

/** The player who is logged in. */
export type Player = {
  readonly phone: Phone;
  readonly password: string;
  readonly username: string;
  readonly token: string;
};

/** What is known when a call is made: the settings, and the replies so far. */
export type Context = {
  readonly siteId: string;
  /** The paths that config.json names. An optional call is made only there. */
  readonly paths: Config['paths'];
  readonly splitSessions: boolean;
  /** Who receives points and is looked up; null when nobody was named. */
  readonly receiver: Phone | null;
  readonly player: Player | null;
  /** The provider's date and time. */
  readonly now: LocalTime;
  readonly replies: { readonly [K in EndpointId]?: Reply<K> };
};

/** One request of a call; `label` tells it from others of the same call. */
export type Request<K extends EndpointId> = {
  readonly args: Args<K>;
  readonly label?: string;
  /** What it changes, said before it is sent. */
  readonly does?: string;
};

/**
 * When a call is made: always, because it only reads; only when its name is given; or never. `requests` returns why there
 * is none instead.
 */
export type Way<K extends EndpointId> =
  | {
      readonly asked: 'always' | 'byName';
      readonly requests: (context: Context) => readonly Request<K>[] | string;
    }
  | { readonly asked: 'never'; readonly why: string };

/** Why a player's call is not made. */
export const noPlayer = 'nobody is logged in';

/** A request of the player's own. */
export const own =
  <K extends EndpointId>(request: (player: Player, context: Context) => Request<K>) =>
  (context: Context): readonly Request<K>[] | string =>
    context.player === null ? noPlayer : [request(context.player, context)];
