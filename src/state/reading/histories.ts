import type { Call } from '../../contract/endpoint.ts';
import { histories as endpoints } from '../../contract/histories.ts';
import type { DateRange } from '../../domain/history/history-query.ts';
import type { History, HistoryKey, ShownRecord } from '../../domain/history/history.ts';
import { isComplete, type Listed, seemsComplete } from '../../domain/history/listed.ts';
import type { OwnDays } from '../../domain/history/live-slip.ts';
import { playersQuery, wordless } from '../core/resource.ts';
import type { Getter } from 'jotai';
import { wallet } from '../../contract/wallet.ts';
import { families, type Family } from '../../domain/market/market.ts';
import {
  mayHaveReturns,
  nothingReturned,
  returnDays,
  type StakeReturns,
  stakeReturns,
  unreadReturns,
} from '../../domain/history/stake-returns.ts';
import { marketsTodayAtom } from './boards.ts';
import { action, environmentAtom } from '../core/environment.ts';
import { playerAtom, perPlayer } from '../core/session.ts';
import { type CalendarDate, isoDate, plusDays } from '../../domain/dates.ts';
import type { OwnBid } from '../../domain/slip/slips-again.ts';
import { wholeDays } from './whole-days.ts';

const between = (endpoint: Call<DateRange, Listed<ShownRecord>>) =>
  playersQuery(endpoint, (_player, _get, range: DateRange) => range, wordless());

export const histories = {
  mainBids: between(endpoints.bidHistory),
  mainWins: between(endpoints.winHistory),
  starlineBids: between(endpoints.starlineBidHistory),
  starlineWins: between(endpoints.starlineWinHistory),
  galiBids: between(endpoints.galiBidHistory),
  galiWins: between(endpoints.galiWinHistory),
} as const satisfies { readonly [K in HistoryKey]: unknown };

const calls = {
  main: [endpoints.bidHistory, endpoints.winHistory],
  starline: [endpoints.starlineBidHistory, endpoints.starlineWinHistory],
  gali: [endpoints.galiBidHistory, endpoints.galiWinHistory],
} as const satisfies { readonly [F in Family]: unknown };

export const bidHistoryOf = (family: Family) => calls[family][0];

type OwnRange = DateRange & { readonly family: Family };

/** Null if the call fails or the player has changed. */
async function readOwn<Args, Reply>(get: Getter, endpoint: Call<Args, Reply>, args: Args) {
  const player = get(playerAtom);
  if (player === null) return null;
  const reply = await get(environmentAtom).client.call(endpoint, args);
  return reply.ok && get(playerAtom) === player ? reply.value : null;
}

const readDays = (get: Getter, endpoint: Call<DateRange, Listed<ShownRecord>>, range: DateRange) =>
  wholeDays(days => readOwn(get, endpoint, days), range);

export const readBidsAtom = action((get, _set, range: OwnRange) =>
  readDays(get, bidHistoryOf(range.family), range),
);

export const readWinsAtom = action((get, _set, range: OwnRange) =>
  readDays(get, calls[range.family][1], range),
);

type KnownDays = Pick<History, 'family' | 'kind'> & {
  readonly range: DateRange;
  readonly list: Listed<ShownRecord>;
};

/** Reads the earlier days of a list that may have been cut. Keeps the list if they cannot be read. */
export const readRestAtom = action(async (get, _set, { family, kind, range, list }: KnownDays) => {
  const endpoint = calls[family][kind === 'bids' ? 0 : 1];
  const read = (days: DateRange) => (days === range ? Promise.resolve(list) : readOwn(get, endpoint, days));
  return (await wholeDays(read, range)) ?? { ...list, missing: 'perhaps' as const };
});

export const readOwnAtom = action(async (_get, set, range: DateRange): Promise<OwnDays> => {
  const read = async (family: Family): Promise<OwnDays[Family]> => {
    const asked = { family, ...range };
    const [bids, wins] = await Promise.all([set(readBidsAtom, asked), set(readWinsAtom, asked)]);
    return { bids, wins };
  };
  const [main, starline, gali] = await Promise.all([read('main'), read('starline'), read('gali')]);
  return { main, starline, gali };
});

/** Which of these bids came back. Reads more histories only if a credit may be a returned stake. */
export const readReturnsAtom = action(
  async (get, set, bids: readonly ShownRecord[], range: DateRange): Promise<StakeReturns> => {
    if (bids.length === 0) return nothingReturned([]);
    const read = await readOwn(get, wallet.walletHistory, {});
    if (read === null || read.unread > 0) return unreadReturns;
    if (!mayHaveReturns(bids, read.rows)) return nothingReturned(read.rows);
    const own = await set(readOwnAtom, { from: plusDays(range.from, -returnDays), to: range.to });
    // The wallet shows a bid that its list lacks, but a win without its line could be a stake.
    const rowsOf = (
      kind: 'bids' | 'wins',
      isRead: (list: Listed<ShownRecord> | null) => boolean,
    ): readonly ShownRecord[] | null => {
      const lists = families.map(family => own[family][kind]);
      return lists.every(isRead) ? lists.flatMap(list => list?.rows ?? []) : null;
    };
    const [all, wins] = [rowsOf('bids', seemsComplete), rowsOf('wins', isComplete)];
    if (all === null || wins === null) return unreadReturns;
    const markets = get(marketsTodayAtom).map(({ name }) => name);
    return stakeReturns({ bids: all, wins, transactions: read.rows, markets });
  },
);

/** `complete` is false if a history could not be read. */
export type DayBids = { readonly bids: readonly OwnBid[]; readonly complete: boolean };

const keptAtom = perPlayer<{ readonly day: string; readonly reading: Promise<DayBids> } | null>(null);

/** A day that has ended no longer changes, so it is read once, unless the reading was incomplete. */
export const readDayBidsAtom = action(async (get, set, date: CalendarDate): Promise<DayBids> => {
  const playersAtom = get(keptAtom);
  const day = isoDate(date);
  const kept = get(playersAtom);
  if (kept?.day === day) return kept.reading;
  const reading = set(readFamiliesAtom, date);
  set(playersAtom, { day, reading });
  const read = await reading;
  if (!read.complete && get(playersAtom)?.reading === reading) set(playersAtom, null);
  return read;
});

const readFamiliesAtom = action(async (_get, set, date: CalendarDate): Promise<DayBids> => {
  const lists = await Promise.all(
    families.map(family => set(readBidsAtom, { family, from: date, to: date })),
  );
  const bids = families.flatMap((family, index) => (lists[index]?.rows ?? []).map(bid => ({ family, bid })));
  return { bids, complete: !lists.includes(null) };
});
