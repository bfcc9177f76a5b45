/** `busy`: the host replies, but not yet with the config. */
export type Network = 'online' | 'offline' | 'busy';

let now: Network = 'online';
const watchers = new Set<() => void>();

/**
 * The state that calls have shown. `navigator.onLine` is only a hint, because some WebViews always say false.
 */
export const network = (): Network => now;

export function setNetwork(next: Network): void {
  if (next === now) return;
  now = next;
  for (const watcher of watchers) watcher();
}

export function watchNetwork(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
