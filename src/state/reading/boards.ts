import { markets } from '../../contract/markets.ts';
import { resource } from '../core/resource.ts';
import { atom, type Atom } from 'jotai';
import { families, type Family, type Market } from '../../domain/market/market.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { bettingAtom, dashboardAtom, dashboardPollAtom, loadDashboardAtom } from './markets.ts';
import { balanceAtom } from './wallet.ts';
import { refreshWalletAtom } from './wallet-reading.ts';

/** Spec 2 §9: every 5 s while shown. */
export const slots = {
  starline: resource(markets.starlineGames, {}),
  gali: resource(markets.galiGames, {}),
} as const;

const marketsOf = (reading: Atom<Remote<{ readonly markets: readonly Market[] }>>): Atom<readonly Market[]> =>
  atom(get => valueOf(get(reading))?.markets ?? none);
const none: readonly Market[] = [];

export const boardsOf: { readonly [F in Family]: Atom<readonly Market[]> } = {
  main: marketsOf(dashboardAtom),
  starline: marketsOf(slots.starline.known),
  gali: marketsOf(slots.gali.known),
};

/** Loaded when all are, failed when any is. */
export const boardsReadingAtom = atom((get): Remote<true> => {
  const readings = [get(dashboardAtom), get(slots.starline.known), get(slots.gali.known)];
  if (readings.some(({ kind }) => kind === 'failed')) {
    const known = readings.some(reading => valueOf<unknown>(reading) !== null);
    return { kind: 'failed', last: known ? true : null, words: null };
  }
  return readings.every(({ kind }) => kind === 'loaded') ? loaded(true) : loading;
});

export const listReadings = {
  main: dashboardAtom,
  starline: slots.starline.known,
  gali: slots.gali.known,
} as const satisfies { readonly [F in Family]: unknown };

export const boardPolls = {
  main: dashboardPollAtom,
  starline: slots.starline.poll,
  gali: slots.gali.poll,
} as const satisfies { readonly [F in Family]: unknown };

export const boardLoads = {
  main: loadDashboardAtom,
  starline: slots.starline.load,
  gali: slots.gali.load,
} as const satisfies { readonly [F in Family]: unknown };

/** Families that were not read are missing. */
export const marketsTodayAtom = atom(get => families.flatMap(family => get(boardsOf[family])));

/** False when some of it is not known afterwards. */
export const readTakingAtom = atom(null, async (get, set, wanted: ReadonlySet<Family>): Promise<boolean> => {
  await Promise.all([
    // The dashboard says for all families whether betting is on.
    set(boardLoads.main),
    wanted.has('starline') ? set(boardLoads.starline) : null,
    wanted.has('gali') ? set(boardLoads.gali) : null,
    set(refreshWalletAtom),
  ]);
  const markets = get(marketsTodayAtom);
  const missing = [...wanted].some(family => !markets.some(market => market.family === family));
  return !missing && get(bettingAtom) !== null && get(balanceAtom) !== null;
});
