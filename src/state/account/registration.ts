import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { Registration } from '../../domain/account.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { deviceIdAtom } from '../core/device.ts';
import { environmentAtom } from '../core/environment.ts';
import { enterAtom } from './log-in.ts';
import { answeredWithout, beginErrandAtom, sentenceOf } from './pending-otp.ts';

/** Where the player registers: the toggle of `/login`, or `/r`, the specification's 'earlier screen' (spec 1 §4). */
export type RegisterForm = 'login' | 'register';

/** Asks whether the phone is free; then a code is on its way and the draft waits in memory (spec 1 §4). */
export const startRegistrationAtom = atom(
  null,
  async (get, set, registration: Registration, form: RegisterForm): Promise<Result<null, Words>> => {
    const { phone } = registration;
    const wait = set(beginErrandAtom);
    const reply = await get(environmentAtom).client.call(auth.checkMobile, { phone });
    if (!reply.ok) return err(checkFailed(reply.error, form));
    wait({ purpose: 'register', registration, phone, otp: reply.value.otp });
    return ok(null);
  },
);

/** Spec 1 §8: a no is a known user; the earlier screen tells of a broken network by its cause. */
function checkFailed(error: ApiError, form: RegisterForm): Words {
  if (error.kind === 'refused') return form === 'login' ? 'error.userExists' : 'error.userExistsEarlier';
  const broken = error.kind === 'network' || error.kind === 'timeout';
  return form === 'register' && broken
    ? { key: 'error.registering', params: { message: causes[error.kind] } }
    : 'error.registrationFailed';
}

const causes = { network: 'Network error', timeout: 'No answer in time' } as const;

/** Creates the account and opens its session. Errors: the server's sentence, or that it did not work. */
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
        sentenceOf(reply.error) ??
          (answeredWithout(reply.error) ? 'error.registrationFailed' : 'error.generic'),
      );
    set(enterAtom, { ...reply.value, mobile: registration.phone }, registration.password);
    return ok(null);
  },
);
