import type { Body, EndpointId, WireReply } from '../../src/contract/index.ts';
import { refuse } from '../data/refusal.ts';
import type { Data, User, ReadonlyData } from '../data/schemas.ts';
import type { WallTime } from '../data/wall-time.ts';
import type { Past } from '../rules/past-results.ts';
import type { World } from '../world/world.ts';

/** A call of one endpoint. `body` is already unwrapped. */
export type Call<K extends EndpointId> = {
  readonly body: Body<K>;
  readonly data: ReadonlyData;
  /** The first change copies the world's data, so use `data` until everything is checked. */
  readonly edit: () => Data;
  readonly now: WallTime;
  readonly at: string;
  readonly zone: string;
  readonly past: Past;
  readonly failedLogIns: FailedLogIns;
  /** Refuses if the endpoint has no token. */
  readonly player: () => Readonly<User>;
};

/** The reply gets `status: true`. Throw a `Refusal` to refuse. */
export type Handler<K extends EndpointId> = (call: Call<K>) => WireReply<K>;

export type Handlers<K extends EndpointId> = { readonly [Id in K]: Handler<Id> };

export const editUser = (data: Data, { id }: Readonly<User>): User =>
  data.users.find(user => user.id === id) ?? refuse('No such player');

/** Refuses a mobile number that is not the caller's own. */
export function ownMobile(player: Readonly<User>, mobile: string): Readonly<User> {
  return player.mobile === mobile ? player : refuse('This mobile number is not yours');
}

export const refField = ({ client_ref }: { readonly client_ref?: string | undefined }) =>
  client_ref === undefined ? {} : { client_ref };

const minuteMs = 60_000;

/** A limit, so that guessing one number after the other does not fill the memory. */
const mostKept = 1000;

/** Times are by the mock's clock. */
type FailedLogIns = {
  /** Refuses a blocked number even if the password is right. */
  readonly check: (mobile: string) => void;
  readonly add: (mobile: string) => void;
  readonly forget: (mobile: string) => void;
};

/** Part of the world, so that a restart does not clear them and the same calls get the same replies. */
export function failedLogIns({ state, clock }: World): FailedLogIns {
  const now = clock.now();
  // After the clock was set back, log-ins in the future no longer count.
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
