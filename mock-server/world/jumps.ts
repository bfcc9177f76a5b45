import type { ReadonlyData } from '../data/schemas.ts';
import { addDays, minuteOf, type Day, type WallTime } from '../data/wall-time.ts';

/** Where the clock can jump to: the nearest such time of today, else of tomorrow. */
export const jumps = ['before-open', 'after-close', 'withdraw-end'] as const;
export type Jump = (typeof jumps)[number];

/**
 * The time that a jump leads to: a minute before a market's open time, a market's close time, or the last minute of the
 * withdraw window. Null when there is no market.
 */
export function jumpTarget(
  data: ReadonlyData,
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
