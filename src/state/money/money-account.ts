import { atom, type Getter } from 'jotai';
import { fingerprint } from '../../lib/fingerprint.ts';
import { playerAtom } from '../core/session.ts';

/** A fingerprint of the mobile number; null for a guest. */
export const accountAtom = atom(get => {
  const player = get(playerAtom);
  return player === null ? null : fingerprint(player.mobile);
});

/** True once another player has logged in. After a log-out nobody else reads the words of `account` yet. */
export const isOthersTurn = (get: Getter, account: string | null): boolean =>
  get(accountAtom) !== null && get(accountAtom) !== account;
