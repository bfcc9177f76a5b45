import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { typedPoints } from '../../domain/typed-amount.ts';
import { listen } from '../../lib/listen.ts';
import css from './chips.module.css';
import pad from './number-pad.module.css';

type ChipsProps<V extends string | number> = {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  /** What its field holds. */
  chosen: V | null;
  onPick: (value: V) => void;
  /** The keys of a pad. */
  keys?: boolean;
};

export function Chips<V extends string | number>(props: ChipsProps<V>) {
  const { label, options, chosen, onPick, keys = false } = props;
  return (
    <fieldset aria-label={label} className={keys ? pad.pad : css.chips}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          className={keys ? undefined : css.chip}
          aria-pressed={option.value === chosen}
          onClick={() => onPick(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

type AmountProps = Pick<ChipsProps<number>, 'label' | 'options'> & {
  field: RefObject<HTMLInputElement | null>;
};

/** Amounts that fill a field. */
export function AmountChips({ field, ...chips }: AmountProps) {
  const chosen = useSyncExternalStore(
    onFieldChange,
    () => typedPoints(field.current?.value ?? ''),
    () => null,
  );
  return <Chips {...chips} chosen={chosen} onPick={value => fillField(field.current, value)} />;
}

/** Asked again, because fields are empty only after their reset event. Browsers restore them without one. */
export const onFieldChange = (listener: () => void): (() => void) =>
  listen(window, ['pageshow', 'input', 'change', 'reset'], () => {
    listener();
    queueMicrotask(listener);
  });

/** Setting the value of an uncontrolled field alone fires no event. */
export function fillField(field: HTMLInputElement | null, value: number | string): void {
  if (field === null) return;
  field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
