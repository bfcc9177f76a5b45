/** True for an object, whose fields are still unknown. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The items of a list as `parse` reads them; null when it is no list or one of them cannot be read. */
export function parseList<T>(value: unknown, parse: (one: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(parse);
  return items.every(item => item !== null) ? items : null;
}
