// The opposite of `wrap`. It is apart, because the app's first load does not need it.
import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';
import { type CallKind, fieldOf } from './envelope.ts';

const envelope = v.looseObject({
  env_type: v.literal('Prod'),
  unique_token: v.optional(v.string()),
  client_ref: v.optional(v.string()),
});

export type Unwrapped = {
  readonly body: Readonly<Record<string, unknown>>;
  readonly appKey: string;
  readonly token: string | null;
  readonly clientRef: string | null;
};

/** The error names the field of the envelope that is wrong or missing. */
export function unwrap(endpoint: CallKind, wire: unknown, appKeyName: string): Result<Unwrapped, string> {
  if (endpoint.method === 'GET') {
    const query = v.safeParse(v.record(v.string(), v.string()), wire);
    return query.success
      ? ok({ body: query.output, appKey: '', token: null, clientRef: null })
      : err(fieldOf(query.issues));
  }
  const read = v.safeParse(envelope, wire);
  if (!read.success) return err(fieldOf(read.issues));
  const { env_type: _, unique_token, client_ref, [appKeyName]: appKey, ...body } = read.output;
  if (typeof appKey !== 'string') return err(appKeyName);
  if (endpoint.token && unique_token === undefined) return err('unique_token');
  return ok({ body, appKey, token: unique_token ?? null, clientRef: client_ref ?? null });
}
