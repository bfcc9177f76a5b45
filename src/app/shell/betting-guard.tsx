import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { listPath, type Route } from '../../nav/routes.ts';
import { playerAtom } from '../../state/core/session.ts';
import { bettingAtom, loadDashboardAtom } from '../../state/reading/markets.ts';

/** Sends a player from a screen that needs betting to the list of its family while betting is off (spec 1 §6). */
export function BettingGuard({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const player = useAtomValue(playerAtom);
  const betting = useAtomValue(bettingAtom);
  const load = useSetAtom(loadDashboardAtom);
  const closed = player !== null && betting === false ? route.bettingOnly : undefined;

  useEffect(() => {
    if (player !== null && betting === null) load().catch(() => undefined);
  }, [player, betting, load]);

  useEffect(() => {
    if (closed !== undefined) go(listPath[closed], { replace: true });
  }, [closed]);

  return closed === undefined ? children : null;
}
