import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPoll } from '../../src/lib/poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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

it('asks at once and then every five seconds', async () => {
  const ask = vi.fn(async () => undefined);
  const stop = startPoll({ everyMs, page: page(), ask });
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
  const ask = vi.fn(() => new Promise<void>(resolve => setTimeout(resolve, 12_000)));
  const state = page();
  const stop = startPoll({ everyMs, page: state, ask });
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
  const ask = vi.fn(async () => undefined);
  const state = page();
  const stop = startPoll({ everyMs, page: state, ask });
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
  const ask = vi.fn(async () => undefined);
  const state = page();
  state.set(false);
  const stop = startPoll({ everyMs, page: state, ask });
  expect(ask).not.toHaveBeenCalled();
  state.set(true);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it('goes on after a failure', async () => {
  const ask = vi.fn(async () => Promise.reject(new Error('offline')));
  const stop = startPoll({ everyMs, page: page(), ask });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

it('goes on after an ask that throws before it promises', async () => {
  const ask = vi.fn((): Promise<void> => {
    throw new Error('at once');
  });
  const stop = startPoll({ everyMs, page: page(), ask });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('when stopped it leaves no timer and no listener, even in the middle of an ask', async () => {
  const ask = vi.fn(() => new Promise<void>(resolve => setTimeout(resolve, 100)));
  const state = page();
  const stop = startPoll({ everyMs, page: state, ask });
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(state.listeners.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
