import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { returnAddress } from '../../nav/return-address.ts';
import type { Route } from '../../nav/routes.ts';
import { wantAddressAtom } from '../../state/account/address-before-login.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { closeSessionAtom, playerAtom } from '../../state/core/session.ts';
import { Waiting } from './screen-skeleton.tsx';

/** Sends a guest who asks for a player's screen to the login (spec 1 §6). */
export function Guard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const ready = useAtomValue(readyAtom);
  const player = useAtomValue(playerAtom);
  const closeSession = useSetAtom(closeSessionAtom);
  const want = useSetAtom(wantAddressAtom);

  const guarded = route.access === 'player';
  const stranger = ready && guarded && player === null;
  useEffect(() => {
    if (!stranger) return;
    want(returnAddress());
    closeSession();
    go('/login', { replace: true });
  }, [stranger, want, closeSession]);

  if (!ready && guarded) return <Waiting screen={route.view.screen} />;
  return stranger ? null : children;
}
