// The fields of every POST besides its own body: `env_type`, the application key, and the token where the endpoint needs
// one (spec 1 §7). The client adds them, the mock takes them off (unwrap.ts).
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

/** The application key: its field's name and its value, both from `config.json`. */
export type AppKey = { readonly name: string; readonly value: string };

/** What decides the envelope of a call. */
export type CallKind = Pick<Endpoint, 'method' | 'token'>;

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
