import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import type { PasswordChange } from '../../domain/account.ts';
import type { Problem } from '../../domain/problem.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import { environmentAtom } from '../core/environment.ts';
import { checkPasswordAtom, forgetPasswordAtom, keepPasswordAtom } from './passwords.ts';

/**
 * Changes the password (spec 1 §4). The current one is checked against its verifier if this browser has one, and by the
 * server. Errors: 'Old password does not match' from the verifier, 'Old password is incorrect' from the server, and
 * 'An error occurred. Please try again.' when the outcome is unknown.
 */
export const changePasswordAtom = atom(
  null,
  async (
    get,
    set,
    { current, next }: PasswordChange,
  ): Promise<Result<null, Problem<'currentPassword' | 'form'>>> => {
    if ((await set(checkPasswordAtom, current)) === 'wrong')
      return err({ field: 'currentPassword', words: 'error.oldPasswordDiffers' });
    const { client } = get(environmentAtom);
    const reply = await client.call(auth.changePassword, { oldPassword: current, newPassword: next });
    if (reply.ok) {
      void set(keepPasswordAtom, next);
      return ok(null);
    }
    if (reply.error.kind === 'refused')
      return err({ field: 'currentPassword', words: 'error.oldPasswordIncorrect' });
    // The reply is lost, so either password may be the valid one: only the server can check it from now on.
    await set(forgetPasswordAtom);
    return err({ field: 'form', words: 'error.generic' });
  },
);
