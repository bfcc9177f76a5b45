import { onceForEach } from '../lib/once.ts';

export const isZone = (name: string): boolean => zoneFormatter(name) !== null;

/** Making one is slow; null is no zone. */
export const zoneFormatter = onceForEach((timeZone): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  } catch {
    return null;
  }
});
