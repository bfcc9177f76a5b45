import { type ReactNode, useId } from 'react';
import css from './switch.module.css';

type Props = {
  readonly label: string;
  readonly note: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

export function Switch({ label, note, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className={css.row}>
      <span className={css.words}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <span id={`${id}-note`} className={css.note}>
          {note}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-note`}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
