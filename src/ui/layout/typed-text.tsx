import css from './typed-text.module.css';

/** A text that appears letter by letter. The style sheet does it, so that screen readers read the whole text. */
export const TypedText = ({ text }: { text: string }) => (
  <span key={text} className={css.typed}>
    {text}
  </span>
);
