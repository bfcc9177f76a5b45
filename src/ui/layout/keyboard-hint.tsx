import css from './keyboard-hint.module.css';

/** A quiet line about keys, which only a device with a mouse shows: it has a keyboard too. */
export function KeyboardHint({ text }: { readonly text: string }) {
  return <p className={css.hint}>{text}</p>;
}
