import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { go, parseReturnAddress } from '../../nav/navigation.ts';
import { playerAtom } from '../../state/core/session.ts';
import { takeReturnAddressAtom } from '../../state/account/return-address.ts';

export function useEnterApp(): () => void {
  const takeAddress = useSetAtom(takeReturnAddressAtom);
  return useCallback(
    () => go(parseReturnAddress(takeAddress() ?? '') ?? '/imp', { replace: true }),
    [takeAddress],
  );
}

/** True for a visitor. A player is sent on into the app. */
export function useGuestsOnly(): boolean {
  const guest = useAtomValue(playerAtom) === null;
  const enter = useEnterApp();
  useEffect(() => {
    if (!guest) enter();
  }, [guest, enter]);
  return guest;
}
