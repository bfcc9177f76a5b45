import type { ReactNode } from 'react';
import css from './chips.module.css';
import pad from './number-pad.module.css';

type ChipsProps<V extends string | number> = {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  onPick: (value: V) => void;
  /** True if the chips are the keys of a pad. */
  keys?: boolean;
  /** Null while no chip is chosen. Left out where a tap adds a value, because no chip is ever chosen there. */
  chosen?: V | null;
};

export function Chips<V extends string | number>({
  label,
  options,
  onPick,
  keys = false,
  chosen,
}: ChipsProps<V>) {
  return (
    <fieldset aria-label={label} className={keys ? pad.pad : css.chips}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={keys ? undefined : css.chip}
          aria-pressed={chosen === undefined ? undefined : option.value === chosen}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Setting the value of an uncontrolled field fires no event, so this sends one. */
export function fillField(field: HTMLInputElement | null, value: number | string): void {
  if (field === null) return;
  field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
