import { rates } from '../../contract/rates.ts';
import { resource } from '../core/resource.ts';

/** What the games of each family pay (spec 2 §3). */
export const mainRatesResource = resource(rates.gameRates, {});
export const mainRatesAtom = mainRatesResource.value;
export const starlineRatesAtom = resource(rates.starlineRates, {}).value;
export const galiRatesAtom = resource(rates.galiRates, {}).value;
