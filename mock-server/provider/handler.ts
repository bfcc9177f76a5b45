import type { Body, EndpointId, WireReply } from '../../src/contract/index.ts';
import { refuse } from '../data/refusal.ts';
import type { Data, User, ReadonlyData } from '../data/schemas.ts';
import type { WallTime } from '../data/wall-time.ts';
import type { Past } from '../rules/past-results.ts';
import type { FailedLogIns } from './failed-log-ins.ts';

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
