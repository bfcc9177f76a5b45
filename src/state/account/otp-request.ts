import { atom } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Registration } from '../../domain/account.ts';
import type { Phone } from '../../domain/phone.ts';
import type { PayoutMethod } from '../../domain/wallet.ts';
import { playersOwn } from '../core/players-own.ts';

/** The purpose of a one-time code, with the data that is used once it is typed (spec 1 §3: the drafts). */
export type OtpRequest =
  | { readonly purpose: 'register'; readonly registration: Registration }
  | { readonly purpose: 'forgot' }
  | { readonly purpose: 'upi'; readonly method: PayoutMethod; readonly number: Phone };

/** A request whose code was sent: the phone it went to, and the code. */
type SentOtp = OtpRequest & { readonly phone: Phone; readonly otp: string };

type OtpState = { readonly request: SentOtp | null; readonly newest: object | null };

const ownAtom = playersOwn<OtpState>({ request: null, newest: null });

/**
 * The request whose code the player has not typed yet, with that code. In memory only: a reload removes it
 * (docs/reliability.md "Passwords and sessions"). Only for state/; screens use `pendingOtpAtom`.
 */
export const otpRequestAtom = atom(
  get => get(get(ownAtom)).request,
  (get, set, request: SentOtp | null) => set(get(ownAtom), before => ({ ...before, request })),
);

/**
 * Begins a request. Returns a function to call when its code was sent, which makes it the current one, unless another
 * was begun meanwhile or the player has changed.
 */
export const beginOtpRequestAtom = atom(null, (get, set) => {
  const own = get(ownAtom);
  const mine = {};
  set(own, before => ({ ...before, newest: mine }));
  return (request: SentOtp): void =>
    set(own, before => (before.newest === mine ? { ...before, request } : before));
});

/** True when the server replied without a code: it refused, or the reply has another shape. */
export const gaveNoCode = (error: ApiError): boolean =>
  error.kind === 'refused' || error.kind === 'noStatus' || error.kind === 'shape';

/** The server's own text of its refusal, if there is one. */
export const refusalText = (error: ApiError): { readonly text: string } | null =>
  error.kind === 'refused' && error.message !== null ? { text: error.message } : null;
