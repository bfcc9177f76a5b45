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

/** The places of this day; those of another one say nothing of it. */
export const placesTodayAtom = atom(get => {
  const places = get(placesAtom);
  const clock = get(clockAtom);
  return places?.day === isoDate(localTime(clock.now(), clock.zone).date) ? places : null;
});

export type SlipOnCard = (market: Pick<Market, 'family' | 'name'>) => LiveSlip | 'kept' | 'perhaps' | false;

/** `kept` if only the place of a slip is known; on the first visit any card may get one. */
export const slipOnCardAtom = atom((get): SlipOnCard => {
  const slips = get(liveSlipsAtom);
  const known = get(placesAtom) !== null;
  const kept = get(placesTodayAtom)?.markets ?? [];
  return ({ family, name }) => {
    if (slips !== null) return slips.find(slip => slip.family === family && slip.name === name) ?? false;
    if (!known) return 'perhaps';
    return kept.includes(`${family} ${name}`) && 'kept';
  };
});
