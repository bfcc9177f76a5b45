import { withBase } from '../../lib/base-path.ts';
import { parseJson } from '../../lib/json.ts';
import { guardedStore } from '../../lib/store.ts';
import { openEntry } from '../../storage/entry.ts';
import { renewalEntry } from '../../storage/session.ts';
import { stored } from '../../storage/table.ts';
import { takeOver } from '../../sw/names.ts';
import { offlineWorkers } from './offline-workers.ts';

/** The build that this page is of, as its HTML says; null in a page that no build made. */
export const ownBuild = (): string | null => document.documentElement.dataset['build'] ?? null;

/** The build that the server has now; null when it does not answer. */
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

/** Whether rows stand in a slip of this tab that are not yet sent. */
export function holdsRows(): boolean {
  try {
    return sessionStorage.getItem(stored.slips.key) !== null;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew, unless nothing would come: neither the server answers nor a worker stands in. A worker of a newer
 * build that waits takes over with it.
 */
export async function reload(): Promise<void> {
  const workers = offlineWorkers();
  if (!workers?.controller && (await servedBuild()) === null) return;
  if (workers !== undefined) await handOver(workers).catch(() => undefined);
  location.reload();
}

/** How long a worker may take to take over, in milliseconds. */
const handOverMs = 3000;

/** Lets a waiting worker begin. A page asked for meanwhile would never come: it would end with the old worker. */
async function handOver(workers: ServiceWorkerContainer): Promise<void> {
  const { waiting } = (await workers.getRegistration(withBase('/'))) ?? {};
  if (!waiting) return;
  const taken = new Promise(resolve => workers.addEventListener('controllerchange', resolve, { once: true }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  waiting.postMessage(takeOver);
  await Promise.race([taken, new Promise(resolve => setTimeout(resolve, handOverMs))]);
}

/** Between two reloads that nobody asked for, in milliseconds: a page that they do not mend must not blink for ever. */
const leastMs = 5 * 60_000;
const stores = { local: guardedStore(() => localStorage), tab: guardedStore(() => sessionStorage) };

/**
 * Loads the page anew by itself: only when the server answers, never with unsent rows or while points are on their way
 * (`moving`), never twice in five minutes. Returns whether it does.
 */
export async function renew(moving: boolean): Promise<boolean> {
  if (moving || holdsRows() || (await servedBuild()) === null || !mayAgain()) return false;
  await reload();
  return true;
}

/** Notes that it happens now; where nothing can be noted it does not happen. */
function mayAgain(): boolean {
  const entry = openEntry(renewalEntry, stores);
  const now = Date.now();
  if (Math.abs(now - (entry.read() ?? 0)) < leastMs) return false;
  entry.write(now);
  return entry.read() === now;
}
