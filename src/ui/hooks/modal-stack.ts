import { useSyncExternalStore } from 'react';

/** The open dialogs, the topmost last. The page cannot scroll while one is open. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter(modal => modal !== dialog));
}

/** The topmost dialog. Toasts must be drawn inside it to be seen and read above it. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watchModals, topModal, () => undefined);
}

/** The topmost dialog, for code outside of render. */
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
