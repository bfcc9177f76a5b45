import { type ApiError, refusalText } from '../../api/api-error.ts';
import type { Registration } from '../../domain/player/account.ts';
import type { Phone } from '../../domain/phone.ts';
import { playersValue } from '../core/session.ts';
import { auth } from '../../contract/auth.ts';
import { err, ok } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { deviceIdAtom, startSessionAtom } from './log-in.ts';
import { action, type Done, environmentAtom } from '../core/environment.ts';
import { setNewPlayerAtom } from '../money/new-players.ts';
import { beginOtpRequestAtom } from './otp-request.ts';
import { forgetPasswordAtom } from './passwords.ts';

/** `/r` is the specification's 'earlier screen' (spec 1 §4). */
export type RegisterPlace = 'login' | 'register';

/** Spec 1 §4. */
export const startRegistrationAtom = action(
  async (get, set, registration: Registration, form: RegisterPlace) => {
    const { phone } = registration;
    const codeSent = set(beginOtpRequestAtom);
    const reply = await get(environmentAtom).client.call(auth.checkMobile, { phone });
    if (!reply.ok) return err(checkFailed(reply.error, form));
    codeSent({ purpose: 'register', registration, phone, otp: reply.value.otp });
    return ok(null);
  },
);

/** Spec 1 §8: a refusal means that the user is known. Only the earlier screen names a network failure. */
function checkFailed(error: ApiError, form: RegisterPlace): Words {
  if (error.kind === 'refused') return form === 'login' ? 'error.userExists' : 'error.userExistsEarlier';
  const broken = error.kind === 'network' || error.kind === 'timeout';
  return form === 'register' && broken
    ? { key: 'error.registering', params: { message: causes[error.kind] } }
    : 'error.registrationFailed';
}

const causes = { network: 'Network error', timeout: 'No answer in time' } as const;

export const createAccountAtom = action(async (get, set, registration: Registration): Done => {
  const { client, config } = get(environmentAtom);
  const reply = await client.call(auth.register, {
    ...registration,
    ...config.registration,
    deviceId: get(deviceIdAtom),
  });
  if (!reply.ok)
    // Unless the server refused, the account may exist.
    return err(
      refusalText(reply.error) ??
        (reply.error.kind === 'refused' ? 'error.registrationFailed' : 'error.generic'),
    );
  set(startSessionAtom, { ...reply.value, mobile: registration.phone }, registration.password);
  set(setNewPlayerAtom, true);
  return ok(null);
});

/** Spec 1 §8. */
export const startForgotAtom = action(async (get, set, phone: Phone): Done => {
  const codeSent = set(beginOtpRequestAtom);
  const reply = await get(environmentAtom).client.call(auth.forgotCheckMobile, { phone });
  if (!reply.ok) return err(refusalText(reply.error) ?? 'error.otpSend');
  codeSent({ purpose: 'forgot', phone, otp: reply.value.otp });
  return ok(null);
});

/** Kept in memory only. */
export const provenPhoneAtom = playersValue<Phone | null>(null);

/** Spec 1 §4. */
export const resetPasswordAtom = action(async (get, set, newPassword: string): Done => {
  const phone = get(provenPhoneAtom);
  if (phone === null) return err('error.invalidNavigation');
  const reply = await get(environmentAtom).client.call(auth.forgotPassword, { phone, newPassword });
  if (!reply.ok) return err(resetFailed(reply.error));
  set(provenPhoneAtom, null);
  await set(forgetPasswordAtom);
  return ok(null);
});

/** Spec 1 §8. */
function resetFailed(error: ApiError): Words {
  if (error.kind === 'unreadable') return 'error.responseFormat';
  if (error.kind === 'refused' || error.kind === 'noStatus')
    return refusalText(error) ?? 'error.passwordUpdate';
  return 'error.passwordUpdateTryAgain';
}
