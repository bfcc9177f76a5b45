import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { returnAddress } from '../../nav/return-address.ts';
import { listPath, type Route } from '../../nav/routes.ts';
import { asleepAtom } from '../../state/core/environment.ts';
import { bettingAtom, lookAtDashboardAtom } from '../../state/reading/markets.ts';
import { closeSessionAtom, playerAtom } from '../../state/core/session.ts';
import { wantAddressAtom } from '../../state/account/address-before-login.ts';
import { Waiting } from './screen-skeleton.tsx';

/** Lets nobody see what is not theirs to see (spec 1 §6). */
export function Guard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const asleep = useAtomValue(asleepAtom);
  const player = useAtomValue(playerAtom);
  const betting = useAtomValue(bettingAtom);
  const closeSession = useSetAtom(closeSessionAtom);
  const want = useSetAtom(wantAddressAtom);
  const look = useSetAtom(lookAtDashboardAtom);

  const guarded = route.access === 'player';
  const stranger = !asleep && guarded && player === null;
  /** Whose list the player is sent to. */
  const closed = !stranger && betting === false ? route.bettingOnly : undefined;

  useEffect(() => {
    if (!stranger) return;
    want(returnAddress());
    closeSession();
    go('/login', { replace: true });
  }, [stranger, want, closeSession]);

  useEffect(() => {
    if (player !== null && betting === null) look().catch(() => undefined);
  }, [player, betting, look]);

  useEffect(() => {
    if (closed) go(listPath[closed], { replace: true });
  }, [closed]);

  if (asleep && guarded) return <Waiting screen={route.view.screen} />;
  return stranger || closed ? null : children;
}
