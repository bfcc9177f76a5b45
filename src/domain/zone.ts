export const isZone = (name: string): boolean => zoneFormatter(name) !== null;

/** Making a formatter is slow; null is no zone. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();

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
