// Joiners stay, because Hindi and Marathi need them.
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Escapes signs that would move a terminal's cursor or change the reading direction. */
export const printable = (text: string): string =>
  text.replace(unsafe, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
