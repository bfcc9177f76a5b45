import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from '../../src/screens/auth/otp-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('counts down to 0, stays there, and restarts on request', () => {
  const { result } = renderHook(() => useCountdown(3));
  expect(result.current.secondsLeft).toBe(3);
  pass(1000);
  expect(result.current.secondsLeft).toBe(2);
  pass(10_000);
  expect(result.current.secondsLeft).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  act(() => result.current.restart());
  expect(result.current.secondsLeft).toBe(3);
  pass(3000);
  expect(result.current.secondsLeft).toBe(0);
});

it('has waited all the same when the page slept', () => {
  const { result } = renderHook(() => useCountdown(30));
  // Only clocks go on while a device sleeps.
  vi.setSystemTime(Date.now() + 28_000);
  pass(1000);
  expect(result.current.secondsLeft).toBe(1);
});

it('leaves no timer behind', () => {
  const { unmount } = renderHook(() => useCountdown(30));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
