/**
 * Something fetched. `failed` keeps the last good value where there was one, so that a screen can go on
 * showing it with a word that it is old.
 */
export type Remote<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly last: T | null };

export const loading: Remote<never> = { kind: 'loading' };

export const loaded = <T>(value: T): Remote<T> => ({ kind: 'loaded', value });

/** The state after a failed fetch: the last good value, if any, is kept. */
export const failedAfter = <T>(before: Remote<T>): Remote<T> => ({ kind: 'failed', last: valueOf(before) });

/** The value to show: the loaded one, or the last good one, or null. */
export function valueOf<T>(remote: Remote<T>): T | null {
  switch (remote.kind) {
    case 'loading':
      return null;
    case 'loaded':
      return remote.value;
    case 'failed':
      return remote.last;
  }
}
