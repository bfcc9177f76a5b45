import css from './typed-text.module.css';

/**
 * A text of which the eye sees the first `shown` letters; the rest keeps its place, and assistive technology reads
 * the whole. With reduced motion all of it is there at once.
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
