/** A text as its reader sees its letters: an emoji or a Devanagari syllable is one. */
const lettersOf = (text: string): readonly string[] =>
  // Firefox before 125 has no Segmenter; whole code points are the next best.
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), part => part.segment)
    : Array.from(text);

/** The first `length` letters and an ellipsis, or the text itself when it is no longer; cuts no letter in two. */
export function truncate(text: string, length: number): string {
  const letters = lettersOf(text);
  return letters.length > length ? `${letters.slice(0, length).join('')}…` : text;
}
