import { auth } from './auth.ts';
import { content } from './content.ts';
import type { EndpointId, EndpointOf } from './index.ts';
import { markets } from './markets.ts';

/** The part of the endpoint table that is here so far: at first what the login and the home screen call. */
const known: { [K in EndpointId]?: EndpointOf<K> } = { ...auth, ...content, ...markets };

/** One row, typed by its id; throws for one that is not here. */
export function knownEndpoint<K extends EndpointId>(id: K): EndpointOf<K> {
  const row = known[id];
  if (row === undefined) throw new Error(`The endpoint ${id} is not loaded`);
  return row;
}

/** Fetches the whole table unless the row is here; rejects when it cannot be had. */
export async function needEndpoint(id: EndpointId): Promise<void> {
  if (known[id] === undefined) Object.assign(known, (await import('./index.ts')).endpoints);
}
