import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { go } from '../nav/navigation.ts';
import { listPath, type Route } from '../nav/routes.ts';
import { bettingAtom, refreshDashboardAtom } from '../state/markets.ts';
import { closeSessionAtom, playerAtom } from '../state/session.ts';
import { wantPathAtom } from '../state/wanted.ts';

/** Lets nobody see what is not theirs to see (SCREENS "Who may see what"). */
export function Guard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const player = useAtomValue(playerAtom);
  const betting = useAtomValue(bettingAtom);
  const closeSession = useSetAtom(closeSessionAtom);
  const want = useSetAtom(wantPathAtom);
  const refresh = useSetAtom(refreshDashboardAtom);

  const stranger = route.access === 'player' && player === null;
  const bettingOff = route.bettingOnly !== undefined && betting === false;

  useEffect(() => {
    if (!stranger) return;
    want(location.pathname);
    closeSession();
    go('/login', { replace: true });
  }, [stranger, want, closeSession]);

  useEffect(() => {
    if (player !== null && betting === null) refresh().catch(() => undefined);
  }, [player, betting, refresh]);

  useEffect(() => {
    if (!stranger && bettingOff && route.bettingOnly) go(listPath[route.bettingOnly], { replace: true });
  }, [stranger, bettingOff, route]);

  return stranger || bettingOff ? null : children;
}
