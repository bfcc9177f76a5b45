import { refusalText } from '../../api/api-error.ts';
import { auth } from '../../contract/auth.ts';
import type { PasswordChange } from '../../domain/player/account.ts';
import { err, ok } from '../../lib/result.ts';
import { action, type Done, environmentAtom } from '../core/environment.ts';
import { checkPasswordAtom, forgetPasswordAtom, keepPasswordAtom } from './passwords.ts';
import { openSessionAtom, playerAtom } from '../core/session.ts';

/**
 * Spec 1 §4. The verifier's error is 'Old password does not match', the server's is 'Old password is
 * incorrect'.
 */
export const changePasswordAtom = action(async (get, set, { current, next }: PasswordChange) => {
  const mobile = get(playerAtom)?.mobile;
  /** Another player may log in meanwhile, in another tab. */
  const isSame = (): boolean => get(playerAtom)?.mobile === mobile;
  if ((await set(checkPasswordAtom, current)) === 'wrong')
    return err({ field: 'currentPassword', words: 'error.oldPasswordDiffers' });
  if (!isSame()) return err({ field: 'form', words: 'error.generic' });
  const { client } = get(environmentAtom);
  const reply = await client.call(auth.changePassword, { oldPassword: current, newPassword: next });
  if (reply.ok) {
    if (isSame()) void set(keepPasswordAtom, next);
    return ok(null);
  }
  if (reply.error.kind === 'refused')
    return err({ field: 'currentPassword', words: 'error.oldPasswordIncorrect' });
  // Without a reply either password may be valid, so only the server can check it now.
  if (isSame()) await set(forgetPasswordAtom);
  return err({ field: 'form', words: 'error.generic' });
});

export const updateProfileAtom = action(async (get, set, { name }: { readonly name: string }): Done => {
  const mobile = get(playerAtom)?.mobile;
  const reply = await get(environmentAtom).client.call(auth.updateProfile, { name });
  if (!reply.ok) return err(refusalText(reply.error) ?? 'error.generic');
  const player = get(playerAtom);
  // Another player may have logged in meanwhile, in another tab.
  if (player?.mobile === mobile && player !== null) set(openSessionAtom, { ...player, username: name });
  return ok(null);
});
