import { atom } from 'jotai';
import { showsOpenAlone } from '../../domain/market.ts';
import { valueOf } from '../../lib/remote.ts';
import { polled } from '../core/polled.ts';

const dashboard = polled('dashboard');

/** The home screen's data: betting flag, wallet and markets (spec 1 §3). A failed poll keeps the last good data. */
export const dashboardAtom = dashboard.value;
export const dashboardPollAtom = dashboard.poll;
export const refreshDashboardAtom = dashboard.refresh;
export const updatedMinuteAtom = dashboard.minute;

/** Betting is on; null while nobody knows yet (spec 1 §1). */
export const bettingAtom = atom(get => valueOf(get(dashboardAtom))?.betting ?? null);

/** Forgets what was read for the last player. */
export const forgetMarketsAtom = atom(null, (_get, set) => {
  set(dashboard.forget);
});

/** The main markets whose boards show an open result alone. */
export const openAloneAtom = atom(get => {
  const markets = valueOf(get(dashboardAtom))?.markets ?? [];
  return new Set(markets.filter(showsOpenAlone).map(({ id }) => id));
});
