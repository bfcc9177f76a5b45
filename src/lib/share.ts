const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Returns `next`, with every part that equals its counterpart in `before` replaced by the old reference,
 * so that a poll which brings the same data re-renders nothing. For plain JSON-like data.
 */
export function share<T>(before: unknown, next: T): T;
export function share(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (isList(before) && isList(next)) {
    const items = next.map((item, index) => share<unknown>(before[index], item));
    const same = items.length === before.length && items.every((item, index) => item === before[index]);
    return same ? before : items;
  }
  if (isRecord(before) && isRecord(next)) {
    const keys = Object.keys(next);
    const values = keys.map(key => share<unknown>(before[key], next[key]));
    const same =
      keys.length === Object.keys(before).length &&
      keys.every((key, index) => key in before && values[index] === before[key]);
    return same ? before : Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  }
  return next;
}
