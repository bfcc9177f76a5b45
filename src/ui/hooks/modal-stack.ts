import { useSyncExternalStore } from 'react';

/** Which modal dialogs are open, the topmost last. The page cannot scroll while there is one. */
let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();

/** Notes a dialog as topmost; the returned function takes it out again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter(one => one !== dialog));
}

/** The topmost open dialog. What must be seen and heard above it (toasts) has to be drawn inside it. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(watchModals, topModal, () => undefined);
}

/** The same for code outside of render. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Calls whenever a dialog has opened or closed. Returns the way to stop. */
export function watchModals(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  for (const watcher of watchers) watcher();
}
