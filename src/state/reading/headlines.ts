import { fetched } from '../core/fetched.ts';

/** The visible lines of each place's scrolling headline (spec 1 §7: 1 home, 2 add funds, 3 withdraw). */
export const homeHeadlineAtom = fetched('headline', { place: 'home' }).value;
export const addFundsHeadlineAtom = fetched('headline', { place: 'addFunds' }).value;
export const withdrawHeadlineAtom = fetched('headline', { place: 'withdraw' }).value;
