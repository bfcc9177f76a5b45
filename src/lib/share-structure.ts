const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Keeps the old objects for equal parts, so that a poll with the same data renders nothing. For plain JSON
 * data only.
 */
export function shareStructure<T>(before: unknown, next: T): T;
export function shareStructure(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (isList(before) && isList(next)) {
    const items = next.map((item, index) => shareStructure<unknown>(before[index], item));
    const same = items.length === before.length && items.every((item, index) => item === before[index]);
    return same ? before : items;
  }
  if (isRecord(before) && isRecord(next)) {
    const keys = Object.keys(next);
    const values = keys.map(key => shareStructure<unknown>(before[key], next[key]));
    const same =
      keys.length === Object.keys(before).length &&
      keys.every((key, index) => key in before && values[index] === before[key]);
    return same ? before : Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  }
  return next;
}

export function createSharing<T>(first: T): (next: T) => T {
  let last = first;
  return next => {
    last = shareStructure(last, next);
    return last;
  };
}
