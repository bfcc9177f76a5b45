/**
 * Something fetched. `failed` keeps the last good value where there was one, so that a screen can go on
 * showing it with a word that it is old; `words` say why, where a screen shows that.
 */
export type Remote<T, Words = null> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly last: T | null; readonly words: Words };

export const loading: Remote<never, never> = { kind: 'loading' };

export const loaded = <T>(value: T): Remote<T, never> => ({ kind: 'loaded', value });

/** The value to show: the loaded one, or the last good one, or null. */
export function valueOf<T>(remote: Remote<T, unknown>): T | null {
  switch (remote.kind) {
    case 'loading':
      return null;
    case 'loaded':
      return remote.value;
    case 'failed':
      return remote.last;
  }
}
