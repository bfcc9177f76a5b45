import { useId } from 'react';
import css from './read-only-field.module.css';

/** A field that can only be read, in one line of text: what is given and not asked for, such as today's date. */
export function ReadOnlyField({ label, name, value }: { label: string; name: string; value: string }) {
  const id = useId();
  return (
    <div className={css.line}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} value={value} readOnly size={value.length} />
    </div>
  );
}
