import { useSyncExternalStore } from 'react';

/** The topmost last. The page cannot scroll while one is open. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter(modal => modal !== dialog));
}

/** What must be seen and read out above a dialog (toasts) has to be drawn inside it. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watchModals, topModal, () => undefined);
}

/** For code outside of render. */
export const topModal = (): HTMLDialogElement | undefined => open.at(-1);

export const isTopModalBusy = (): boolean => topModal()?.dataset['busy'] !== undefined;

export function watchModals(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  for (const watcher of watchers) watcher();
}
