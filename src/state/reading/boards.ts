import { markets } from '../../contract/markets.ts';
import { resource } from '../core/resource.ts';
import { atom, type Atom } from 'jotai';
import { families, type Family, type Market } from '../../domain/market/market.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { bettingAtom, dashboardAtom, dashboardPollAtom, loadDashboardAtom } from './markets.ts';
import { balanceAtom } from './wallet.ts';
import { refreshWalletAtom } from './wallet-reading.ts';

/** Starline's slots and Gali's markets, requested every 5 s while a screen shows them (spec 2 §9). */
export const slots = {
  starline: resource(markets.starlineGames, {}),
  gali: resource(markets.galiGames, {}),
} as const;

const marketsOf = (reading: Atom<Remote<{ readonly markets: readonly Market[] }>>): Atom<readonly Market[]> =>
  atom(get => valueOf(get(reading))?.markets ?? none);
const none: readonly Market[] = [];

/** The markets of each family, as last read; empty before. */
export const boardsOf: { readonly [F in Family]: Atom<readonly Market[]> } = {
  main: marketsOf(dashboardAtom),
  starline: marketsOf(slots.starline.known),
  gali: marketsOf(slots.gali.known),
};

/**
 * The boards of all families as one reading: loaded when all are, failed when any is. Its value says only that some
 * boards are known.
 */
export const boardsReadingAtom = atom((get): Remote<true> => {
  const readings = [get(dashboardAtom), get(slots.starline.known), get(slots.gali.known)];
  if (readings.some(({ kind }) => kind === 'failed')) {
    const known = readings.some(reading => valueOf<unknown>(reading) !== null);
    return { kind: 'failed', last: known ? true : null, words: null };
  }
  return readings.every(({ kind }) => kind === 'loaded') ? loaded(true) : loading;
});

/** The lists of the families as last read. */
export const listReadings = {
  main: dashboardAtom,
  starline: slots.starline.known,
  gali: slots.gali.known,
} as const satisfies { readonly [F in Family]: unknown };

/** Reads the boards of a family again and again while a component uses it. */
export const boardPolls = {
  main: dashboardPollAtom,
  starline: slots.starline.poll,
  gali: slots.gali.poll,
} as const satisfies { readonly [F in Family]: unknown };

/** Reads the boards of a family once. */
export const boardLoads = {
  main: loadDashboardAtom,
  starline: slots.starline.load,
  gali: slots.gali.load,
} as const satisfies { readonly [F in Family]: unknown };

/** The markets of all families as last read; of a family that was not read there are none. */
export const marketsTodayAtom = atom(get => families.flatMap(family => get(boardsOf[family])));

/**
 * Reads what decides whether bids of some families are taken now: their markets, whether betting is on, and the wallet.
 * False when some of it is not known afterwards.
 */
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
