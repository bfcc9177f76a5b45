import { type createStore, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Player } from '../../domain/player/account.ts';
import { go, returnAddress } from '../../nav/navigation.ts';
import { expireSessionAtom, syncSessionAtom } from '../../state/account/log-out.ts';
import { storeReturnAddressAtom } from '../../state/account/return-address.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { clearToasts } from '../../ui/overlays/toast.ts';

/** Does nothing if this is no longer the player's current session. */
export function expireSession(store: ReturnType<typeof createStore>, player: Player): void {
  if (store.set(expireSessionAtom, player)) goToLogin(address => store.set(storeReturnAddressAtom, address));
}

/** Call it only on a screen that needs a player. */
function goToLogin(storeAddress: (address: string) => void): void {
  clearToasts();
  const address = returnAddress();
  if (address === null) return;
  storeAddress(address);
  go('/login', { replace: true });
}

/** Follows sessions of other tabs too (docs/reliability.md "Passwords and sessions"). */
export function useSessionSync(): void {
  const { onOtherTabWrite } = useAtomValue(environmentAtom);
  const syncSession = useSetAtom(syncSessionAtom);
  const storeAddress = useSetAtom(storeReturnAddressAtom);
  useEffect(() => {
    const follow = (key: string | null): void => {
      const change = syncSession(key);
      if (change === 'expired') return goToLogin(storeAddress);
      if (change !== 'loggedOut' && change !== 'otherPlayer') return;
      clearToasts();
      go(change === 'loggedOut' ? '/login' : '/imp', { replace: true });
    };
    // This part loads late, and another tab may have logged out before.
    follow(null);
    return onOtherTabWrite(follow);
  }, [onOtherTabWrite, syncSession, storeAddress]);
}
