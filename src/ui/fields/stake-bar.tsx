import { useId } from 'react';
import css from './stake-bar.module.css';

type Props = {
  readonly label: string;
  readonly chipsLabel: string;
  readonly stakes: readonly number[];
  /** The stake as it is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The points that each tap on a board adds: typed or chosen. */
export function StakeBar({ label, chipsLabel, stakes, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={css.bar}>
      <div className={css.field}>
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
      <fieldset aria-label={chipsLabel} className={css.chips}>
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
