/**
 * Data from a server. `failed` keeps the last good value, or null, so that a screen can show it and say that it is old.
 * `words` is the reason, where a screen shows one.
 */
export type Remote<T, Words = null> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly last: T | null; readonly words: Words };

export const loading: Remote<never, never> = { kind: 'loading' };

export const loaded = <T>(value: T): Remote<T, never> => ({ kind: 'loaded', value });

/** A reply that cannot be used. */
export const unusable: Remote<never> = { kind: 'failed', last: null, words: null };

/** The loaded value, or the last good one, or null. */
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
