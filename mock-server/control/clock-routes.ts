import * as v from 'valibot';
import { parseDuration } from '../data/clock.ts';
import { catchUp } from '../world/events.ts';
import { jumpTarget, jumps } from '../world/jumps.ts';
import type { Mock } from '../provider/mock.ts';
import { refuse } from '../data/refusal.ts';
import { timeOf } from '../world/world.ts';
import { momentOf, parseMoment } from '../data/zone.ts';
import type { Routes } from './route.ts';
import { nowOf, read } from './route.ts';

const duration = v.pipe(v.string(), v.transform(parseDuration), v.number());

const clockBody = v.union(
  [
    v.strictObject({ now: v.nullable(v.string()) }),
    v.strictObject({ advance: duration }),
    v.strictObject({ rewind: v.pipe(duration, v.minValue(0)) }),
    v.strictObject({ freeze: v.boolean() }),
    v.strictObject({ speed: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) }),
    v.strictObject({ jump: v.picklist(jumps) }),
  ],
  `one of these expected: now (an ISO time, or null), advance or rewind (such as 90m), freeze, speed, jump (${jumps.join(', ')})`,
);

/** The clock: set, released, moved on or back, stopped, sped up, or sent to a telling moment. */
export const clockRoutes: Routes = {
  'POST clock': (mock, { body }) => {
    move(mock, read(clockBody, body));
    catchUp(mock.world);
    return { now: nowOf(mock) };
  },
};

function move(mock: Mock, wish: v.InferOutput<typeof clockBody>): void {
  const { clock, zone } = mock.world;
  if ('advance' in wish) clock.advance(wish.advance);
  else if ('rewind' in wish) clock.advance(-wish.rewind);
  else if ('freeze' in wish) clock.run(wish.freeze ? 0 : 1);
  else if ('speed' in wish) clock.run(wish.speed);
  else if ('jump' in wish) {
    const target = jumpTarget(mock.world.state.data, wish.jump, timeOf(mock.world).wall);
    if (target === null) refuse('There is no market to jump to');
    clock.set(momentOf(target.day, target.minute, zone));
  } else {
    const now = wish.now === null ? null : parseMoment(wish.now, zone);
    if (now === null && wish.now !== null) refuse(`now: not a time: ${wish.now}`);
    clock.set(now);
  }
}
