import type * as v from 'valibot';
import { auth } from './auth.ts';
import { bids } from './bids.ts';
import { charts } from './charts.ts';
import { content } from './content.ts';
import type { ArgsOf, Endpoint } from './endpoint.ts';
import { funds } from './funds.ts';
import { histories } from './histories.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { markets } from './markets.ts';
import { rates } from './rates.ts';
import { wallet } from './wallet.ts';

/** THE ENDPOINT TABLE. */
export const endpoints = {
  ...logIn,
  ...auth,
  ...wallet,
  ...funds,
  ...markets,
  ...rates,
  ...bids,
  ...histories,
  ...content,
  ...charts,
  ...logOut,
} satisfies Readonly<Record<string, Endpoint>>;

type Table = typeof endpoints;
export type EndpointId = keyof Table;

export type Args<K extends EndpointId> = ArgsOf<Table[K]>;
/** The body without the envelope, with the names of the wire. */
export type Body<K extends EndpointId> = v.InferOutput<Table[K]['body']>;
/** The reply in types of the domain. */
export type Reply<K extends EndpointId> = v.InferOutput<Table[K]['reply']>;
/** The reply with the names of the wire, without `status` and `msg`. */
export type WireReply<K extends EndpointId> = v.InferInput<Table[K]['reply']>;

export type EndpointOf<K extends EndpointId> = Endpoint<
  Args<K>,
  v.GenericSchema<v.InferInput<Table[K]['body']>, Body<K>>,
  v.GenericSchema<WireReply<K>, Reply<K>>
>;
const byId: { readonly [K in EndpointId]: EndpointOf<K> } = endpoints;

export const endpointOf = <K extends EndpointId>(id: K): EndpointOf<K> => byId[id];

export const endpointIds = Object.keys(endpoints).filter((id): id is EndpointId => id in endpoints);
