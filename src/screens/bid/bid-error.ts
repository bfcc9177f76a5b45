import { showToast, takeBackToast } from '../../ui/overlays/toast.ts';

/** One place for the errors of a bid form: a new one replaces the old one. */
const place = { id: 'bid-form', tone: 'error' } as const;

/** Shows why a bid form refuses (spec 2 §5). */
export const showBidError = (text: string): void => showToast({ ...place, text, at: 'top-right' });

/** Removes the error, once a row was added. */
export const takeBackBidError = (): void => takeBackToast({ ...place, text: '' });
