import { atom } from 'jotai';
import { auth } from '../../contract/auth.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { Words } from '../../text/message.ts';
import { environmentAtom } from '../core/environment.ts';
import { sentenceOf } from './pending-otp.ts';
import { openSessionAtom, playerAtom } from '../core/session.ts';

/** Gives the player a new name. Errors: the server's sentence, or 'An error occurred. Please try again.' */
export const updateProfileAtom = atom(
  null,
  async (get, set, { name }: { readonly name: string }): Promise<Result<null, Words>> => {
    const reply = await get(environmentAtom).client.call(auth.updateProfile, { name });
    if (!reply.ok) return err(sentenceOf(reply.error) ?? 'error.generic');
    const player = get(playerAtom);
    if (player !== null) set(openSessionAtom, { ...player, username: name });
    return ok(null);
  },
);
