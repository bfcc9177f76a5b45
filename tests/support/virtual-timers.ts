import { vi } from 'vitest';

/**
 * From now on, until the end of the test, a timer fires as soon as nothing else can happen, in the order of their
 * times: no test waits for a second to pass. Immediates stay real; the replies of the mock come by them.
 */
export function passTimeAtOnce(): void {
  const toFake = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
  ] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  vi.setTimerTickMode('nextTimerAsync');
}
