import { atom } from 'jotai';
import { markets } from '../../contract/markets.ts';
import { showsOpenAlone } from '../../domain/market/market.ts';
import { valueOf } from '../../lib/remote.ts';
import { playersResource } from '../core/resource.ts';

const dashboard = playersResource(markets.dashboard, () => ({}));

/** The home screen's data: betting flag, wallet and markets (spec 1 §3). A failed poll keeps the last good data. */
export const dashboardAtom = dashboard.known;
export const dashboardPollAtom = dashboard.poll;
export const loadDashboardAtom = dashboard.load;
export const refreshDashboardAtom = dashboard.refresh;
export const updatedMinuteAtom = dashboard.minute;
export const dashboardCallAtom = dashboard.call;

/** Whether betting is on; null before the first dashboard (spec 1 §1). */
export const bettingAtom = atom(get => valueOf(get(dashboardAtom))?.betting ?? null);

/** The main markets whose boards show only an open result. */
export const openAloneAtom = atom(get => {
  const { markets = [] } = valueOf(get(dashboardAtom)) ?? {};
  return new Set(markets.filter(showsOpenAlone).map(({ id }) => id));
});
