import { useSyncExternalStore } from 'react';
import { servedBuild } from './renew.ts';

/** Between two questions to a server that does not answer, in milliseconds. */
const askMs = 5000;

let reachable = true;
let asking = false;
const watchers = new Set<() => void>();

function change(next: boolean): void {
  reachable = next;
  for (const watcher of watchers) watcher();
}

/**
 * Asks our own host whether it is there, and goes on until it is: a device may have a network that leads nowhere. When
 * it is there again, all that waits for the network is told as by the browser.
 */
export async function doubtNetwork(): Promise<void> {
  if (asking) return;
  asking = true;
  while (document.hidden || (await servedBuild()) === null) {
    if (!document.hidden && reachable) change(false);
    await new Promise(resolve => setTimeout(resolve, askMs));
  }
  asking = false;
  if (reachable) return;
  change(true);
  window.dispatchEvent(new Event('online'));
}

/** The browser's own fetch, whose failures are doubts. */
export async function watchedFetch(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof TypeError) void doubtNetwork();
    throw error;
  }
}

/** Whether our own host answers, as far as anybody knows. */
export const useReachable = (): boolean =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => reachable,
    () => true,
  );
