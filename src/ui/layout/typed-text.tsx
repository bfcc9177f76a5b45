import css from './typed-text.module.css';

/**
 * A text that types itself out, for the eye only and not where motion is unwanted; another text begins anew. The style
 * sheet does it, so that it is there before any script and whole for whoever has it read out.
 */
export const TypedText = ({ text }: { text: string }) => (
  <span key={text} className={css.typed}>
    {text}
  </span>
);
