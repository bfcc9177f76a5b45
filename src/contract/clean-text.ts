// Direction marks, and control characters other than tab and line breaks. Joiners stay: Hindi and Marathi need them.
const unwanted = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

/** Trimmed text without direction marks, cut between characters to `max` UTF-16 units at most. */
export const cleanText = (text: string, max: number): string =>
  text
    // The rest of an endless text is not searched: twice the length leaves room for what is removed.
    .slice(0, max * 2)
    .replace(unwanted, '')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');
