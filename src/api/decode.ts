import * as v from 'valibot';
import { cleanText } from '../contract/clean-text.ts';
import { fieldOf } from '../contract/envelope.ts';
import type { Call } from '../contract/endpoint.ts';
import { isTrue } from '../contract/wire.ts';
import { firstJsonObject } from '../lib/first-json.ts';
import { parseJson } from '../lib/json.ts';
import type { Result } from '../lib/result.ts';
import { err, ok } from '../lib/result.ts';
import type { ApiError } from './api-error.ts';
import { speaksOfToken } from './refused-token.ts';

const maxMessage = 300;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server's own words: `msg`, else `message`. */
const messageOf = (json: Readonly<Record<string, unknown>>): string | null =>
  [json['msg'], json['message']]
    .filter(word => typeof word === 'string')
    .map(word => cleanText(word, maxMessage))
    .find(word => word !== '') ?? null;

/** From the text of a 2xx reply to the words of the domain. */
export function decode<Reply>(
  endpoint: Pick<Call<never, Reply>, 'embedded' | 'checksStatus' | 'token' | 'reply'>,
  text: string,
): Result<Reply, ApiError> {
  const json = endpoint.embedded ? firstJsonObject(text) : parseJson(text);
  if (!isObject(json)) return err({ kind: 'unreadable' });

  const hasStatus = 'status' in json;
  const refused = hasStatus && !isTrue(json['status']);
  if (endpoint.checksStatus && !hasStatus) return err({ kind: 'noStatus' });
  const message = refused ? messageOf(json) : null;
  if (endpoint.checksStatus && refused) return err({ kind: 'refused', message });

  const read = v.safeParse(endpoint.reply, json, { abortEarly: true });
  if (read.success && !(endpoint.token && speaksOfToken(message))) return ok(read.output);
  // A call whose status does not count was refused all the same when it says so and its fields are missing, or its token
  // was not taken.
  if (refused || read.success) return err({ kind: 'refused', message });
  return err({ kind: 'shape', path: fieldOf(read.issues) });
}
