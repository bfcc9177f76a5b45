import { atom } from 'jotai';
import { localTime, plusDays } from '../../domain/dates.ts';
import { families } from '../../domain/market/market.ts';
import { biddersEntry, newPlayersEntry } from '../../storage/visits.ts';
import { action, clockAtom } from '../core/environment.ts';
import { perPlayer } from '../core/session.ts';
import { storedValue } from '../core/stored-value.ts';
import { readBidsAtom } from '../reading/histories.ts';
import { ownDaysAtom } from '../reading/own-days.ts';
import { accountAtom } from './money-account.ts';

const newPlayers = storedValue(newPlayersEntry);
const bidders = storedValue(biddersEntry);

const most = 20;
/** How far the first bid is looked for, in days. */
const lookBack = 365;

/** The account has no bid yet, as far as the device and the provider's histories know. */
export const isNewPlayerAtom = atom(get => {
  const owner = get(accountAtom);
  return owner !== null && (get(newPlayers.value) ?? []).includes(owner);
});

/** False with the first bid. Keeps what other tabs have written. */
export const setNewPlayerAtom = action((get, set, isNew: boolean): void => {
  const owner = get(accountAtom);
  if (owner === null) return;
  for (const [list, included] of [
    [newPlayers, isNew],
    [bidders, !isNew],
  ] as const) {
    const before = set(list.latest) ?? [];
    if (before.includes(owner) === included) continue;
    const others = before.filter(name => name !== owner);
    const next = included ? [...others, owner].slice(-most) : others;
    set(list.value, next.length === 0 ? null : next);
  }
});

const askedAtom = perPlayer(false);

/** Once in a page, when the player's days were read; what cannot be read says nothing. */
export const lookForFirstBidAtom = action(async (get, set): Promise<void> => {
  const owner = get(accountAtom);
  const own = get(ownDaysAtom);
  if (owner === null || own === null || get(bidders.value)?.includes(owner) === true) return;
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
