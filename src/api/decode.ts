import * as v from 'valibot';
import { cleanText } from '../contract/clean-text.ts';
import { fieldOf } from '../contract/envelope.ts';
import type { Call } from '../contract/endpoint.ts';
import { isTrue } from '../contract/wire.ts';
import { embeddedJson } from '../lib/embedded-json.ts';
import { parseJson } from '../lib/json.ts';
import { type Result, err, ok } from '../lib/result.ts';
import type { ApiError } from './api-error.ts';
import { isTokenRefusal } from './refused-token.ts';

const maxMessage = 300;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's message: `msg`, else `message`; null where both are empty. */
const messageOf = (json: Readonly<Record<string, unknown>>): string | null =>
  [json['msg'], json['message']]
    .filter(word => typeof word === 'string')
    .map(word => cleanText(word, maxMessage))
    .find(word => word !== '') ?? null;

/** Reads the text of a 2xx reply: the value of the domain, or `unreadable`, `noStatus`, `refused` or `shape`. */
export function decode<Reply>(
  endpoint: Pick<Call<never, Reply>, 'embedded' | 'checksStatus' | 'token' | 'reply'>,
  text: string,
): Result<Reply, ApiError> {
  const json = endpoint.embedded ? embeddedJson(text) : parseJson(text);
  if (!isObject(json)) return err({ kind: 'unreadable' });

  const hasStatus = 'status' in json;
  const refused = hasStatus && !isTrue(json['status']);
  if (endpoint.checksStatus && !hasStatus) return err({ kind: 'noStatus' });
  const message = refused ? messageOf(json) : null;
  if (endpoint.checksStatus && refused) return err({ kind: 'refused', message });

  const read = v.safeParse(endpoint.reply, json, { abortEarly: true });
  if (read.success && !(endpoint.token && isTokenRefusal(message))) return ok(read.output);
  // Where `status` is not checked, a call is refused when the status is not true and fields are missing, or when the
  // message is about the token.
  if (refused || read.success) return err({ kind: 'refused', message });
  return err({ kind: 'shape', path: fieldOf(read.issues) });
}
