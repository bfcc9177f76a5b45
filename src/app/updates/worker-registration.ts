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

/** `location` may be another screen's by now. */
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

/** What came before the worker stood is asked for once more: the browser still has it, and the worker keeps it. */
function askAgain(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(new URL(`${folder}assets/`, location.origin).href))
      void fetch(name).catch(() => undefined);
}

export async function updateWorker(): Promise<void> {
  await (await serviceWorkers()?.getRegistration(folder))?.update();
}

const workerAddress = withBase('/sw.js');
/** A page can make a policy of a name only once. */
let policy: TrustedPolicy | undefined;

/** Our content policy allows only an address of the Trusted Types policy `matka-worker`, which takes no other. */
function trustedAddress(): string {
  policy ??= window.trustedTypes?.createPolicy('matka-worker', {
    createScriptURL: address => {
      if (address !== workerAddress) throw new TypeError('Not the address of the worker');
      return address;
    },
  });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
