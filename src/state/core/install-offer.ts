import { atom } from 'jotai';
import { installEntry } from '../../storage/visits.ts';
import { action, clockAtom, configAtom } from './environment.ts';
import { storedValue } from './stored-value.ts';

const kept = storedValue(installEntry);

const visitsBefore = 2;
/** Milliseconds without a bid after which a visit has ended. */
const visitGapMs = 30 * 60_000;

/** True for a player who comes back to bid and has not refused. */
export const installWantedAtom = atom(get => {
  const known = get(kept.value);
  return known !== null && !known.over && known.visits >= visitsBefore && !get(configAtom).kiosk.enabled;
});

export const noteBidVisitAtom = action((get, set): void => {
  const { visits = 0, lastBid = 0, over = false } = set(kept.latest) ?? {};
  if (over) return;
  const now = get(clockAtom).now();
  const another = Math.abs(now - lastBid) > visitGapMs;
  set(kept.value, { visits: visits + Number(another), lastBid: now, over });
});

export const endInstallOfferAtom = action((_get, set): void => {
  set(kept.value, { visits: 0, lastBid: 0, over: true });
});
