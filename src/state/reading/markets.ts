import { atom } from 'jotai';
import { markets } from '../../contract/markets.ts';
import { valueOf } from '../../lib/remote.ts';
import { playersResource, wordless } from '../core/resource.ts';

export const dashboard = playersResource(markets.dashboard, () => ({}), wordless());

export const dashboardAtom = dashboard.known;
export const dashboardPollAtom = dashboard.poll;
export const loadDashboardAtom = dashboard.load;
export const refreshDashboardAtom = dashboard.refresh;
export const updatedMinuteAtom = dashboard.minute;
export const dashboardCallAtom = dashboard.call;

/** Whether betting is on. Null before the first dashboard (spec 1 §1). */
export const bettingAtom = atom(get => valueOf(get(dashboardAtom))?.betting ?? null);
