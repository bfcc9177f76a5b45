/** A text of the server as it is compared: of any case, spaces aside. */
export const plainText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The letters of a text as a reader counts them: an emoji or a Devanagari syllable is one letter. */
const lettersOf = (text: string): readonly string[] =>
  // Firefox before 125 has no Segmenter: code points are used there.
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), part => part.segment)
    : Array.from(text);

/** The first `length` letters and an ellipsis, or the whole text when it is not longer. */
export function truncate(text: string, length: number): string {
  const letters = lettersOf(text);
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
