import { expect, it } from 'vitest';
import type { Attempt } from '../../src/domain/placing/attempt.ts';
import type { Effect, Event, Moment } from '../../src/domain/placing/events.ts';
import { attemptsOf, nothingKnown, type State, type Who } from '../../src/domain/placing/state.ts';
import { step } from '../../src/domain/placing/step.ts';
import { points } from '../../src/domain/points.ts';
import { account, line, source } from '../support/placing-world.ts';
import { seeded } from '../support/virtual-time.ts';

const order = { account, source, wanted: [line('7 50'), line('3 20')] };

/** Any answer to an effect: a good one, a bad one, or one that is missing. */
function answerTo(effect: Effect, random: () => number, attempts: readonly Attempt[]): readonly Event[] {
  const isGood = random() < 0.7;
  if (effect.kind === 'lock') return [{ kind: 'locked', who: effect.who, free: isGood }];
  if (effect.kind === 'persist')
    return 'add' in effect ? [{ kind: 'added', who: effect.who, ok: isGood }] : [effect.next];
  if (effect.kind === 'wait')
    return [
      'paint' in effect
        ? { kind: 'painted', who: effect.who }
        : { kind: 'woke', who: effect.who, timer: effect.timer },
    ];
  if (effect.kind === 'post') {
    const end = isGood ? 'placed' : random() < 0.5 ? 'rejected' : 'unclear';
    const reply = { kind: 'replied', tap: effect.tap, attempt: effect.attempt, end, message: null } as const;
    const soon = { ...reply, timedOut: false, late: false };
    return random() < 0.1 ? [soon, { ...soon, late: true }] : [soon];
  }
  if (effect.kind !== 'read') return [];
  const { who } = effect;
  switch (effect.what) {
    case 'journal':
      return [{ kind: 'journal', who, kept: isGood ? attempts : null }];
    case 'version':
      return [{ kind: 'version', who, version: isGood ? 1 : Math.floor(random() * 3) }];
    case 'balance':
      return [{ kind: 'balance', who, balance: isGood ? points(1000) : null }];
    case 'evidence': {
      const lines = random() < 0.5 ? [] : order.wanted;
      const balance = points(random() < 0.5 ? 1000 : 930);
      return [{ kind: 'evidence', who, evidence: isGood ? { lines, balance } : { lines: null, balance } }];
    }
    case 'requests': {
      const id = `a${Math.floor(random() * 1e9)}`;
      const requests = [{ id, wanted: effect.free, total: points(70) }];
      return [{ kind: 'requests', who, requests: isGood ? requests : [] }];
    }
    default:
      return effect satisfies never;
  }
}

const keyOf = (who: Who): string => JSON.stringify(who);

it.each([0, 10_000])(
  'in any order of answers, lag %i ms: nothing leaves unwritten, each lock is given back, each tap ends once',
  lagMs => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = seeded(seed);
      let state: State = nothingKnown;
      let ran = 0;
      let pending: Event[] = [];
      const written = new Set<string>();
      const posted: string[] = [];
      const held: string[] = [];
      const ends: number[] = [];
      const take = (event: Event): void => {
        const at: Moment = { ran, now: ran, shown: ran, lagMs, sendsRef: false };
        if (event.kind === 'locked' && event.free) held.push(keyOf(event.who));
        const [next, effects] = step(state, event, at);
        state = next;
        for (const effect of effects) {
          if (effect.kind === 'post') {
            expect(written.has(effect.attempt)).toBe(true);
            posted.push(effect.attempt);
          }
          if (effect.kind === 'unlock') {
            const index = held.indexOf(keyOf(effect.who));
            expect(index).toBeGreaterThanOrEqual(0);
            held.splice(index, 1);
          }
          if (effect.kind === 'inform' && 'end' in effect) ends.push(effect.tap);
          const answers = answerTo(effect, random, attemptsOf(state, account));
          if (effect.kind === 'persist' && 'add' in effect && answers.some(one => 'ok' in one && one.ok))
            for (const { id } of effect.add) written.add(id);
          pending.push(...answers);
        }
      };
      take({ kind: 'prepared', scope: order });
      for (let tap = 1; tap <= 3; tap += 1) {
        take({ kind: 'tapped', tap, order, again: [] });
        for (let turns = 0; turns < 40; turns += 1) {
          ran += Math.floor(random() * 4000);
          const index = Math.floor(random() * pending.length);
          const event = pending[index];
          pending = pending.filter((_, place) => place !== index);
          if (event !== undefined) take(event);
        }
      }
      // Now every awaited answer arrives, the oldest first.
      for (let left = 3000; pending.length > 0 && left > 0; left -= 1) {
        ran += 1000;
        const event = pending.shift();
        if (event !== undefined) take(event);
      }
      expect(new Set(posted).size).toBe(posted.length);
      expect(ends.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      expect(state.tap).toBeNull();
      expect(held).toEqual([]);
    }
  },
);

it('an answer to a tap that has ended changes nothing', () => {
  const at: Moment = { ran: 0, now: 0, shown: 0, lagMs: 0, sendsRef: false };
  const [busy] = step(nothingKnown, { kind: 'tapped', tap: 2, order, again: [] }, at);
  const old: Who = { of: 'tap', id: 1 };
  for (const event of [
    { kind: 'locked', who: old, free: false },
    { kind: 'version', who: old, version: 1 },
    { kind: 'added', who: old, ok: true },
  ] as const)
    expect(step(busy, event, at)).toEqual([busy, []]);
});
