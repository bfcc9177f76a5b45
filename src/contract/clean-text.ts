// Marks that turn the reading direction around, and control characters other than tab and line breaks.
// Joiners stay: Hindi and Marathi need them.
const unwanted = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

/** Trimmed text without direction controls, at most `max` UTF-16 units long, never cut inside a character. */
export const cleanText = (text: string, max: number): string =>
  text
    // Twice the room is plenty for what goes; the rest of an endless text is never looked at.
    .slice(0, max * 2)
    .replace(unwanted, '')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');
