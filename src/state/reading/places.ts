import { atom } from 'jotai';
import { isoDate, localTime } from '../../domain/dates.ts';
import type { LiveSlip } from '../../domain/history/live-slip.ts';
import type { Market } from '../../domain/market/market.ts';
import { placesEntry } from '../../storage/player.ts';
import { clockAtom } from '../core/environment.ts';
import { playersValue } from '../core/session.ts';
import { storedValue } from '../core/stored-value.ts';

/** The slips with the boards as they are now. */
export const liveSlipsAtom = playersValue<readonly LiveSlip[] | null>(null);

/** The places of slips on cards, for the first frame. So nothing moves when the slips are known. */
export const placesAtom = storedValue(placesEntry).value;

export type SlipOnCard = (market: Pick<Market, 'family' | 'name'>) => LiveSlip | boolean;

/** True if only the place of a slip is known yet. */
export const slipOnCardAtom = atom((get): SlipOnCard => {
  const slips = get(liveSlipsAtom);
  const places = get(placesAtom);
  const clock = get(clockAtom);
  const today = isoDate(localTime(clock.now(), clock.zone).date);
  const kept = slips === null && places?.day === today ? places.markets : [];
  return ({ family, name }) =>
    slips?.find(slip => slip.family === family && slip.name === name) ?? kept.includes(`${family} ${name}`);
});
