import type { Config } from '../api/config.ts';
import type { Args, EndpointId, Reply } from '../contract/index.ts';
import type { LocalTime } from '../domain/dates.ts';
import type { Phone } from '../domain/phone.ts';

export type Player = {
  readonly phone: Phone;
  readonly password: string;
  readonly username: string;
  readonly token: string;
};

export type Context = {
  readonly siteId: string;
  /** An optional call is made only if config.json names its path. */
  readonly paths: Config['paths'];
  readonly splitSessions: boolean;
  /** The player who receives points and is looked up. */
  readonly receiver: Phone | null;
  readonly player: Player | null;
  /** The provider's local time. */
  readonly now: LocalTime;
  readonly replies: { readonly [K in EndpointId]?: Reply<K> };
};

/** `label` distinguishes it from other requests of the same call. */
export type Request<K extends EndpointId> = {
  readonly args: Args<K>;
  readonly label?: string;
  /** The change that the request makes, which is printed before it is sent. */
  readonly does?: string;
};

/**
 * The call is made always, because it only reads, or only by name, or never. Without requests, `requests`
 * returns the reason.
 */
export type Way<K extends EndpointId> =
  | {
      readonly asked: 'always' | 'byName';
      readonly requests: (context: Context) => readonly Request<K>[] | string;
    }
  | { readonly asked: 'never'; readonly why: string };

export const noPlayer = 'nobody is logged in';

export const own =
  <K extends EndpointId>(request: (player: Player, context: Context) => Request<K>) =>
  (context: Context): readonly Request<K>[] | string =>
    context.player === null ? noPlayer : [request(context.player, context)];
