import { expect, it } from 'vitest';
import { steadyClock } from '../../src/lib/clock.ts';

/** A device at 10:00, 1 s after its page was opened. `pass` lets it run, `sleep` stops the page, `set` sets its clock. */
function device() {
  let [time, ran] = [Date.UTC(2026, 10, 21, 10), 1000];
  return {
    now: steadyClock(
      () => time,
      () => ran,
    ),
    pass: (ms: number) => void ((time += ms), (ran += ms)),
    sleep: (ms: number) => void (time += ms),
    set: (to: number) => void (time = to),
  };
}

it('runs with the page and with a phone that sleeps', () => {
  const { now, pass, sleep } = device();
  const begin = now();
  expect(begin).toBe(Date.UTC(2026, 10, 21, 10));
  pass(400);
  expect(now() - begin).toBe(400);
  sleep(3_600_000);
  expect(now() - begin).toBe(3_600_400);
  pass(100);
  expect(now() - begin).toBe(3_600_500);
});

it('goes on from where it is when the clock is set back', () => {
  const { now, pass, set } = device();
  const begin = now();
  set(Date.UTC(2026, 10, 21, 9));
  expect(now() - begin).toBe(0);
  pass(700);
  expect(now() - begin).toBe(700);
});
