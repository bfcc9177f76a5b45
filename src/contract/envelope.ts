// The fields of every POST besides its own body: `env_type`, the application key, and the token where the endpoint needs
// one (spec 1 §7). The client adds them, the mock takes them off (unwrap.ts).
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { err, ok, type Result } from '../lib/result.ts';

/** The application key: its field's name and its value, both from `config.json`. */
export type AppKey = { readonly name: string; readonly value: string };

/** What decides the envelope of a call. */
type CallKind = Pick<Endpoint, 'method' | 'token'>;

/** The body with its envelope; a GET has none. `clientRef` is for providers that keep a reference. */
export function wrap(
  endpoint: CallKind,
  body: object,
  carried: {
    readonly appKey: AppKey;
    readonly token: string | null;
    readonly clientRef?: string | undefined;
  },
): Record<string, unknown> {
  if (endpoint.method === 'GET') return { ...body };
  return {
    env_type: 'Prod',
    [carried.appKey.name]: carried.appKey.value,
    ...(endpoint.token && { unique_token: carried.token ?? '' }),
    ...(carried.clientRef !== undefined && { client_ref: carried.clientRef }),
    ...body,
  };
}

/** The first field that does not fit its schema: `new_result.result.0.points`, or `body` for the whole. */
export const fieldOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  v.getDotPath(issues[0]) ?? 'body';

// The other way of envelope.ts, for who answers. A file of its own, because the first load of the app has no use for it.
const envelope = v.looseObject({
  env_type: v.literal('Prod'),
  unique_token: v.optional(v.string()),
  client_ref: v.optional(v.string()),
});

/** The parts of a request; null for a part that it does not have. */
export type Unwrapped = {
  readonly body: Readonly<Record<string, unknown>>;
  readonly appKey: string;
  readonly token: string | null;
  readonly clientRef: string | null;
};

/** Separates a body from its envelope. The error is the field of the envelope that is wrong or missing. */
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
