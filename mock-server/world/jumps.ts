import type { View } from '../data/schemas.ts';
import { minuteOf } from '../data/time-of-day.ts';
import type { Day, WallTime } from '../data/zone.ts';
import { addDays } from '../data/zone.ts';

/** Moments that a presenter wants to be at, always ahead of the present: the nearest of today, else of tomorrow. */
export const jumps = ['before-open', 'after-close', 'withdraw-end'] as const;
export type Jump = (typeof jumps)[number];

/** Where a jump leads: a minute before a market's open time, the minute a market has closed, or the last of the withdraw window. */
export function jumpTarget(
  data: View,
  jump: Jump,
  now: WallTime,
): { readonly day: Day; readonly minute: number } | null {
  const minutes =
    jump === 'withdraw-end'
      ? [minuteOf(data.content.withdraw_close_time)]
      : jump === 'before-open'
        ? data.markets.map(market => (minuteOf(market.open_time) + 1439) % 1440)
        : data.markets.map(market => minuteOf(market.close_time));
  const ordered = minutes.toSorted((a, b) => a - b);
  const today = ordered.find(minute => minute > now.minute);
  if (today !== undefined) return { day: now.day, minute: today };
  const [first] = ordered;
  return first === undefined ? null : { day: addDays(now.day, 1), minute: first };
}
