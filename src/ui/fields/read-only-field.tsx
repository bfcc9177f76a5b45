import { useId } from 'react';
import css from './read-only-field.module.css';

/** A read-only field in one line of text, such as today's date. */
export function ReadOnlyField({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useId();
  return (
    <div className={css.line}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} value={value} readOnly tabIndex={-1} size={value.length} />
    </div>
  );
}
