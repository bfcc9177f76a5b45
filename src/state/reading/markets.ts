import { atom } from 'jotai';
import { markets } from '../../contract/markets.ts';
import type { Family } from '../../domain/market/market.ts';
import { valueOf } from '../../lib/remote.ts';
import { playersResource, resource, wordless } from '../core/resource.ts';

const dashboard = playersResource(markets.dashboard, () => ({}), wordless());

export const slots = {
  starline: resource(markets.starlineGames, {}),
  gali: resource(markets.galiGames, {}),
} as const;

/** Spec 2 §9: every 5 s while shown. */
export const marketLists = { main: dashboard, ...slots } as const satisfies {
  readonly [F in Family]: unknown;
};

export const dashboardAtom = dashboard.known;
export const dashboardPollAtom = dashboard.poll;
export const loadDashboardAtom = dashboard.load;
export const refreshDashboardAtom = dashboard.refresh;
export const updatedMinuteAtom = dashboard.minute;
export const dashboardCallAtom = dashboard.call;

/** Whether betting is on. Null before the first dashboard (spec 1 §1). */
export const bettingAtom = atom(get => valueOf(get(dashboardAtom))?.betting ?? null);
