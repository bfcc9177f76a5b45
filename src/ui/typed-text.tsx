import css from './typed-text.module.css';

/**
 * A text of which the eye sees the first `shown` letters; the rest keeps its place. With reduced motion all of it is
 * there at once. Give the whole as the label of what it stands in: some readers pause between the two parts.
 */
export function TypedText({ text, shown }: { text: string; shown: number }) {
  const letters = Array.from(text);
  return (
    <>
      {letters.slice(0, shown).join('')}
      <span className={css.rest}>{letters.slice(shown).join('')}</span>
    </>
  );
}
