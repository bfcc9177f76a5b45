// Wraps a body with `env_type`, the application key, and the token if it is needed (spec 1 §7).
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

export type AppKey = { readonly name: string; readonly value: string };

export type CallKind = Pick<Endpoint, 'method' | 'token'>;

/** A GET has no `env_type`. `clientRef` is for providers that keep a reference. */
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

/** The path of the first issue, such as `new_result.result.0.points`, or `body` for the whole. */
export const fieldOf = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  v.getDotPath(issues[0]) ?? 'body';
