import { atom } from 'jotai';
import type { ApiError } from '../../api/api-error.ts';
import type { Phone } from '../../domain/phone.ts';
import type { Registration } from '../../domain/player/account.ts';
import type { OtpCode } from '../../domain/player/otp.ts';
import type { PayoutMethod } from '../../domain/wallet/wallet.ts';
import { action } from '../core/environment.ts';
import { perPlayer } from '../core/session.ts';

type OtpRequest =
  | { readonly purpose: 'register'; readonly registration: Registration }
  | { readonly purpose: 'forgot' }
  | { readonly purpose: 'upi'; readonly method: PayoutMethod; readonly number: Phone };

type SentOtp = OtpRequest & { readonly phone: Phone; readonly otp: OtpCode };

type OtpState = { readonly request: SentOtp | null; readonly newest: object | null };

const otpAtom = perPlayer<OtpState>({ request: null, newest: null });

/** Kept in memory only (docs/reliability.md "Passwords and sessions"). Screens use `pendingOtpAtom`. */
export const otpRequestAtom = atom(
  get => get(get(otpAtom)).request,
  (get, set, request: SentOtp | null) => set(get(otpAtom), before => ({ ...before, request })),
);

/** The returned function does nothing if another request has begun or the player has changed. */
export const beginOtpRequestAtom = action((get, set) => {
  const otp = get(otpAtom);
  const mine = {};
  set(otp, before => ({ ...before, newest: mine }));
  return (request: SentOtp): void =>
    set(otp, before => (before.newest === mine ? { ...before, request } : before));
});

/** The server refused, or its reply has an unexpected shape. */
export const gaveNoCode = (error: ApiError): boolean =>
  error.kind === 'refused' || error.kind === 'noStatus' || error.kind === 'shape';
