import { onceForEach } from '../lib/once.ts';
import { orElse } from '../lib/result.ts';

export const isZone = (name: string): boolean => zoneFormatter(name) !== null;

/** Making one is slow; null is no zone. */
export const zoneFormatter = onceForEach(timeZone => {
  const numeric = 'numeric';
  const shown = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric } as const;
  return orElse(() => new Intl.DateTimeFormat('en-US', { ...shown, timeZone, hourCycle: 'h23' }), null);
});
