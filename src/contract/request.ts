import * as v from 'valibot';
import type { Result } from '../lib/result.ts';
import { err, ok } from '../lib/result.ts';
import type { Unwrapped } from './envelope.ts';
import { fieldOf, unwrap } from './envelope.ts';
import { endpointOf } from './index.ts';
import type { Body, EndpointId } from './index.ts';

export type ReceivedRequest<K extends EndpointId> = Omit<Unwrapped, 'body'> & { readonly body: Body<K> };

/**
 * The server's side of `wrap`: a wire body (of a GET: its query) taken apart and checked. The error names the
 * first field that is missing, unknown or wrong, such as `new_result.result.0.points`. Whether the token and
 * the key are anybody's is the server's to judge.
 */
export function readRequest<K extends EndpointId>(
  id: K,
  wire: unknown,
  appKeyName: string,
): Result<ReceivedRequest<K>, string> {
  const endpoint = endpointOf(id);
  const parts = unwrap(endpoint, wire, appKeyName);
  if (!parts.ok) return parts;
  const body = v.safeParse(endpoint.body, parts.value.body, { abortEarly: true });
  return body.success ? ok({ ...parts.value, body: body.output }) : err(fieldOf(body.issues));
}
