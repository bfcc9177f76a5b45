import { localTime, plusDays } from '../../domain/dates.ts';
import { families } from '../../domain/market/market.ts';
import { action, clockAtom } from '../core/environment.ts';
import { perPlayer } from '../core/session.ts';
import { readBidsAtom } from '../reading/histories.ts';
import { ownDaysAtom } from '../reading/own-days.ts';
import { accountAtom } from './money-account.ts';
import { isBidderAtom, setNewPlayerAtom } from './new-players.ts';

/** Days that the search for the first bid goes back. */
const lookBack = 365;

const askedAtom = perPlayer(false);

/** Searches once in a page, after the player's days were read. A history that cannot be read proves nothing. */
export const lookForFirstBidAtom = action(async (get, set): Promise<void> => {
  const owner = get(accountAtom);
  const own = get(ownDaysAtom);
  if (owner === null || own === null || get(isBidderAtom)) return;
  const lists = families.map(family => own[family].bids);
  if (lists.some(hasRows)) return set(setNewPlayerAtom, false);
  const playersAtom = get(askedAtom);
  if (lists.includes(null) || get(playersAtom)) return;
  set(playersAtom, true);
  const clock = get(clockAtom);
  const { date } = localTime(clock.now(), clock.zone);
  for (const family of families) {
    const bids = await set(readBidsAtom, { family, from: plusDays(date, -lookBack), to: date });
    if (bids === null || get(accountAtom) !== owner) return;
    if (hasRows(bids)) return set(setNewPlayerAtom, false);
  }
  set(setNewPlayerAtom, true);
});

type Bids = { readonly rows: readonly unknown[]; readonly unread: number } | null;

const hasRows = (bids: Bids): boolean => bids !== null && bids.rows.length + bids.unread > 0;
