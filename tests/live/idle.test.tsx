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
  return { ...hook, onIdle, left: () => hook.result.current.secondsLeft.value };
}

it('warns for the last 20 of 60 seconds, then calls once and starts again', () => {
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

it.each(['pointerdown', 'keydown', 'touchmove', 'wheel'])(
  'a %s restarts the time before the warning',
  sign => {
    const { left } = start();
    pass(39);
    window.dispatchEvent(new Event(sign));
    pass(39);
    expect(left()).toBeNull();
  },
);

it('during the warning only Stay restarts the time', () => {
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

it('a touch after sleep ends the visit, even before the timer does', () => {
  const { onIdle } = start();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('leaves no timer behind', () => {
  const { unmount } = start();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('notes each touch, at most once a second', () => {
  const onTouch = vi.fn<(at: number) => void>();
  renderHook(() => useIdle({ seconds: 60, warnSeconds: 20, onIdle: () => undefined, onTouch }));
  expect(onTouch).toHaveBeenCalledTimes(1);
  pass(5);
  for (let touch = 0; touch < 3; touch += 1) window.dispatchEvent(new Event('pointerdown'));
  expect(onTouch).toHaveBeenCalledTimes(2);
  pass(1);
  window.dispatchEvent(new Event('keydown'));
  expect(onTouch).toHaveBeenCalledTimes(3);
});

it.each([
  [10, 30],
  [50, -10],
])('counts from a touch of the page before, %i s ago', (secondsAgo, restToWarning) => {
  const touchedAt = Date.now() - secondsAgo * 1000;
  const onTouch = vi.fn<(at: number) => void>();
  const { result } = renderHook(() =>
    useIdle({ seconds: 60, warnSeconds: 20, onIdle: () => undefined, touchedAt, onTouch }),
  );
  expect(onTouch).not.toHaveBeenCalled();
  pass(Math.max(1, restToWarning + 1));
  expect(result.current.secondsLeft.value).not.toBeNull();
});
