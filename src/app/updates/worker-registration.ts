import { withBase } from '../../lib/base-path.ts';
import { cacheName } from '../../sw/names.ts';
import { serviceWorkers } from './reload.ts';

declare global {
  interface Window {
    /** TypeScript's library does not declare it, and older browsers do not have it. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ) => { readonly createScriptURL: (address: string) => string };
    };
  }
}

const folder = withBase('/');

/** The address that this page was loaded from. `location` may be another screen's by now. */
const loadedFrom = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/**
 * Registers the service worker, which keeps the app for use without a network. With `?nosw` in the address it removes
 * the worker and its cache instead, until a page is loaded without `?nosw`.
 */
export async function registerWorker(): Promise<void> {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  if (new URL(loadedFrom()).searchParams.has('nosw')) {
    await (await workers.getRegistration(folder))?.unregister();
    await caches.delete(cacheName(folder.slice(0, -1)));
    return;
  }
  await workers.register(trusted(withBase('/sw.js')), { scope: folder, updateViaCache: 'none' });
}

/** Makes the browser check for a newer worker now. A newer one loads its build and waits. */
export async function updateWorker(): Promise<void> {
  await (await serviceWorkers()?.getRegistration(folder))?.update();
}

/** Our content policy allows only a script address that the Trusted Types policy `matka-worker` has returned. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('matka-worker', { createScriptURL: same => same });
  return policy?.createScriptURL(address) ?? address;
}
