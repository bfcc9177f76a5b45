import { type createStore, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Player } from '../../domain/account.ts';
import { go } from '../../nav/navigation.ts';
import { returnAddress } from '../../nav/return-address.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { endSessionAtom, followOtherTabAtom, logOutAtom } from '../../state/account/log-out.ts';
import { wantAddressAtom } from '../../state/account/address-before-login.ts';
import { clearToasts } from '../../ui/overlays/toast.ts';

/** Logs out, with every toast, and goes to `/login` (spec 1 §4). */
export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  return () => {
    logOut();
    clearToasts();
    go('/login', { replace: true });
  };
}

/**
 * Ends the session of a player whose token the provider has refused: on to `/login`, and back afterwards. Does nothing
 * when it is not this session any more.
 */
export function endSession(store: ReturnType<typeof createStore>, player: Player): void {
  if (store.set(endSessionAtom, player)) askAgain(address => store.set(wantAddressAtom, address));
}

/** Asks for a login where an address stands that one can be led back to; elsewhere a guest may stay. */
function askAgain(want: (address: string) => void): void {
  clearToasts();
  const address = returnAddress();
  if (address === null) return;
  want(address);
  go('/login', { replace: true });
}

/**
 * A logout or another player's login in another tab holds in this one too
 * (docs/reliability.md "Passwords and sessions").
 */
export function useOtherTabs(): void {
  const { onOtherTab } = useAtomValue(environmentAtom);
  const follow = useSetAtom(followOtherTabAtom);
  const want = useSetAtom(wantAddressAtom);
  useEffect(
    () =>
      onOtherTab(key => {
        const followed = follow(key);
        if (followed === 'ended') return askAgain(want);
        if (followed !== 'left' && followed !== 'changed') return;
        clearToasts();
        go(followed === 'left' ? '/login' : '/imp', { replace: true });
      }),
    [onOtherTab, follow, want],
  );
}
