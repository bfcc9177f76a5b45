const longest = 40;
/** A shorter secret is too common a word to be hidden. */
const shortest = 3;

/** A value of a reply for a report: short, and without phone or account numbers. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value).replaceAll(/\d{9,}/g, '***');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Hides known secrets in a text, also the beginning of one where the text was cut. */
export function hide(text: string, secrets: readonly string[]): string {
  const words = secrets.filter(secret => secret.length >= shortest).toSorted((a, b) => b.length - a.length);
  const hidden = words.reduce((rest, word) => rest.replaceAll(word, '***'), text);
  return words.reduce((rest, word) => {
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const cut = `${word.slice(0, length)}…`;
      if (rest.includes(cut)) return rest.replaceAll(cut, '***…');
    }
    return rest;
  }, hidden);
}
