import * as v from 'valibot';
import { families } from '../domain/market/market.ts';
import type {
  Limit,
  MonthTime,
  PlayLimits,
  PlayTime,
  SeenBids,
  Stake,
} from '../domain/player/play-limits.ts';
import { entry, points, stored } from './table.ts';
import { readable } from './readable.ts';

/**
 * `owner`: a fingerprint of the mobile number. `at`: when the limits were saved, by the player's own time.
 */
export type KeptLimits = PlayLimits & { readonly owner: string; readonly at: number };

// A custom check, because each further function of valibot would be loaded with the log-in.
const time = v.custom<number>(value => typeof value === 'number' && value >= 0 && value < Infinity);
const value = v.nullable(points);

const limit: v.GenericSchema<unknown, Limit> = v.object({
  value,
  next: v.nullable(v.object({ value, from: time })),
});
const keptLimits: v.GenericSchema<unknown, readonly KeptLimits[]> = v.array(
  v.object({ owner: v.string(), at: time, daily: limit, reminder: limit, pausedUntil: time }),
);

const orUnreadable: v.GenericSchema<unknown, readonly KeptLimits[] | 'unreadable'> = keptLimits;

/** An unreadable value must not look like no limit. */
export const limitsEntry = entry(stored.limits, v.fallback(orUnreadable, 'unreadable'));

const ofDay = { owner: v.string(), family: v.picklist(families), day: v.string(), points };
const stake: v.GenericSchema<unknown, Stake> = v.object({
  ...ofDay,
  id: v.string(),
  open: v.array(v.string()),
});
const shown: v.GenericSchema<unknown, SeenBids> = v.object({
  ...ofDay,
  returned: v.optional(points),
  known: v.array(v.string()),
});
const played = { owner: v.string(), played: time, at: time };
const playTime: v.GenericSchema<unknown, PlayTime> = v.object({ ...played, told: time });

export const monthEntry = entry<MonthTime>(stored.monthTime, v.object({ ...played, of: v.string() }));

export const playEntry = entry(
  stored.play,
  v.object({
    stakes: v.fallback(readable(stake), []),
    shown: v.fallback(readable(shown), []),
    times: v.fallback(readable(playTime), []),
    seen: v.fallback(readable(v.object({ owner: v.string(), at: time })), []),
    limits: v.fallback(keptLimits, []),
  }),
);

export type KeptPlay = v.InferOutput<typeof playEntry.schema>;
