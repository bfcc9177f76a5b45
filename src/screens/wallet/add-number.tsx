import type { ComponentProps } from 'react';
import type { AddNumberDialog } from './add-number-dialog.tsx';
import { useDialog } from './use-dialog.ts';

const loadDialog = async () => (await import('./add-number-dialog.tsx')).AddNumberDialog;

/** The dialog that adds a number. The form and the list around it do not wait for it. */
export function AddNumber(props: ComponentProps<typeof AddNumberDialog>) {
  const Dialog = useDialog(loadDialog, props.method !== null, props.onClose);
  return Dialog && <Dialog {...props} />;
}
