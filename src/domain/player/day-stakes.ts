// What was bid on a day, as far as this device knows: its own bids, and what the provider's history showed.
import { isoDate, localTime } from '../dates.ts';
import type { Family } from '../market/market.ts';
import type { Attempt } from '../placing/attempt.ts';

/** The points of one request that this device has sent. It counts unless the provider has refused it. */
export type Stake = {
  /** The id of its attempt. */
  readonly id: string;
  /** A fingerprint of the player's mobile number. */
  readonly owner: string;
  readonly family: Family;
  readonly points: number;
  /** The day of the calendar on which it was sent, `2026-11-21`. */
  readonly day: string;
  /** The ids of its rows while its end is not known; none once it is. */
  readonly open: readonly string[];
};

/** A player's bids of a day that the history of a family showed. */
export type SeenBids = Pick<Stake, 'owner' | 'family'> & {
  readonly day: string;
  readonly points: number;
  /** The ids of the stakes that had left before the reading began: it shows them, when they were placed. */
  readonly known: readonly string[];
};

/** The day of the calendar at a time. */
export const dayAt = (at: number, zone: string | undefined): string => isoDate(localTime(at, zone).date);

/** The stake of an attempt that leaves, or that was found placed. */
export const stakeOf = (
  { id, account, source, wanted, total }: Pick<Attempt, 'id' | 'account' | 'source' | 'wanted' | 'total'>,
  { day, open }: Pick<Stake, 'day'> & { readonly open: boolean },
): readonly Stake[] =>
  source.kind === 'bid'
    ? [
        {
          id,
          owner: account,
          family: source.family,
          points: total,
          day,
          open: open ? wanted.map(({ row }) => row) : [],
        },
      ]
    : [];

/** The stakes with one more, or with what is now known of it. */
export const withStake = (stakes: readonly Stake[], stake: Stake): readonly Stake[] =>
  stakes.some(({ id }) => id === stake.id)
    ? stakes.map(one => (one.id === stake.id ? { ...one, open: stake.open } : one))
    : [...stakes, stake];

/** The stakes of a player that count for a day. A day to come counts too: it is what a clock showed that was set back. */
const countedFor = (stakes: readonly Stake[], owner: string, day: string): readonly Stake[] =>
  stakes.filter(stake => stake.owner === owner && stake.day >= day);

/**
 * The points that a player has bid on a day: in each family the sum of this device or that of the history, whichever is
 * more. To what the history showed is added what this device has sent since.
 */
export function stakedOn(
  stakes: readonly Stake[],
  owner: string,
  day: string,
  seen: readonly SeenBids[] = [],
): number {
  const own = countedFor(stakes, owner, day);
  const families = new Set<Family>(['main', 'starline', 'gali']);
  let total = 0;
  for (const family of families) {
    const here = own.filter(stake => stake.family === family);
    const shown = seen.find(one => one.owner === owner && one.family === family && one.day === day);
    const since = shown ? shown.points + sum(here.filter(({ id }) => !shown.known.includes(id))) : 0;
    total += Math.max(sum(here), since);
  }
  return total;
}

const sum = (stakes: readonly Stake[]): number => stakes.reduce((all, { points }) => all + points, 0);

/** The ids of a player's rows that were sent and whose end is not known. */
export const openRows = (stakes: readonly Stake[], owner: string): ReadonlySet<string> =>
  new Set(stakes.filter(stake => stake.owner === owner).flatMap(({ open }) => open));

/** What was seen, with newer readings of some histories. */
export const withSeen = (seen: readonly SeenBids[], newer: readonly SeenBids[]): readonly SeenBids[] => [
  ...seen.filter(one => !newer.some(({ owner, family }) => one.owner === owner && one.family === family)),
  ...newer,
];

/** What is of a day or later: nothing of the days before is of use. */
export const sinceDay = <One extends { readonly day: string }>(
  all: readonly One[],
  day: string,
): readonly One[] => all.filter(one => one.day >= day);
