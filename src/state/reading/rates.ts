import { rates } from '../../contract/rates.ts';
import { resource } from '../core/resource.ts';

/** Spec 2 §3. */
export const mainRatesResource = resource(rates.gameRates, {});
export const mainRatesAtom = mainRatesResource.value;
export const starlineRatesAtom = resource(rates.starlineRates, {}).value;
export const galiRatesAtom = resource(rates.galiRates, {}).value;
