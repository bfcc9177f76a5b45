import { atom } from 'jotai';
import { fingerprint } from '../../lib/fingerprint.ts';
import { playerAtom } from '../core/session.ts';

/** A fingerprint of the mobile number; null for a guest. */
export const accountAtom = atom(get => {
  const player = get(playerAtom);
  return player === null ? null : fingerprint(player.mobile);
});
