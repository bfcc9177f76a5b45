import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import { funds } from '../../contract/funds.ts';
import { parseOtp } from '../../domain/account.ts';
import type { Phone } from '../../domain/phone.ts';
import type { Problem } from '../../domain/problem.ts';
import type { PayoutMethod } from '../../domain/wallet.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { provenPhoneAtom } from './forgotten-password.ts';
import { answeredWithout, beginErrandAtom, errandAtom, sentenceOf } from './pending-otp.ts';
import { createAccountAtom } from './registration.ts';
import { playerAtom } from '../core/session.ts';

/** What a code is being waited for and where it went; null when nothing is, as after a reload. */
export const pendingOtpAtom = atom(get => {
  const errand = get(errandAtom);
  return errand === null ? null : { purpose: errand.purpose, phone: errand.phone };
});

/**
 * Begins to add a payout number: a code goes to the player's own mobile, then `/otpwithdraw` waits for it
 * (spec 1 §4). Errors: 'Failed to generate OTP' when the server gave none, 'Error sending OTP' when it could
 * not be asked.
 */
export const startUpiOtpAtom = atom(
  null,
  async (get, set, method: PayoutMethod, number: Phone): Promise<Result<null, Words>> => {
    const player = get(playerAtom);
    if (player === null) return err('error.otpSendingError');
    const phone = player.mobile;
    const wait = set(beginErrandAtom);
    const reply = await get(environmentAtom).client.call(auth.resendOtp, { phone });
    if (!reply.ok) return err(answeredWithout(reply.error) ? 'error.otpGenerate' : 'error.otpSendingError');
    wait({ purpose: 'upi', phone, method, number, otp: reply.value.otp });
    return ok(null);
  },
);

/**
 * Has a new code sent; only that one counts from then on. Errors: the server's sentence or 'Failed to fetch
 * OTP' when it gave none, 'Failed to resend OTP. Please try again.' when it could not be asked.
 */
export const resendOtpAtom = atom(null, async (get, set): Promise<Result<null, Words>> => {
  const errand = get(errandAtom);
  if (errand === null) return err('error.invalidNavigation');
  const reply = await get(environmentAtom).client.call(auth.resendOtp, { phone: errand.phone });
  if (!reply.ok)
    return err(
      answeredWithout(reply.error) ? (sentenceOf(reply.error) ?? 'error.otpFetch') : 'error.otpResend',
    );
  if (get(errandAtom) === errand) set(errandAtom, { ...errand, otp: reply.value.otp });
  return ok(null);
});

/**
 * Compares the typed code with the server's, as specified; that is no security control. When they agree the
 * errand is done: the account is created, the new password may be set, or the payout number is added. The problem is
 * that of the code (`otp`), or of what follows it (`form`).
 */
export const verifyOtpAtom = atom(
  null,
  async (get, set, typed: string | undefined): Promise<Result<null, Problem<'otp' | 'form'>>> => {
    const errand = get(errandAtom);
    if (errand === null) return err({ field: 'form', words: 'error.invalidNavigation' });
    const { purpose, phone } = errand;
    const code = parseOtp(typed, errand.otp, purpose === 'forgot' ? 'forgot' : 'account');
    if (!code.ok) return code;
    if (purpose === 'forgot') set(provenPhoneAtom, phone);
    else {
      const done = await (purpose === 'register'
        ? set(createAccountAtom, errand.registration)
        : set(addUpiNumberAtom, errand.method, errand.number));
      if (!done.ok) return err({ field: 'form', words: done.error });
    }
    if (get(errandAtom) === errand) set(errandAtom, null);
    return ok(null);
  },
);

/** Stores the payout number whose code was right. Error: 'Error processing request' for whatever went wrong. */
const addUpiNumberAtom = atom(
  null,
  async (get, _set, method: PayoutMethod, number: Phone): Promise<Result<null, Words>> => {
    const reply = await get(environmentAtom).client.call(funds.addUpiDetails, { method, number });
    return reply.ok ? ok(null) : err('error.otpRequest');
  },
);
