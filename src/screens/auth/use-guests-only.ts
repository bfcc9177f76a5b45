import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { go, parseReturnAddress } from '../../nav/navigation.ts';
import { playerAtom } from '../../state/core/session.ts';
import { takeReturnAddressAtom } from '../../state/account/return-address.ts';

/** Returns a function that goes to the screen after a log-in: the stored return address, else the home screen. */
export function useEnterApp(): () => void {
  const takeAddress = useSetAtom(takeReturnAddressAtom);
  return useCallback(
    () => go(parseReturnAddress(takeAddress() ?? '') ?? '/imp', { replace: true }),
    [takeAddress],
  );
}

/** For screens of visitors: sends a player on into the app. True for a visitor. */
export function useGuestsOnly(): boolean {
  const guest = useAtomValue(playerAtom) === null;
  const enter = useEnterApp();
  useEffect(() => {
    if (!guest) enter();
  }, [guest, enter]);
  return guest;
}
