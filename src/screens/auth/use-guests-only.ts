import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { parseReturnAddress } from '../../nav/return-address.ts';
import { playerAtom } from '../../state/core/session.ts';
import { takeWantedAtom } from '../../state/account/address-before-login.ts';

/** The way into the app for who has just become a player: to the address first asked for, else the home screen. */
export function useEntrance(): () => void {
  const take = useSetAtom(takeWantedAtom);
  return useCallback(() => go(parseReturnAddress(take() ?? '') ?? '/imp', { replace: true }), [take]);
}

/** For the screens where one logs in or registers: a player is led into the app. True while a guest may stay. */
export function useGuestsOnly(): boolean {
  const guest = useAtomValue(playerAtom) === null;
  const enter = useEntrance();
  useEffect(() => {
    if (!guest) enter();
  }, [guest, enter]);
  return guest;
}
