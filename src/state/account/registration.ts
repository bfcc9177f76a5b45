import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Registration } from '../../domain/account.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { deviceIdAtom } from '../core/device.ts';
import { environmentAtom } from '../core/environment.ts';
import { setNewPlayerAtom } from '../money/new-players.ts';
import { startSessionAtom } from './log-in.ts';
import { gaveNoCode, beginOtpRequestAtom, refusalText } from './otp-request.ts';

/** Where the player registers: `/login`, or `/r`, which the specification calls the 'earlier screen' (spec 1 §4). */
export type RegisterPlace = 'login' | 'register';

/** Checks that the phone is new; the server then sends a code, and the draft stays in memory (spec 1 §4). */
export const startRegistrationAtom = atom(
  null,
  async (get, set, registration: Registration, form: RegisterPlace): Promise<Result<null, Words>> => {
    const { phone } = registration;
    const codeSent = set(beginOtpRequestAtom);
    const reply = await get(environmentAtom).client.call(auth.checkMobile, { phone });
    if (!reply.ok) return err(checkFailed(reply.error, form));
    codeSent({ purpose: 'register', registration, phone, otp: reply.value.otp });
    return ok(null);
  },
);

/** Spec 1 §8: a refusal means a known user. Only the earlier screen names the cause of a network failure. */
function checkFailed(error: ApiError, form: RegisterPlace): Words {
  if (error.kind === 'refused') return form === 'login' ? 'error.userExists' : 'error.userExistsEarlier';
  const broken = error.kind === 'network' || error.kind === 'timeout';
  return form === 'register' && broken
    ? { key: 'error.registering', params: { message: causes[error.kind] } }
    : 'error.registrationFailed';
}

const causes = { network: 'Network error', timeout: 'No answer in time' } as const;

/** Creates the account and starts its session. Errors: the server's text, or that the registration failed. */
export const createAccountAtom = atom(
  null,
  async (get, set, registration: Registration): Promise<Result<null, Words>> => {
    const { client, config } = get(environmentAtom);
    const reply = await client.call(auth.register, {
      ...registration,
      ...config.registration,
      deviceId: get(deviceIdAtom),
    });
    if (!reply.ok)
      return err(
        refusalText(reply.error) ?? (gaveNoCode(reply.error) ? 'error.registrationFailed' : 'error.generic'),
      );
    set(startSessionAtom, { ...reply.value, mobile: registration.phone }, registration.password);
    set(setNewPlayerAtom, true);
    return ok(null);
  },
);
