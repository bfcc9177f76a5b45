import type { LiveSlip } from '../../domain/history/live-slip.ts';
import { action } from '../core/environment.ts';
import { placesAtom } from './places.ts';
import { rowHeight } from './row-height.ts';

/** At most three, because the cards show all of them. */
export const waitingMarkets = (slips: readonly LiveSlip[] | null): readonly LiveSlip[] =>
  (slips ?? []).filter(slip => slip.waiting.length > 0).slice(0, 3);

export const shownMarkets = (slips: readonly LiveSlip[]): readonly string[] =>
  slips.flatMap(({ family, name, today }) => (today.length > 0 ? [`${family} ${name}`] : []));

type Waiting = {
  readonly day: string;
  readonly slips: readonly LiveSlip[];
  /** The usual height of a row. */
  readonly row: number;
};

/** Keeps room for bids that began to wait on another screen. */
export const keepWaitingAtom = action((get, set, { day, slips, row }: Waiting): void => {
  const places = get(placesAtom);
  const more = places === null ? 0 : waitingMarkets(slips).length - places.waiting;
  if (places?.day !== day || more <= 0) return;
  const height = places.height + more * row;
  set(placesAtom, { ...places, height, waiting: places.waiting + more, markets: shownMarkets(slips) });
});

/** Keeps room for the row of a withdrawal that was just requested. */
export const keepPaymentAtom = action((get, set): void => {
  const places = get(placesAtom);
  if (places !== null) set(placesAtom, { ...places, payments: Math.max(places.payments, rowHeight) });
});
