import type { createStore } from 'jotai';
import { go } from '../../nav/navigation.ts';
import { logOutAtom } from '../../state/account/log-out.ts';
import { action, environmentAtom } from '../../state/core/environment.ts';
import { touchedEntry } from '../../storage/player.ts';
import { openEntry, stored } from '../../storage/table.ts';

/** The keys that a visitor leaves in the tab. */
const visitKeys: readonly string[] = [
  stored.session.key,
  stored.endedSession.key,
  ...Object.values(stored)
    .filter(({ key, where }) => where === 'tab' && key !== stored.renewal.key && key !== stored.touched.key)
    .map(({ key }) => key),
];

/**
 * A browser that restores its tabs after a power cut restores their storage too. True if the last touch is
 * longer ago than a visitor may be idle. True even if that is unknown, because the device's clock may have
 * been set back.
 */
const isOldVisitAtom = action((get, _set, idleSeconds: number): boolean => {
  const { tab, local } = get(environmentAtom);
  const touched = openEntry(touchedEntry, { tab, local }).read();
  const age = touched === null ? -1 : Date.now() - touched;
  if (age >= 0 && age < idleSeconds * 1000) return false;
  try {
    return visitKeys.some(key => tab.getItem(key) !== null);
  } catch {
    return false;
  }
});

/**
 * Call it before the session is read. The returned function ends the visit of somebody who must have left.
 */
export function oldVisit(store: ReturnType<typeof createStore>, idleSeconds: number): () => void {
  if (!store.set(isOldVisitAtom, idleSeconds)) return () => undefined;
  return () => {
    store.set(logOutAtom);
    clearTyped();
    go('/login', { replace: true });
  };
}

/** The next visitor must not see typed texts, and browsers restore fields too. */
export function clearTyped(): void {
  const typed = 'input:not([type=radio], [type=checkbox])';
  for (const field of document.querySelectorAll<HTMLInputElement>(typed)) field.value = '';
}
