import { markets } from '../../contract/markets.ts';
import { resource } from '../core/resource.ts';

/** What the games of each family pay (spec 2 §3). */
export const mainRatesAtom = resource(markets.gameRates, {}).value;
export const starlineRatesAtom = resource(markets.starlineRates, {}).value;
export const galiRatesAtom = resource(markets.galiRates, {}).value;
