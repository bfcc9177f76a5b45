import { useSyncExternalStore } from 'react';

/** The open modal dialogs, the topmost last. The page cannot scroll while there is one. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Adds a dialog as topmost. Returns a function that removes it. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter(one => one !== dialog));
}

/** The topmost open dialog. What must be seen and read out above it (toasts) has to be drawn inside it. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watchModals, topModal, () => undefined);
}

/** The topmost open dialog, for code outside of render. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** The topmost dialog is in the middle of something, and cannot be closed. */
export function isTopModalBusy(): boolean {
  return topModal()?.dataset['busy'] !== undefined;
}

/** Calls `watcher` when a dialog has opened or closed. Returns a function that stops this. */
export function watchModals(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  for (const watcher of watchers) watcher();
}
