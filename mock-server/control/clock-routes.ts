import * as v from 'valibot';
import { nowOf, read, type Routes } from './route.ts';
import { clockSpeed, duration } from '../data/fields.ts';
import { refuse } from '../data/refusal.ts';
import type { ReadonlyData } from '../data/schemas.ts';
import { addDays, minuteOf, type Day, type WallTime, momentOf, parseMoment } from '../data/wall-time.ts';
import type { Mock } from '../provider/mock.ts';
import { syncWithClock } from '../world/events.ts';
import { timeOf } from '../world/world.ts';

/** Each jumps to the nearest such time of today, or else of tomorrow. */
export const jumps = ['before-open', 'after-close', 'withdraw-end'] as const;
type Jump = (typeof jumps)[number];

/** Null if there is no market. */
function jumpTarget(
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

const clockBody = v.union(
  [
    v.strictObject({ now: v.nullable(v.string()) }),
    v.strictObject({ advance: duration }),
    v.strictObject({ rewind: v.pipe(duration, v.minValue(0)) }),
    v.strictObject({ freeze: v.boolean() }),
    v.strictObject({ speed: clockSpeed }),
    v.strictObject({ jump: v.picklist(jumps) }),
  ],
  `one of these expected: now (an ISO time, or null), advance or rewind (such as 90m), freeze, speed, jump (${jumps.join(', ')})`,
);

export const clockRoutes: Routes = {
  'POST clock': (mock, { body }) => {
    moveClock(mock, read(clockBody, body));
    syncWithClock(mock.world);
    return { now: nowOf(mock) };
  },
};

function moveClock(mock: Mock, order: v.InferOutput<typeof clockBody>): void {
  const { clock, zone } = mock.world;
  if ('advance' in order) clock.advance(order.advance);
  else if ('rewind' in order) clock.advance(-order.rewind);
  else if ('freeze' in order) {
    if (order.freeze) clock.run(0);
    else if (clock.setting().speed === 0) clock.resume();
    else clock.run(1);
  } else if ('speed' in order) clock.run(order.speed);
  else if ('jump' in order) {
    const target = jumpTarget(mock.world.state.data, order.jump, timeOf(mock.world).wall);
    if (target === null) refuse('There is no market to jump to');
    clock.set(momentOf(target.day, target.minute, zone));
  } else {
    const now = order.now === null ? null : parseMoment(order.now, zone);
    if (now === null && order.now !== null) refuse(`now: not a time: ${order.now}`);
    clock.set(now);
  }
}
