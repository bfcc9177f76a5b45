import { withBase } from '../../lib/base-path.ts';
import { cacheName } from '../../sw/worker-scope.ts';
import { serviceWorkers } from './reload.ts';

type TrustedPolicy = { readonly createScriptURL: (address: string) => string };

declare global {
  interface Window {
    /** TypeScript's library does not declare it, and older browsers do not have it. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
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
  await workers.register(trustedAddress(), { scope: folder, updateViaCache: 'none' });
}

/** Makes the browser check for a newer worker now. A newer one loads its build and waits. */
export async function updateWorker(): Promise<void> {
  await (await serviceWorkers()?.getRegistration(folder))?.update();
}

const workerAddress = withBase('/sw.js');
/** A page can make a policy of a name once; a second time is an error, and a complaint in the console. */
let policy: TrustedPolicy | undefined;

/**
 * The address of the worker. Our content policy allows only one that the Trusted Types policy `matka-worker` has returned,
 * and that takes no other.
 */
function trustedAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('matka-worker', {
    createScriptURL: address => {
      if (address !== workerAddress) throw new TypeError('Not the address of the worker');
      return address;
    },
  });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
