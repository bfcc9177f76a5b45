import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amend, begin, redo, step, type Steps, undo } from '../../../src/domain/slip/undo-history.ts';

it('undo goes back step by step, redo forward again', () => {
  const three = step(step(begin('a'), 'b'), 'c');
  expect(undo(three).now).toBe('b');
  expect(undo(undo(three)).now).toBe('a');
  expect(redo(undo(undo(three))).now).toBe('b');
  expect(redo(redo(undo(undo(three))))).toEqual(three);
});

it('at the first and at the last step nothing more happens', () => {
  const one = begin('a');
  expect(undo(one)).toBe(one);
  expect(redo(one)).toBe(one);
});

it('a new step discards the undone ones', () => {
  const other = step(undo(step(begin('a'), 'b')), 'c');
  expect(redo(other)).toBe(other);
  expect(undo(other).now).toBe('a');
});

it('a step that is amended is undone as one', () => {
  const typed = amend(amend(step(begin(''), '5'), '50'), '500');
  expect(typed.now).toBe('500');
  expect(undo(typed).now).toBe('');
});

it('the oldest of more than 200 steps are forgotten', () => {
  let steps = begin(0);
  for (let n = 1; n <= 250; n += 1) steps = step(steps, n);
  for (let n = 1; n <= 300; n += 1) steps = undo(steps);
  expect(steps.now).toBe(50);
});

it('as many redos as undos lead back to the same state', () => {
  const act = fc.oneof(
    fc.nat(9).map(value => (steps: Steps<number>) => step(steps, value)),
    fc.constant(undo<number>),
    fc.constant(redo<number>),
  );
  fc.assert(
    fc.property(fc.array(act), fc.nat(20), (acts, times) => {
      const steps = acts.reduce((now, next) => next(now), begin(0));
      const back = Math.min(times, steps.past.length);
      let there = steps;
      for (let n = 0; n < back; n += 1) there = undo(there);
      for (let n = 0; n < back; n += 1) there = redo(there);
      expect(there).toEqual(steps);
    }),
  );
});
