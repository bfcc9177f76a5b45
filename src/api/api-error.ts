import type { Outcome } from '../domain/placing/attempt.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { Result } from '../lib/result.ts';

/**
 * Why a call has no reply:
 * - `network`: it could not be sent, or the connection broke before the reply was read;
 * - `timeout`: our time limit passed (a money call is not aborted by it);
 * - `http`: a status code outside 2xx; `retryMs` is the `Retry-After` of the reply in milliseconds, 0 without one;
 * - `unreadable`: 2xx without a JSON object, or with more than 5 MB;
 * - `noStatus`: an object without the `status` that this call needs;
 * - `refused`: the `status` is not true; `message` is the server's `msg` or `message`, or null;
 * - `shape`: the object does not fit the schema; `path` is the field.
 */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number; readonly retryMs?: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noStatus' }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'shape'; readonly path: string };

/** The codes of a server that read the request and did not carry it out. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429]);

/** What the reply to a money call says of the points (docs/reliability.md "How an attempt ends"). */
export function classify(result: Result<unknown, ApiError>): Outcome {
  if (result.ok) return 'placed';
  const { error } = result;
  switch (error.kind) {
    case 'refused':
      return 'rejected';
    case 'http':
      return refusals.has(error.status) ? 'rejected' : 'unclear';
    case 'network':
    case 'timeout':
    case 'unreadable':
    case 'noStatus':
    case 'shape':
      return 'unclear';
    default:
      return assertNever(error);
  }
}
