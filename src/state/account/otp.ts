import { atom } from 'jotai';
import { refusalText } from '../../api/api-error.ts';
import { auth } from '../../contract/auth.ts';
import { funds } from '../../contract/funds.ts';
import { parseOtp } from '../../domain/player/account.ts';
import { type OtpForm, otpForm } from '../../domain/player/otp.ts';
import type { Phone } from '../../domain/phone.ts';
import type { Problem } from '../../domain/problem.ts';
import type { PayoutMethod } from '../../domain/wallet/wallet.ts';
import { err, ok } from '../../lib/result.ts';
import { action, type Done, environmentAtom } from '../core/environment.ts';
import { noteChange } from '../core/resource.ts';
import { gaveNoCode, otpRequestAtom } from './otp-request.ts';
import { createAccountAtom, provenPhoneAtom } from './registration.ts';
import { forgetVisitorAtom } from './visitor-fields.ts';

export type PendingOtp = {
  readonly purpose: 'register' | 'forgot' | 'upi';
  readonly phone: Phone;
  readonly form: OtpForm;
};

export const pendingOtpAtom = atom((get): PendingOtp | null => {
  const request = get(otpRequestAtom);
  if (request === null) return null;
  const { purpose, phone, otp } = request;
  return { purpose, phone, form: otpForm(otp) };
});

export const resendOtpAtom = action(async (get, set): Done => {
  const request = get(otpRequestAtom);
  if (request === null) return err('error.invalidNavigation');
  const reply = await get(environmentAtom).client.call(auth.resendOtp, { phone: request.phone });
  if (!reply.ok)
    return err(gaveNoCode(reply.error) ? (refusalText(reply.error) ?? 'error.otpFetch') : 'error.otpResend');
  if (get(otpRequestAtom) === request) set(otpRequestAtom, { ...request, otp: reply.value.otp });
  return ok(null);
});

/** The client compares the codes, as specified. This is not a security control. */
export const verifyOtpAtom = action(async (get, set, typed?: string): Done<Problem<'otp' | 'form'>> => {
  const request = get(otpRequestAtom);
  if (request === null) return err({ field: 'form', words: 'error.invalidNavigation' });
  const { purpose, phone } = request;
  const code = parseOtp(typed, request.otp, purpose === 'forgot' ? 'forgot' : 'account');
  if (!code.ok) return code;
  if (purpose === 'forgot') set(provenPhoneAtom, phone);
  else {
    const done = await (purpose === 'register'
      ? set(createAccountAtom, request.registration)
      : set(addUpiNumberAtom, request.method, request.number));
    if (!done.ok) return err({ field: 'form', words: done.error });
    set(forgetVisitorAtom);
  }
  if (get(otpRequestAtom) === request) set(otpRequestAtom, null);
  return ok(null);
});

const addUpiNumberAtom = action(async (get, _set, method: PayoutMethod, number: Phone): Done => {
  const reply = await get(environmentAtom).client.call(funds.addUpiDetails, { method, number });
  noteChange();
  return reply.ok ? ok(null) : err('error.otpRequest');
});
