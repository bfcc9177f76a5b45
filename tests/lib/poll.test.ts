import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPoll } from '../../src/lib/poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function page() {
  const listeners = new Set<() => void>();
  let active = true;
  return {
    listeners,
    active: () => active,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: boolean) => {
      active = next;
      for (const listener of listeners) listener();
    },
  };
}

const everyMs = 5000;

const answerAfter = (ms: number) => new Promise<null>(resolve => setTimeout(resolve, ms, null));

/** The random share of a period, from 0 to 1. */
const draw = (share: number) => vi.spyOn(Math, 'random').mockReturnValue(share);
beforeEach(() => {
  draw(0);
});

it('asks at once and then every five seconds', async () => {
  const ask = vi.fn(async () => null);
  const stop = startPoll({ everyMs, random: Math.random, page: page(), ask });
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(ask).toHaveBeenCalledTimes(12);
  stop();
});

it('never asks twice at a time: the next turn is counted from the answer', async () => {
  const ask = vi.fn(() => answerAfter(12_000));
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  await vi.advanceTimersByTimeAsync(11_000);
  state.set(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('does not ask while the page is not active, and asks at once when it is active again', async () => {
  const ask = vi.fn(async () => null);
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  await vi.advanceTimersByTimeAsync(0);
  state.set(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  state.set(true);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

it('a page that starts inactive is asked for when it becomes active', () => {
  const ask = vi.fn(async () => null);
  const state = page();
  state.set(false);
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  expect(ask).not.toHaveBeenCalled();
  state.set(true);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it('goes on after a failure', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('offline')));
  const stop = startPoll({ everyMs, random: Math.random, page: page(), ask });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

it('goes on after an ask that throws before it promises', async () => {
  const ask = vi.fn((): Promise<null> => {
    throw new Error('at once');
  });
  const stop = startPoll({ everyMs, random: Math.random, page: page(), ask });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('when stopped it leaves no timer and no listener, even in the middle of an ask', async () => {
  const ask = vi.fn(() => answerAfter(100));
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(state.listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('a phone that slept asks at once', async () => {
  const ask = vi.fn(async () => null);
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  await vi.advanceTimersByTimeAsync(1000);
  state.set(false);
  // Only clocks go on while a device sleeps.
  vi.setSystemTime(Date.now() + 3_600_000);
  state.set(true);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('a return before the next turn does not bring it forward, however often the player returns', async () => {
  const ask = vi.fn(async () => null);
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  for (let second = 1; second < 5; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    state.set(false);
    state.set(true);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

/** Lets time pass, and returns after how many milliseconds `ask` was called again. */
async function untilAsked(ask: ReturnType<typeof vi.fn>): Promise<number> {
  const before = ask.mock.calls.length;
  for (let ms = 0; ms < 1_000_000; ms += 50) {
    if (ask.mock.calls.length > before) return ms;
    await vi.advanceTimersByTimeAsync(50);
  }
  throw new Error('It was never asked again');
}

it('phones that all return at once poll at random times afterwards', async () => {
  draw(0.5);
  const ask = vi.fn(async () => null);
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  expect(await untilAsked(ask)).toBe(5000);
  state.set(false);
  await vi.advanceTimersByTimeAsync(60_000);
  state.set(true);
  expect(await untilAsked(ask)).toBe(7500);
  expect(await untilAsked(ask)).toBe(5000);
  stop();
});

it('the same after a slow reply, but not after a quick one', async () => {
  draw(0.5);
  const delays = [900, 1100, 900];
  const ask = vi.fn(() => answerAfter(delays.shift() ?? 0));
  const stop = startPoll({ everyMs, random: Math.random, page: page(), ask });
  expect(await untilAsked(ask)).toBe(900 + 5000);
  expect(await untilAsked(ask)).toBe(1100 + 7500);
  expect(await untilAsked(ask)).toBe(900 + 5000);
  stop();
});

it('the same from the second failure in a row on, until a reply is good', async () => {
  draw(0.5);
  const answers = [0, 0, 0, null, 0];
  const ask = vi.fn(async () => answers.shift() ?? null);
  const stop = startPoll({ everyMs, random: Math.random, page: page(), ask });
  const waits = [];
  for (let turn = 0; turn < 5; turn += 1) waits.push(await untilAsked(ask));
  expect(waits).toEqual([5000, 7500, 7500, 5000, 5000]);
  stop();
});

it('leaves the server alone for as long as it wants, and never asks faster than every five seconds', async () => {
  const answers = [60_000, 2000, -3000];
  const ask = vi.fn(async () => answers.shift() ?? null);
  const state = page();
  const stop = startPoll({ everyMs, random: Math.random, page: state, ask });
  await vi.advanceTimersByTimeAsync(30_000);
  state.set(false);
  state.set(true);
  expect(await untilAsked(ask)).toBe(30_000);
  expect(await untilAsked(ask)).toBe(5000);
  expect(await untilAsked(ask)).toBe(5000);
  stop();
});
