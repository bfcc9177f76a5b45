/** Drops the keys that could reach an object's prototype. */
const withoutPrototypeKeys = (key: string, value: unknown): unknown =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;

/** Parses JSON text; undefined when it is none. Keys that reach the prototype are dropped. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, withoutPrototypeKeys);
  } catch {
    return undefined;
  }
}
