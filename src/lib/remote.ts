/** `last` is the last good value, or null. `words` is the reason, if a screen shows one. */
export type Remote<T, Words = null> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly last: T | null; readonly words: Words };

export const loading: Remote<never, never> = { kind: 'loading' };

export const loaded = <T>(value: T): Remote<T, never> => ({ kind: 'loaded', value });

export const unusable: Remote<never> = { kind: 'failed', last: null, words: null };

export const isUnread = (remote: Remote<unknown, unknown>): boolean =>
  remote.kind === 'failed' && remote.last === null;

export function valueOf<T>(remote: Remote<T, unknown>): T | null {
  if (remote.kind === 'loading') return null;
  return remote.kind === 'loaded' ? remote.value : remote.last;
}
