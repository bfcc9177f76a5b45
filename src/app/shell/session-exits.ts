import { type createStore, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Player } from '../../domain/player/account.ts';
import { go, returnAddress } from '../../nav/navigation.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { expireSessionAtom, syncSessionAtom } from '../../state/account/log-out.ts';
import { storeReturnAddressAtom } from '../../state/account/return-address.ts';
import { clearToasts } from '../../ui/overlays/toast.ts';

/**
 * Ends the session of a player whose token the provider has refused, and goes to `/login`; the log-in leads back. Does
 * nothing when this is not the player's current session.
 */
export function expireSession(store: ReturnType<typeof createStore>, player: Player): void {
  if (store.set(expireSessionAtom, player)) goToLogin(address => store.set(storeReturnAddressAtom, address));
}

/** Goes to the login from a screen that a log-in can lead back to. A guest may stay on any other screen. */
function goToLogin(storeAddress: (address: string) => void): void {
  clearToasts();
  const address = returnAddress();
  if (address === null) return;
  storeAddress(address);
  go('/login', { replace: true });
}

/** Applies a log-out or log-in of another tab to this one (docs/reliability.md "Passwords and sessions"). */
export function useSessionSync(): void {
  const { onOtherTabWrite } = useAtomValue(environmentAtom);
  const syncSession = useSetAtom(syncSessionAtom);
  const storeAddress = useSetAtom(storeReturnAddressAtom);
  useEffect(
    () =>
      onOtherTabWrite(key => {
        const change = syncSession(key);
        if (change === 'expired') return goToLogin(storeAddress);
        if (change !== 'loggedOut' && change !== 'otherPlayer') return;
        clearToasts();
        go(change === 'loggedOut' ? '/login' : '/imp', { replace: true });
      }),
    [onOtherTabWrite, syncSession, storeAddress],
  );
}
