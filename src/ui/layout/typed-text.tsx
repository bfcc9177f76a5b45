import css from './typed-text.module.css';

/**
 * A text that appears letter by letter, except under reduced motion; a new text starts again. The style sheet does
 * this, so that the prerendered page has it, and screen readers read the whole text.
 */
export const TypedText = ({ text }: { text: string }) => (
  <span key={text} className={css.typed}>
    {text}
  </span>
);
