// The one importer of the toast library: at most three at once, the same text once, 3 s each (spec 2 §5).
import { toast, useToaster } from 'react-hot-toast/headless';
import { connectToasts, toastId, type ToastSpec } from './toast.ts';

/** `since` is when it was shown, in milliseconds since 1970. */
export type ShownToast = ToastSpec & { readonly id: string; readonly since: number };

/** What the library does not keep, by toast id; at most as many as in the library's own list. */
const specs = new Map<string, ToastSpec>();
const keptSpecs = 20;

connectToasts({
  show: spec => {
    const id = toastId(spec);
    specs.delete(id);
    specs.set(id, spec);
    for (const old of [...specs.keys()].slice(0, -keptSpecs)) specs.delete(old);
    // 0 would mean the library's own second: within it the removal of the old toast also removes the same text shown again.
    toast(spec.text, { id, duration: 3000, removeDelay: 1 });
  },
  dismiss: dismissToast,
  clear: () => {
    specs.clear();
    toast.removeAll();
  },
});

/** Removes a toast before its time. */
export function dismissToast(id: string): void {
  toast.remove(id);
}

/** The newest three, newest first. Only for the Toaster: the library's hook also runs their timers. */
export function useToasts(): readonly ShownToast[] {
  const { toasts } = useToaster();
  return toasts
    .filter(({ visible }) => visible)
    .slice(0, 3)
    .flatMap(({ id, createdAt }) => {
      const spec = specs.get(id);
      return spec ? [{ ...spec, id, since: createdAt }] : [];
    });
}
