import type { Body, EndpointId, WireReply } from '../../src/contract/index.ts';
import type { Data, User, View } from '../data/schemas.ts';
import { refuse } from '../data/refusal.ts';
import type { WallTime } from '../data/zone.ts';

/** A checked call: its body without the envelope, the world's data, and when it is. */
export type Call<K extends EndpointId> = {
  readonly body: Body<K>;
  readonly data: View;
  /** The data to change; the first change of a world copies them, so look at `data` until all is checked. */
  readonly edit: () => Data;
  readonly now: WallTime;
  /** The same moment in ISO form, for records. */
  readonly at: string;
  /** The provider's time zone, for the dates that it writes. */
  readonly zone: string;
  /** Who calls; refuses where the endpoint carries no token. */
  readonly player: () => Readonly<User>;
};

/** Answers with the reply's own fields; `status: true` is added. To say no it throws a `Refusal`. */
export type Handler<K extends EndpointId> = (call: Call<K>) => WireReply<K>;

/** An area's handlers, typed by their ids. */
export type Handlers<K extends EndpointId> = { readonly [Id in K]: Handler<Id> };

/** The player with this mobile number; refuses with `msg` when there is none. */
export const userByMobile = (data: View, mobile: string, msg: string): Readonly<User> =>
  data.users.find(user => user.mobile === mobile) ?? refuse(msg);

/** The same player's record to change. */
export const editUser = (data: Data, { id }: Readonly<User>): User =>
  data.users.find(user => user.id === id) ?? refuse('No such player');

/** Refuses a mobile number in the body that is not the caller's own. */
export function ownMobile(player: Readonly<User>, mobile: string): Readonly<User> {
  return player.mobile === mobile ? player : refuse('This mobile number is not yours');
}
