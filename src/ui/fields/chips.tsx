import type { ReactNode } from 'react';
import css from './chips.module.css';
import pad from './number-pad.module.css';

type ChipsProps<V extends string | number> = {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  onPick: (value: V) => void;
};

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

type PadProps = {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly onPick: (number: string) => void;
};

export function NumberPad({ label, numbers, onPick }: PadProps) {
  return (
    <fieldset aria-label={label} className={pad.pad}>
      {numbers.map(number => (
        <button key={number} type="button" onClick={() => onPick(number)}>
          {number}
        </button>
      ))}
    </fieldset>
  );
}

/** Setting the value of an uncontrolled field alone fires no event. */
export function fillField(field: HTMLInputElement | null, value: number | string): void {
  if (field === null) return;
  field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
