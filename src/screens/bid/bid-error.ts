import { showToast, takeBackToast } from '../../ui/overlays/toast.ts';

/** One place for the errors of a bid form: a new one replaces the old one. */
const place = { id: 'bid-form', tone: 'error' } as const;

/** Shows why a bid form refuses (spec 2 §5). What its field says too is read there alone: `silent`. */
export const showBidError = (text: string, silent = false): void =>
  showToast({ ...place, text, at: 'top-right', ...(silent && { spoken: '' }) });

/** Removes the error, once a row was added. */
export const takeBackBidError = (): void => takeBackToast({ ...place, text: '' });
