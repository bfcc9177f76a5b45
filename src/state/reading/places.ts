import { atom } from 'jotai';
import { isoDate, localTime } from '../../domain/dates.ts';
import type { LiveSlip } from '../../domain/history/live-slip.ts';
import type { Market } from '../../domain/market/market.ts';
import { placesEntry } from '../../storage/player.ts';
import { action, clockAtom } from '../core/environment.ts';
import { playersValue } from '../core/session.ts';
import { storedValue } from '../core/stored-value.ts';

/** By the boards as they are now. */
export const liveSlipsAtom = playersValue<readonly LiveSlip[] | null>(null);

/** It tells the first frame what will be known later, so that nothing moves then. */
export const placesAtom = storedValue(placesEntry).value;

/** In pixels, of a row of the player's own with its line. */
export const rowHeight = 49;
/** Of the row with the button Add Fund. */
export const needsFundsHeight = 56;

/** The places of this day; those of another one say nothing of it. */
export const placesTodayAtom = atom(get => {
  const places = get(placesAtom);
  const clock = get(clockAtom);
  return places?.day === isoDate(localTime(clock.now(), clock.zone).date) ? places : null;
});

/** The cards have all of them. */
export const waitingMarkets = (slips: readonly LiveSlip[] | null): readonly LiveSlip[] =>
  (slips ?? []).filter(slip => slip.waiting.length > 0).slice(0, 3);

export const shownMarkets = (slips: readonly LiveSlip[]): readonly string[] =>
  slips.flatMap(({ family, name, today }) => (today.length > 0 ? [`${family} ${name}`] : []));

type Waiting = { readonly day: string; readonly slips: readonly LiveSlip[] };

/** Room for bids that began to wait on another screen. */
export const keepWaitingAtom = action((get, set, { day, slips }: Waiting): void => {
  const places = get(placesAtom);
  const more = places === null ? 0 : waitingMarkets(slips).length - places.waiting;
  if (places?.day !== day || more <= 0) return;
  const height = places.height + more * rowHeight;
  set(placesAtom, { ...places, height, waiting: places.waiting + more, markets: shownMarkets(slips) });
});

/** A request for a withdrawal was sent: its row comes with the next look at the home screen. */
export const keepPaymentAtom = action((get, set): void => {
  const places = get(placesAtom);
  if (places !== null) set(placesAtom, { ...places, payments: Math.max(places.payments, rowHeight) });
});

export type SlipOnCard = (market: Pick<Market, 'family' | 'name'>) => LiveSlip | boolean;

/** True where only the place of a slip is known, and on the first visit. */
export const slipOnCardAtom = atom((get): SlipOnCard => {
  const slips = get(liveSlipsAtom);
  const known = get(placesAtom) !== null;
  const kept = get(placesTodayAtom)?.markets ?? [];
  return ({ family, name }) =>
    slips?.find(slip => slip.family === family && slip.name === name) ??
    (slips === null && (!known || kept.includes(`${family} ${name}`)));
});
