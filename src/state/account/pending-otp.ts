import { atom } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Registration } from '../../domain/account.ts';
import type { Phone } from '../../domain/phone.ts';
import type { PayoutMethod } from '../../domain/wallet.ts';
import { playersOwn } from '../core/players-own.ts';

/** What a code was sent for, and what is done once it is typed (spec 1 §3: the drafts). */
export type Errand =
  | { readonly purpose: 'register'; readonly registration: Registration }
  | { readonly purpose: 'forgot' }
  | { readonly purpose: 'upi'; readonly method: PayoutMethod; readonly number: Phone };

/** An errand, the phone its code went to, and the code. */
type SentErrand = Errand & { readonly phone: Phone; readonly otp: string };

type Memory = { readonly errand: SentErrand | null; readonly newest: object | null };

const ownAtom = playersOwn<Memory>({ errand: null, newest: null });

/**
 * The errand under way with the code that the server told. In memory only: after a
 * reload there is none (docs/reliability.md "Passwords and sessions"). For state/ alone; screens have `pendingOtpAtom`.
 */
export const errandAtom = atom(
  get => get(get(ownAtom)).errand,
  (get, set, errand: SentErrand | null) => set(get(ownAtom), before => ({ ...before, errand })),
);

/**
 * Begins an errand and returns what puts it in place once its code is on its way: nothing happens when another one
 * was begun meanwhile, or when the player has left.
 */
export const beginErrandAtom = atom(null, (get, set) => {
  const own = get(ownAtom);
  const mine = {};
  set(own, before => ({ ...before, newest: mine }));
  return (errand: SentErrand): void =>
    set(own, before => (before.newest === mine ? { ...before, errand } : before));
});

/** The server answered, but gave no code: it said no, or its reply does not fit. */
export const answeredWithout = (error: ApiError): boolean =>
  error.kind === 'refused' || error.kind === 'noStatus' || error.kind === 'shape';

/** The server's own sentence about its no, if there is one. */
export const sentenceOf = (error: ApiError): { readonly text: string } | null =>
  error.kind === 'refused' && error.message !== null ? { text: error.message } : null;
