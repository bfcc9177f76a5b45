import { atom, type Atom } from 'jotai';
import { type Board, boardOfMarket, boardOfSlot } from '../../domain/board.ts';
import type { Family } from '../../domain/market.ts';
import { valueOf } from '../../lib/remote.ts';
import { dashboardAtom, dashboardPollAtom, loadDashboardAtom } from './markets.ts';
import { slots } from './slots.ts';

const slotBoards = (family: 'starline' | 'gali'): Atom<readonly Board[]> =>
  atom(get => (valueOf(get(slots[family].known))?.markets ?? []).map(slot => boardOfSlot(family, slot)));

/** What the boards of each family show, as last read; empty before. */
export const boardsOf: { readonly [F in Family]: Atom<readonly Board[]> } = {
  main: atom(get => (valueOf(get(dashboardAtom))?.markets ?? []).map(boardOfMarket)),
  starline: slotBoards('starline'),
  gali: slotBoards('gali'),
};

/** Whether the first reading of some boards is still under way. */
export const boardsAwaitedAtom = atom(get =>
  [get(dashboardAtom), get(slots.starline.known), get(slots.gali.known)].some(
    ({ kind }) => kind === 'loading',
  ),
);

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
