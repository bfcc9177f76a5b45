import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import { funds } from '../../contract/funds.ts';
import { parseOtp } from '../../domain/player/account.ts';
import type { Phone } from '../../domain/phone.ts';
import type { Problem } from '../../domain/problem.ts';
import type { PayoutMethod } from '../../domain/wallet/wallet.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { noteChange } from '../core/resource.ts';
import {
  beginOtpRequestAtom,
  createAccountAtom,
  gaveNoCode,
  otpRequestAtom,
  provenPhoneAtom,
  refusalText,
} from './registration.ts';
import { playerAtom } from '../core/session.ts';

/** The purpose of the code that was sent, and its phone; null when there is none, as after a reload. */
export const pendingOtpAtom = atom(get => {
  const request = get(otpRequestAtom);
  return request === null ? null : { purpose: request.purpose, phone: request.phone };
});

/**
 * Begins to add a payout number: sends a code to the player's own mobile, which `/otpwithdraw` then asks for (spec 1
 * §4). Errors: 'Failed to generate OTP' when the server sent no code, 'Error sending OTP' when it did not reply.
 */
export const startUpiOtpAtom = atom(
  null,
  async (get, set, method: PayoutMethod, number: Phone): Promise<Result<null, Words>> => {
    const player = get(playerAtom);
    if (player === null) return err('error.otpSendingError');
    const phone = player.mobile;
    const codeSent = set(beginOtpRequestAtom);
    const reply = await get(environmentAtom).client.call(auth.resendOtp, { phone });
    if (!reply.ok) return err(gaveNoCode(reply.error) ? 'error.otpGenerate' : 'error.otpSendingError');
    codeSent({ purpose: 'upi', phone, method, number, otp: reply.value.otp });
    return ok(null);
  },
);

/**
 * Sends a new code, which replaces the last one. Errors: the server's text or 'Failed to fetch OTP' when it sent no
 * code, 'Failed to resend OTP. Please try again.' when it did not reply.
 */
export const resendOtpAtom = atom(null, async (get, set): Promise<Result<null, Words>> => {
  const request = get(otpRequestAtom);
  if (request === null) return err('error.invalidNavigation');
  const reply = await get(environmentAtom).client.call(auth.resendOtp, { phone: request.phone });
  if (!reply.ok)
    return err(gaveNoCode(reply.error) ? (refusalText(reply.error) ?? 'error.otpFetch') : 'error.otpResend');
  if (get(otpRequestAtom) === request) set(otpRequestAtom, { ...request, otp: reply.value.otp });
  return ok(null);
});

/**
 * Compares the typed code with the server's, as specified; this is no security control. When they are equal, it creates
 * the account, allows a new password, or adds the payout number. The error is at the code (`otp`), or at the form for
 * what follows it.
 */
export const verifyOtpAtom = atom(
  null,
  async (get, set, typed: string | undefined): Promise<Result<null, Problem<'otp' | 'form'>>> => {
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
    }
    if (get(otpRequestAtom) === request) set(otpRequestAtom, null);
    return ok(null);
  },
);

/** Adds the payout number whose code was right. Error: 'Error processing request'. */
const addUpiNumberAtom = atom(
  null,
  async (get, _set, method: PayoutMethod, number: Phone): Promise<Result<null, Words>> => {
    const reply = await get(environmentAtom).client.call(funds.addUpiDetails, { method, number });
    noteChange();
    return reply.ok ? ok(null) : err('error.otpRequest');
  },
);
