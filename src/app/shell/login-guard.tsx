import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { go, returnAddress } from '../../nav/navigation.ts';
import type { Route, ScreenName } from '../../nav/routes.ts';
import { storeReturnAddressAtom } from '../../state/account/return-address.ts';
import { readyAtom } from '../../state/core/environment.ts';
import { closeSessionAtom, playerAtom } from '../../state/core/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** Spec 1 §6. */
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

const forms: ReadonlySet<ScreenName> = new Set([
  'bid',
  'addFunds',
  'payViaUpi',
  'qrPayment',
  'withdraw',
  'transfer',
  'changePassword',
  'otp',
]);

export function ScreenSkeleton({ screen }: { readonly screen: ScreenName }) {
  return (
    <Page>
      {forms.has(screen) ? <Skeleton height={52} count={4} /> : <Skeleton height={108} count={6} />}
    </Page>
  );
}
