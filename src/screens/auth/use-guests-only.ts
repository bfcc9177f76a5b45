import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { parseReturnAddress } from '../../nav/return-address.ts';
import { playerAtom } from '../../state/core/session.ts';
import { takeWantedAtom } from '../../state/account/address-before-login.ts';

/** Returns what leads a player into the app after the log-in: to the address first asked for, else to the home screen. */
export function useEntrance(): () => void {
  const take = useSetAtom(takeWantedAtom);
  return useCallback(() => go(parseReturnAddress(take() ?? '') ?? '/imp', { replace: true }), [take]);
}

/** For the screens that are for visitors: leads a player into the app. True for a visitor. */
export function useGuestsOnly(): boolean {
  const guest = useAtomValue(playerAtom) === null;
  const enter = useEntrance();
  useEffect(() => {
    if (!guest) enter();
  }, [guest, enter]);
  return guest;
}
