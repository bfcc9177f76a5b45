import type { ReactNode } from 'react';
import css from './chips.module.css';

type ChipsProps<V extends string | number> = {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  onPick: (value: V) => void;
};

/** Buttons for fixed amounts: a press calls `onPick` with its value. */
export function Chips<V extends string | number>({ label, options, onPick }: ChipsProps<V>) {
  return (
    <fieldset aria-label={label} className={css.chips}>
      {options.map(option => (
        <button key={option.value} type="button" className={css.chip} onClick={() => onPick(option.value)}>
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
