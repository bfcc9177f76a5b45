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
