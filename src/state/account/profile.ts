import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { refusalText } from './otp-request.ts';
import { openSessionAtom, playerAtom } from '../core/session.ts';

/** Changes the player's name. Errors: the server's text, or 'An error occurred. Please try again.' */
export const updateProfileAtom = atom(
  null,
  async (get, set, { name }: { readonly name: string }): Promise<Result<null, Words>> => {
    const reply = await get(environmentAtom).client.call(auth.updateProfile, { name });
    if (!reply.ok) return err(refusalText(reply.error) ?? 'error.generic');
    const player = get(playerAtom);
    if (player !== null) set(openSessionAtom, { ...player, username: name });
    return ok(null);
  },
);
