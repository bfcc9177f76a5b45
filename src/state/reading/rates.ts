import { fetched } from '../core/fetched.ts';

/** What the games of each family pay (spec 2 §3). */
export const mainRatesAtom = fetched('gameRates', {}).value;
export const starlineRatesAtom = fetched('starlineRates', {}).value;
export const galiRatesAtom = fetched('galiRates', {}).value;
