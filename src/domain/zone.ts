/** Whether a name is a time zone that this machine has, such as `Asia/Kolkata`. */
export const isZone = (name: string): boolean => zoneFormatter(name) !== null;

/** The formatter of each zone, because making one is slow; null for a name that is no zone. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** A formatter for the date and time in a zone; null for a name that is no zone. */
export function zoneFormatter(zone: string): Intl.DateTimeFormat | null {
  const kept = formatters.get(zone);
  if (kept !== undefined) return kept;
  const made = makeFormatter(zone);
  formatters.set(zone, made);
  return made;
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat | null {
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
}
