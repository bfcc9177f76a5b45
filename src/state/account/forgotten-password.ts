import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Phone } from '../../domain/phone.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { playersOwn } from '../core/players-own.ts';
import { forgetPasswordAtom } from './passwords.ts';
import { beginOtpRequestAtom, refusalText } from './otp-request.ts';

/** Requests a code. Errors: the server's text, or 'Failed to send OTP' (spec 1 §8). */
export const startForgotAtom = atom(null, async (get, set, phone: Phone): Promise<Result<null, Words>> => {
  const codeSent = set(beginOtpRequestAtom);
  const reply = await get(environmentAtom).client.call(auth.forgotCheckMobile, { phone });
  if (!reply.ok) return err(refusalText(reply.error) ?? 'error.otpSend');
  codeSent({ purpose: 'forgot', phone, otp: reply.value.otp });
  return ok(null);
});

const provenAtom = playersOwn<Phone | null>(null);

/** The phone whose code was typed, which allows a new password; in memory only. */
export const provenPhoneAtom = atom(
  get => get(get(provenAtom)),
  (get, set, phone: Phone | null) => set(get(provenAtom), phone),
);

/** Sets the new password of `provenPhoneAtom` (spec 1 §4). */
export const resetPasswordAtom = atom(
  null,
  async (get, set, newPassword: string): Promise<Result<null, Words>> => {
    const phone = get(provenPhoneAtom);
    if (phone === null) return err('error.invalidNavigation');
    const reply = await get(environmentAtom).client.call(auth.forgotPassword, { phone, newPassword });
    if (!reply.ok) return err(resetFailed(reply.error));
    set(provenPhoneAtom, null);
    await set(forgetPasswordAtom);
    return ok(null);
  },
);

/** Spec 1 §8: no JSON in the reply, a refusal with or without the server's text, no reply at all. */
function resetFailed(error: ApiError): Words {
  if (error.kind === 'unreadable') return 'error.responseFormat';
  if (error.kind === 'refused' || error.kind === 'noStatus')
    return refusalText(error) ?? 'error.passwordUpdate';
  return 'error.passwordUpdateTryAgain';
}
