// Control letters of both sets, line and paragraph separators, and direction marks. Joiners stay: Hindi and Marathi need
// them.
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A foreign text as one line for a terminal: what would move the cursor, start another line or turn the reading
 * direction is written as `\u001b`.
 */
export const printable = (text: string): string =>
  text.replace(unsafe, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
