import type { Body, EndpointId, WireReply } from '../../src/contract/index.ts';
import { refuse } from '../data/refusal.ts';
import type { Data, User, ReadonlyData } from '../data/schemas.ts';
import type { WallTime } from '../data/wall-time.ts';
import type { Past } from '../rules/past-results.ts';
import type { World } from '../world/world.ts';

/** A checked call: its body without the envelope, the world's data, and the time. */
export type Call<K extends EndpointId> = {
  readonly body: Body<K>;
  readonly data: ReadonlyData;
  /** The data to change. The first change of a world copies them, so read `data` until everything is checked. */
  readonly edit: () => Data;
  readonly now: WallTime;
  /** The same moment in ISO form, for records. */
  readonly at: string;
  /** The provider's time zone, for the dates that it writes. */
  readonly zone: string;
  /** Where the results of past days come from. */
  readonly past: Past;
  readonly failedLogIns: FailedLogIns;
  /** The player who calls; refuses where the endpoint carries no token. */
  readonly player: () => Readonly<User>;
};

/** Returns the reply's own fields; `status: true` is added. Throws a `Refusal` to refuse. */
export type Handler<K extends EndpointId> = (call: Call<K>) => WireReply<K>;

/** The handlers of these endpoints. */
export type Handlers<K extends EndpointId> = { readonly [Id in K]: Handler<Id> };

/** A player's own record, to change it. */
export const editUser = (data: Data, { id }: Readonly<User>): User =>
  data.users.find(user => user.id === id) ?? refuse('No such player');

/** The caller; refuses when the mobile number in the body is not his own. */
export function ownMobile(player: Readonly<User>, mobile: string): Readonly<User> {
  return player.mobile === mobile ? player : refuse('This mobile number is not yours');
}

/** For a line of a list: the reference of the request that has made it, where it had one. */
export const refField = ({ client_ref }: { readonly client_ref?: string | undefined }) =>
  client_ref === undefined ? {} : { client_ref };

const minuteMs = 60_000;

/** So many are kept in all: whoever tries one number after the other fills no memory. */
const mostKept = 1000;

/** The failed log-ins of the last minute, by the mock's clock. */
type FailedLogIns = {
  /** Refuses a number that has had its `failed_logins_a_minute`, whatever the password is. */
  readonly check: (mobile: string) => void;
  readonly add: (mobile: string) => void;
  /** The player has logged in. */
  readonly forget: (mobile: string) => void;
};

/** They are part of the world, so a restart does not end them, and the same calls get the same replies. */
export function failedLogIns({ state, clock }: World): FailedLogIns {
  const now = clock.now();
  // After a jump back of the clock those ahead of it count no more.
  const recent = () => state.failed_logins.filter(({ at }) => at > now - minuteMs && at <= now);
  return {
    check: mobile => {
      const most = state.data.content.failed_logins_a_minute;
      if (most !== null && recent().filter(failed => failed.mobile === mobile).length >= most)
        refuse('Too many failed attempts. Please try again after a minute');
    },
    add: mobile => {
      state.failed_logins = [...recent(), { mobile, at: now }].slice(-mostKept);
    },
    forget: mobile => {
      state.failed_logins = recent().filter(failed => failed.mobile !== mobile);
    },
  };
}
