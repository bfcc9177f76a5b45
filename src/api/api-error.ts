/**
 * Why a call has no reply:
 * - `network`: it could not be sent, or the connection broke before the reply was read;
 * - `timeout`: our time limit passed (a money call goes on behind it);
 * - `http`: an answer outside 2xx;
 * - `unreadable`: 2xx without a JSON object in it, or more than 5 MB;
 * - `noStatus`: an object without the `status` this call depends on;
 * - `refused`: its status is present and not true; `message` is the server's `msg` or `message`, if any;
 * - `shape`: the object does not fit; `path` names where.
 */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noStatus' }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'shape'; readonly path: string };
