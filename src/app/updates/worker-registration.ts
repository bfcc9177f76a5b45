import { withBase } from '../../lib/base-path.ts';
import { cacheName } from '../../sw/worker-scope.ts';
import { serviceWorkers } from './reload.ts';

type TrustedPolicy = { readonly createScriptURL: (address: string) => string };

declare global {
  interface Window {
    /** TypeScript's library lacks the declaration, and older browsers lack the object. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
    };
  }
}

const folder = withBase('/');

/** The address of this document. `location` may already be another screen's. */
const loadedFrom = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** `?nosw` in the address removes the worker and its cache instead. */
export async function registerWorker(): Promise<void> {
  const workers = serviceWorkers();
  if (workers === undefined) return;
  if (new URL(loadedFrom()).searchParams.has('nosw')) {
    await (await workers.getRegistration(folder))?.unregister();
    await caches.delete(cacheName(folder.slice(0, -1)));
    return;
  }
  if (workers.controller === null) workers.addEventListener('controllerchange', askAgain, { once: true });
  await workers.register(trustedAddress(), { scope: folder, updateViaCache: 'none' });
}

/**
 * Requests again the files that came before the worker was active. The browser still has them, and the worker
 * stores them.
 */
function askAgain(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(new URL(`${folder}assets/`, location.origin).href))
      void fetch(name).catch(() => undefined);
}

export async function updateWorker(): Promise<void> {
  await (await serviceWorkers()?.getRegistration(folder))?.update();
}

const workerAddress = withBase('/sw.js');
/** A page can create a policy of each name only once. */
let policy: TrustedPolicy | undefined;

/**
 * The content policy allows only an address of the Trusted Types policy `matka-worker`, which accepts no
 * other address.
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
