import css from './typed-text.module.css';

/** The style sheet types it letter by letter, so that screen readers read it whole. */
export const TypedText = ({ text }: { text: string }) => (
  <span key={text} className={css.typed}>
    {text}
  </span>
);
