import { withBase } from '../../lib/base-path.ts';
import { parseJson } from '../../lib/json.ts';
import { createEntry, local, tab } from '../../lib/store.ts';
import { openEntry, stored } from '../../storage/table.ts';
import { renewalEntry } from '../../storage/player.ts';
import { takeOver } from '../../sw/worker-scope.ts';

/** Undefined on plain http, and if workers are forbidden. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Null in a page without one (tests). */
export const ownBuild = (): string | null => document.documentElement.dataset['build'] ?? null;

/** Null if the server does not reply. */
export async function servedBuild(): Promise<string | null> {
  try {
    const reply = await fetch(withBase('/version.json'), { cache: 'no-store' });
    const read = reply.ok ? parseJson(await reply.text()) : null;
    const named = typeof read === 'object' && read !== null && 'version' in read ? read.version : null;
    return typeof named === 'string' ? named : null;
  } catch {
    return null;
  }
}

export const holdsRows = (): boolean =>
  createEntry(tab, stored.slips.key, rows => rows ?? null).read() !== null;

/** Without a worker and a reply the browser would show its own error page, so the page stays. */
export async function reload(): Promise<void> {
  const workers = serviceWorkers();
  if (!workers?.controller && (await servedBuild()) === null) return;
  if (workers !== undefined) await activateWaiting(workers).catch(() => undefined);
  location.reload();
}

const activationMs = 3000;

/** A page requested before the new worker is active gets no reply, because the old one stops. */
async function activateWaiting(workers: ServiceWorkerContainer): Promise<void> {
  const { waiting } = (await workers.getRegistration(withBase('/'))) ?? {};
  if (!waiting) return;
  const activated = new Promise(resolve =>
    workers.addEventListener('controllerchange', resolve, { once: true }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  waiting.postMessage(takeOver);
  await Promise.race([activated, new Promise(resolve => setTimeout(resolve, activationMs))]);
}

/** Milliseconds between automatic reloads, so that a broken page does not reload for ever. */
const autoReloadMs = 5 * 60_000;

/** Never with unsent rows or a request for points in flight, and only if the server replies. */
export async function autoReload(inFlight: boolean): Promise<boolean> {
  if (inFlight || holdsRows() || (await servedBuild()) === null || !noteAutoReload()) return false;
  await reload();
  return true;
}

/** False if the last one was too recent, or if nothing can be stored. */
function noteAutoReload(): boolean {
  const entry = openEntry(renewalEntry, { local, tab });
  const now = Date.now();
  if (Math.abs(now - (entry.read() ?? 0)) < autoReloadMs) return false;
  entry.write(now);
  return entry.read() === now;
}
