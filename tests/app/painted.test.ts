import { afterEach, expect, it, vi } from 'vitest';
import { painted } from '../../src/app/shell/painted.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends in the task after the frame that follows the task that draws', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const order: string[] = [];
  void painted().then(() => order.push('painted'));
  expect(frames).toHaveLength(0);
  await vi.advanceTimersToNextTimerAsync();
  expect(frames).toHaveLength(1);
  // A hidden page has no frame, however long.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(order).toEqual([]);
  order.push('frame');
  frames[0]?.();
  await Promise.resolve();
  expect(order).toEqual(['frame']);
  await vi.advanceTimersToNextTimerAsync();
  expect(order).toEqual(['frame', 'painted']);
});
