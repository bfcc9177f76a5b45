import type { Body, EndpointId, WireReply } from '../src/contract/index.ts';
import type { Data, User } from './data.ts';
import { refuse } from './refusal.ts';
import type { WallTime } from './zone.ts';

/** A checked call: its body without the envelope, the world's data, and when it is. */
export type Call<K extends EndpointId> = {
  readonly body: Body<K>;
  readonly data: Data;
  readonly now: WallTime;
  /** The same moment in ISO form, for records. */
  readonly at: string;
  /** The provider's time zone, for the dates that it writes. */
  readonly zone: string;
  /** Who calls; refuses where the endpoint carries no token. */
  readonly player: () => User;
};

/** Answers with the reply's own fields; `status: true` is added. To say no it throws a `Refusal`. */
export type Handler<K extends EndpointId> = (call: Call<K>) => WireReply<K>;

/** An area's handlers, typed by their ids. */
export type Handlers<K extends EndpointId> = { readonly [Id in K]: Handler<Id> };

/** The player with this mobile number; refuses with `msg` when there is none. */
export const userByMobile = (data: Data, mobile: string, msg: string): User =>
  data.users.find(user => user.mobile === mobile) ?? refuse(msg);

/** Refuses a mobile number in the body that is not the caller's own. */
export function ownMobile(player: User, mobile: string): User {
  return player.mobile === mobile ? player : refuse('This mobile number is not yours');
}
