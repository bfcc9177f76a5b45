// The one importer of the toast library: at most three at once, the same text once, 3 s each (spec 2 §5).
import { toast, useToaster } from 'react-hot-toast/headless';
import { connectToasts, idOf, type ToastSpec } from './toast.ts';

export type ShownToast = ToastSpec & { id: string };

/** What the library does not keep for us, by toast id; no longer than the library's own list. */
const specs = new Map<string, ToastSpec>();
const keptSpecs = 20;

connectToasts({
  show: spec => {
    const id = idOf(spec);
    specs.delete(id);
    specs.set(id, spec);
    for (const old of [...specs.keys()].slice(0, -keptSpecs)) specs.delete(old);
    // The library takes 0 for its own second, in which a toast that is gone may take the same text, said anew, with it.
    toast(spec.text, { id, duration: 3000, removeDelay: 1 });
  },
  dismiss: dismissToast,
  clear: () => {
    specs.clear();
    toast.removeAll();
  },
});

/** Takes one away before its time. */
export function dismissToast(id: string): void {
  toast.remove(id);
}

/** The newest three, newest first. For the Toaster only: it also drives their clock. */
export function useToasts(): readonly ShownToast[] {
  const { toasts } = useToaster();
  return toasts
    .filter(({ visible }) => visible)
    .slice(0, 3)
    .flatMap(({ id }) => {
      const spec = specs.get(id);
      return spec ? [{ ...spec, id }] : [];
    });
}
