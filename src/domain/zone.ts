import { onceForEach } from '../lib/once.ts';

export const isZone = (name: string): boolean => zoneFormatter(name) !== null;

/** Cached, because making one is slow. Null if there is no such zone. */
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
