import type { ReactNode } from 'react';
import css from './chips.module.css';
import pad from './number-pad.module.css';

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

type PadProps = {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly onPick: (number: string) => void;
};

/** A button for each of ten numbers, in two rows of five: one press instead of typing. */
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

/** Sets the value of an uncontrolled field as typing would: setting a value alone fires no event. */
export function fillField(field: HTMLInputElement | null, value: number | string): void {
  if (field === null) return;
  field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
