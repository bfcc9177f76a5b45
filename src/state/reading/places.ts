import { placesEntry } from '../../storage/player.ts';
import { storedValue } from '../core/stored-value.ts';

/** It tells the first frame what will be known later, so that nothing moves then. */
export const placesAtom = storedValue(placesEntry).value;
