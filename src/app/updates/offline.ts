import { withBase } from '../../lib/base-path.ts';
import { cacheName } from '../../sw/names.ts';
import { offlineWorkers } from './offline-workers.ts';

declare global {
  interface Window {
    /** Missing in TypeScript's library, and in browsers that do not know it. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => { readonly createScriptURL: (address: string) => string };
    };
  }
}

const folder = withBase('/');

/** The address that this page was loaded from: the app may have gone elsewhere since. */
const loadedFrom = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/**
 * Keeps the app for when there is no network. `?nosw` in the address does the contrary: the worker and what it kept are
 * gone, until the next page without it.
 */
export async function keepOffline(): Promise<void> {
  const workers = offlineWorkers();
  if (workers === undefined) return;
  if (new URL(loadedFrom()).searchParams.has('nosw')) {
    await (await workers.getRegistration(folder))?.unregister();
    await caches.delete(cacheName(folder.slice(0, -1)));
    return;
  }
  await workers.register(trusted(withBase('/sw.js')), { scope: folder, updateViaCache: 'none' });
}

/** Has the browser look for a newer worker now; it brings in its build and waits. */
export async function lookForWorker(): Promise<void> {
  await (await offlineWorkers()?.getRegistration(folder))?.update();
}

/** A page under our content policy may only register an address that a policy named in it has passed. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('matka-worker', { createScriptURL: same => same });
  return policy?.createScriptURL(address) ?? address;
}
