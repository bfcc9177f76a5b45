import { atom, type Atom } from 'jotai';
import { families, type Family, type Market } from '../../domain/market/market.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import { loaded, loading, type Remote, valueOf } from '../../lib/remote.ts';
import { boardNotesAtom, notedMarkets } from './board-notes.ts';
import { bettingAtom, marketLists } from './markets.ts';
import { refreshWalletAtom } from './wallet-reading.ts';
import { balanceAtom } from './wallet.ts';
import { action } from '../core/environment.ts';

const noPollAtom = atom(null);

/** Keeps the boards of a family fresh while it is read; null keeps none. */
export const boardsPollOf = (family: Family | null): Atom<unknown> =>
  family === null ? noPollAtom : marketLists[family].poll;

const marketsOf = (reading: Atom<Remote<{ readonly markets: readonly Market[] }>>): Atom<readonly Market[]> =>
  atom(get => valueOf(get(reading))?.markets ?? none);
const none: readonly Market[] = [];

type BoardAtoms = { readonly [F in Family]: Atom<readonly Market[]> };

/** The boards as the provider sent them. */
export const sentBoardsOf: BoardAtoms = {
  main: marketsOf(marketLists.main.known),
  starline: marketsOf(marketLists.starline.known),
  gali: marketsOf(marketLists.gali.known),
};

const steady = (sent: Atom<readonly Market[]>): Atom<readonly Market[]> =>
  atom(get => notedMarkets(get(sent), get(boardNotesAtom)));

/** The boards without older values that only a late replica brings back. */
export const boardsOf: BoardAtoms = {
  main: steady(sentBoardsOf.main),
  starline: steady(sentBoardsOf.starline),
  gali: steady(sentBoardsOf.gali),
};

/** Loaded when all lists are loaded, failed when any list failed. */
export const boardsReadingAtom = atom((get): Remote<true> => {
  const readings = families.map(family => get<Remote<unknown>>(marketLists[family].known));
  if (readings.some(({ kind }) => kind === 'failed')) {
    const known = readings.some(reading => valueOf(reading) !== null);
    return { kind: 'failed', last: known ? true : null, words: null };
  }
  return readings.every(({ kind }) => kind === 'loaded') ? loaded(true) : loading;
});

/** Null until a list has it. */
export const listedMarketAtom = atom(get => {
  const lists = {
    main: get(boardsOf.main),
    starline: get(boardsOf.starline),
    gali: get(boardsOf.gali),
  } satisfies { readonly [F in Family]: unknown };
  return (family: Family, id: MarketId): Market | null =>
    lists[family].find(market => market.id === id) ?? null;
});

/** The markets of all families that were read. */
export const marketsTodayAtom = atom(get => families.flatMap(family => get(boardsOf[family])));

/** Returns false if some of it is still unknown afterwards. */
export const readTakingAtom = action(async (get, set, wanted: ReadonlySet<Family>): Promise<boolean> => {
  await Promise.all([
    // Only the dashboard says whether betting is on, for all families.
    set(marketLists.main.load),
    wanted.has('starline') ? set(marketLists.starline.load) : null,
    wanted.has('gali') ? set(marketLists.gali.load) : null,
    set(refreshWalletAtom),
  ]);
  const markets = get(marketsTodayAtom);
  const missing = [...wanted].some(family => !markets.some(market => market.family === family));
  return !missing && get(bettingAtom) !== null && get(balanceAtom) !== null;
});
