export const plainText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** An emoji or a Devanagari syllable counts as one letter. */
const lettersOf = (text: string): readonly string[] =>
  // Firefox before 125 lacks Segmenter.
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), part => part.segment)
    : Array.from(text);

export function truncate(text: string, length: number): string {
  const letters = lettersOf(text);
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
