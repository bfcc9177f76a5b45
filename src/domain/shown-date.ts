/** The months as servers write them, whole or with three letters. */
const months =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;
const order = 'janfebmaraprmayjunjulaugsepoctnovdec';

/**
 * A date for reading, `21-November-2026 11:00 AM`, with its month in a language (`hi`): `21-नवंबर-2026 11:00 AM`. The text stays
 * as it came in English, and where it has no month's name.
 */
export const shownDate = (text: string, language: string): string =>
  language === 'en' ? text : text.replace(months, month => monthIn(month, language));

function monthIn(month: string, language: string): string {
  const index = order.indexOf(month.slice(0, 3).toLowerCase()) / 3;
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return name.format(Date.UTC(2026, index, 1));
}
