import css from './number-pad.module.css';

type Props = {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly onPick: (number: string) => void;
};

/** A button for each of ten numbers, in two rows of five: one press instead of typing. */
export function NumberPad({ label, numbers, onPick }: Props) {
  return (
    <fieldset aria-label={label} className={css.pad}>
      {numbers.map(number => (
        <button key={number} type="button" onClick={() => onPick(number)}>
          {number}
        </button>
      ))}
    </fieldset>
  );
}
