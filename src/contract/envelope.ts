// What every POST carries besides its own body: `env_type`, the application key, and the token where the
// endpoint asks for it (spec 1 §7). The client wraps, the mock unwraps.
import * as v from 'valibot';
import type { Result } from '../lib/result.ts';
import { err, ok } from '../lib/result.ts';
import type { Endpoint } from './endpoint.ts';

/** The application key: its field's name and its value, both from `config.json`. */
export type AppKey = { readonly name: string; readonly value: string };

type Marks = Pick<Endpoint, 'method' | 'token'>;

/** The whole wire body. `clientRef` goes along where the operator's provider keeps one. */
export function wrap(
  endpoint: Marks,
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

const envelope = v.looseObject({
  env_type: v.literal('Prod'),
  unique_token: v.optional(v.string()),
  client_ref: v.optional(v.string()),
});

/** A request taken apart. `token` is null where the call carries none. */
export type Unwrapped = {
  readonly body: Readonly<Record<string, unknown>>;
  readonly appKey: string;
  readonly token: string | null;
  readonly clientRef: string | null;
};

/** Takes a wire body apart again, or names the field of the envelope that is wrong or missing. */
export function unwrap(endpoint: Marks, wire: unknown, appKeyName: string): Result<Unwrapped, string> {
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

/** Where a schema did not fit: `new_result.result.0.points`, or `body` for the whole. */
export const fieldOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  v.getDotPath(issues[0]) ?? 'body';
