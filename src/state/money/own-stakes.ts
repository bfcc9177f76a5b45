import { dayBefore, localTime } from '../../domain/dates.ts';
import { returnedOf } from '../../domain/history/stake-returns.ts';
import { families } from '../../domain/market/market.ts';
import { action, clockAtom } from '../core/environment.ts';
import { ownDaysAtom, ownReturnsAtom, readOwnDaysAtom } from '../reading/own-days.ts';
import { beginBidReadingAtom } from './play-record.ts';

/** Reads like `readOwnDaysAtom`. Stakes that came back no longer count for the daily limit. */
export const readOwnStakesAtom = action(async (get, set, again: boolean = false): Promise<void> => {
  const noteBids = set(beginBidReadingAtom);
  const before = get(ownDaysAtom);
  await set(readOwnDaysAtom, again);
  const [own, returns] = [get(ownDaysAtom), get(ownReturnsAtom)];
  const clock = get(clockAtom);
  const { date } = localTime(clock.now(), clock.zone);
  for (const family of families) {
    const bids = own?.[family].bids ?? null;
    // The same list means that nothing was read.
    if (bids === null || bids === before?.[family].bids) continue;
    const range = { from: dayBefore(date), to: date };
    const returned = returnedOf(bids.rows, returns);
    if (returned.length > 0) noteBids({ family, range, bids: bids.rows, returned });
  }
});
