import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { sayMissing } from '../../ui/overlays/lazy-on-open.tsx';

/** The dialog that adds a number, loaded when a method is tapped. */
export const AddNumber = lazyPart(async () => (await import('./add-number-dialog.tsx')).AddNumberDialog, {
  onFail: sayMissing,
});
