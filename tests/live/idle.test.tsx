import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from '../../src/live/idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));

function start() {
  const onIdle = vi.fn<() => void>();
  const hook = renderHook(() => useIdle({ seconds: 60, warnSeconds: 20, onIdle }));
  return { ...hook, onIdle, left: () => hook.result.current.left.value };
}

it('warns for the last 20 of 60 seconds, then calls once and begins anew', () => {
  const { left, onIdle } = start();
  pass(39);
  expect(left()).toBeNull();
  pass(1);
  expect(left()).toBe(20);
  pass(19);
  expect(left()).toBe(1);
  expect(onIdle).not.toHaveBeenCalled();
  pass(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(left()).toBeNull();
  pass(59);
  expect(onIdle).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

it.each(['pointerdown', 'keydown', 'touchmove', 'wheel'])('a %s begins anew before the warning', sign => {
  const { left } = start();
  pass(39);
  window.dispatchEvent(new Event(sign));
  pass(39);
  expect(left()).toBeNull();
});

it('during the warning only staying begins anew', () => {
  const { left, onIdle, result } = start();
  pass(50);
  window.dispatchEvent(new Event('pointerdown'));
  pass(1);
  expect(left()).toBe(9);
  act(() => result.current.stay());
  expect(left()).toBeNull();
  pass(59);
  expect(onIdle).not.toHaveBeenCalled();
});

it('a page that slept has waited all the same', () => {
  const { onIdle } = start();
  // Only clocks go on while a device sleeps.
  vi.setSystemTime(Date.now() + 3_600_000);
  pass(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('leaves no timer behind', () => {
  const { unmount } = start();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
