import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { sayMissing } from '../../ui/overlays/lazy-on-open.tsx';

export const AddNumber = lazyPart(async () => (await import('./add-number-dialog.tsx')).AddNumberDialog, {
  onFail: sayMissing,
});
