import type { RequestEnd } from '../domain/placing/attempt.ts';
import type { Result } from '../lib/result.ts';

/**
 * `timeout` does not abort a money call. `http`: `retryMs` is `Retry-After` in milliseconds, or 0 without
 * one. `unreadable`: 2xx without a JSON object, or over 5 MB. `refused`: `message` is the server's, or null.
 * `shape`: `path` is the field.
 */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number; readonly retryMs?: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noStatus' }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'shape'; readonly path: string };

export const refusalText = (error: ApiError): { readonly text: string } | null =>
  error.kind === 'refused' && error.message !== null ? { text: error.message } : null;

/** After one of these codes the request was certainly not carried out. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/** docs/reliability.md "How an attempt ends". */
export function classify(result: Result<unknown, ApiError>): RequestEnd {
  if (result.ok) return 'placed';
  const { error } = result;
  const refused = error.kind === 'refused' || (error.kind === 'http' && refusals.has(error.status));
  return refused ? 'rejected' : 'unclear';
}
