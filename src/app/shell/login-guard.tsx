import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { returnAddress } from '../../nav/return-address.ts';
import type { Route } from '../../nav/routes.ts';
import { storeReturnAddressAtom } from '../../state/account/stored-return-address.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { closeSessionAtom, playerAtom } from '../../state/core/session.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** Sends a guest who opens a player's screen to the login (spec 1 §6). */
export function LoginGuard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const ready = useAtomValue(readyAtom);
  const player = useAtomValue(playerAtom);
  const closeSession = useSetAtom(closeSessionAtom);
  const storeAddress = useSetAtom(storeReturnAddressAtom);

  const guarded = route.access === 'player';
  const mustLogIn = ready && guarded && player === null;
  useEffect(() => {
    if (!mustLogIn) return;
    storeAddress(returnAddress());
    closeSession();
    go('/login', { replace: true });
  }, [mustLogIn, storeAddress, closeSession]);

  if (!ready && guarded) return <ScreenSkeleton screen={route.view.screen} />;
  return mustLogIn ? null : children;
}
