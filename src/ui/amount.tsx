import css from './amount.module.css';

const signs = { credit: '+ ', debit: '− ', plain: '' } as const;

/** Points with their sign; `points` comes formatted ('1,00,000') and without one. */
export function Amount({
  points,
  sign,
  unit,
}: {
  points: string;
  sign: keyof typeof signs;
  unit?: string | undefined;
}) {
  return (
    <span className={css.amount} data-sign={sign}>
      {signs[sign]}
      {points}
      {unit ? <small> {unit}</small> : null}
    </span>
  );
}
