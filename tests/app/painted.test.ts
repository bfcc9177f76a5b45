import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { painted } from '../../src/app/shell/painted.ts';

const page = new EventTarget();
beforeEach(() => void vi.stubGlobal('window', page));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to wait. `frames` are the callbacks of frames, and `order` receives 'painted' at the end. */
function begin() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const order: string[] = [];
  void painted().then(() => order.push('painted'));
  return { frames, order };
}

it('ends in the task after the frame that follows the task that draws', async () => {
  const { frames, order } = begin();
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

it('ends at once when the page is left after the frame, and not before', async () => {
  const { frames, order } = begin();
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersToNextTimerAsync();
  page.dispatchEvent(new Event('pagehide'));
  await Promise.resolve();
  expect(order).toEqual([]);
  frames[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  page.dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(order).toEqual(['painted']);
});
