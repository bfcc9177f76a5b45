const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * A date for reading, `21-November-2026 11:00 AM`, with its month in a language (`hi`): `21-नवंबर-2026 11:00 AM`. The text stays
 * as it came in English, and where it has no month's name.
 */
export const shownDate = (text: string, language: string): string =>
  language === 'en' ? text : text.replace(/[a-z]{3,}/i, word => monthIn(word, language));

/** A list of thousands has the same few months. */
const names = new Map<string, string>();

function monthIn(word: string, language: string): string {
  const key = `${language} ${word}`;
  const name = names.get(key) ?? monthName(word, language);
  if (names.size < 100) names.set(key, name);
  return name;
}

function monthName(word: string, language: string): string {
  const index = months.indexOf(word.slice(0, 3).toLowerCase()) / 3;
  if (!Number.isInteger(index)) return word;
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, index, 1));
}
