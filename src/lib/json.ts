/** An escape sequence may hide such a key. */
const suspicious = /__proto__|constructor|prototype|\\u/;

const withoutPrototypeKeys = (key: string, value: unknown): unknown =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;

/** Drops keys that reach a prototype; skips the byte order mark that some editors write. */
export function parseJson(file: string): unknown {
  const text = file.replace(/^\uFEFF/, '');
  try {
    // A reviver makes a long list five times as slow.
    return JSON.parse(text, suspicious.test(text) ? withoutPrototypeKeys : undefined);
  } catch {
    return undefined;
  }
}
