import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { parseReturnAddress } from '../../nav/return-address.ts';
import { playerAtom } from '../../state/core/session.ts';
import { takeReturnAddressAtom } from '../../state/account/stored-return-address.ts';

/** Returns what leads a player into the app after the log-in: to the address first asked for, else to the home screen. */
export function useEnterApp(): () => void {
  const take = useSetAtom(takeReturnAddressAtom);
  return useCallback(() => go(parseReturnAddress(take() ?? '') ?? '/imp', { replace: true }), [take]);
}

/** For the screens that are for visitors: leads a player into the app. True for a visitor. */
export function useGuestsOnly(): boolean {
  const guest = useAtomValue(playerAtom) === null;
  const enter = useEnterApp();
  useEffect(() => {
    if (!guest) enter();
  }, [guest, enter]);
  return guest;
}
