import { expect, it } from 'vitest';
import { eventNamed, events, simulate } from '../support/fleet/events.ts';

// Like `npm run lab -- bench fleet`, with fewer phones. With so few, chance alone makes the fullest second about 1.3
// times the mean.
it.each(Object.keys(events))('300 phones do not fall into step: %s', { timeout: 120_000 }, async name => {
  const { peak, mean, shortest, early } = await simulate(eventNamed(name), 300, 1);
  expect(peak).toBeLessThan(1.5);
  // Each phone polls every 5 to 5.6 s, so none has stopped.
  expect(mean).toBeGreaterThan(300 / 5.6);
  expect(shortest).toBeGreaterThanOrEqual(5000);
  expect(early).toBe(0);
});
