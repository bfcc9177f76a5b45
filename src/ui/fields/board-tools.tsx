import { useId } from 'react';
import bar from './stake-bar.module.css';

type StakeProps = {
  readonly label: string;
  readonly chipsLabel: string;
  readonly stakes: readonly number[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function StakeBar({ label, chipsLabel, stakes, value, onChange }: StakeProps) {
  const id = useId();
  return (
    <div className={bar.bar}>
      <div className={bar.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          name="stake"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <fieldset aria-label={chipsLabel} className={bar.chips}>
        {stakes.map(stake => (
          <button
            key={stake}
            type="button"
            aria-pressed={value === String(stake)}
            onClick={() => onChange(String(stake))}
          >
            {stake}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type ToggleProps = {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

export function TakeBack({ label, on, onChange }: ToggleProps) {
  return (
    <button type="button" aria-pressed={on} onClick={() => onChange(!on)}>
      <span aria-hidden="true">−</span> {label}
    </button>
  );
}
