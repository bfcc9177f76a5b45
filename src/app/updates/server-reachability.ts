import { useSyncExternalStore } from 'react';
import { servedBuild } from './reload.ts';

const retryMs = 5000;

let reachable = true;
let checking = false;
const watchers = new Set<() => void>();

function setReachable(next: boolean): void {
  reachable = next;
  for (const watcher of watchers) watcher();
}

/** A network may be without internet. When our host replies again, an `online` event is sent. */
export async function checkServer(): Promise<void> {
  if (checking) return;
  checking = true;
  while (document.hidden || (await servedBuild()) === null) {
    if (!document.hidden && reachable) setReachable(false);
    await new Promise(resolve => setTimeout(resolve, retryMs));
  }
  checking = false;
  if (reachable) return;
  setReachable(true);
  window.dispatchEvent(new Event('online'));
}

export async function watchedFetch(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof TypeError) void checkServer();
    throw error;
  }
}

export const useServerReachable = (): boolean =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => reachable,
    () => true,
  );
