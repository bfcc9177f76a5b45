import css from './chart-cell.module.css';

type Part = 'open' | 'jodi' | 'close';

type Props = {
  /** `jodi` shows the jodi alone, `panel` the panas at its sides, `pana` a pana over its digit. */
  readonly look: 'jodi' | 'panel' | 'pana';
  readonly figures: { readonly [P in Part]: string };
  /** Null for any jodi that is not red. */
  readonly red: string | null;
  readonly found: readonly Part[];
};

/** A panel's pana stands upright and is read as one number. */
export function ChartCell({ look, figures, red, found }: Props) {
  const part = (name: Part, className: string | undefined) => {
    const text = figures[name];
    const content = found.includes(name) ? <mark className={css.mark}>{text}</mark> : text;
    return <span className={className}>{content}</span>;
  };
  const jodi = (
    <span className={css.jodi} data-red={red !== null || undefined}>
      {found.includes('jodi') ? <mark className={css.mark}>{figures.jodi}</mark> : figures.jodi}
    </span>
  );
  return (
    <span className={css.cell} data-look={look}>
      {look !== 'jodi' && part('open', css.pana)}
      {look !== 'jodi' && ' '}
      {jodi}
      {look === 'panel' && ' '}
      {look === 'panel' && part('close', css.pana)}
      {red !== null && <span className="visually-hidden"> {red}</span>}
    </span>
  );
}

export const NoResult = ({ words }: { readonly words: string }) => (
  <>
    <span aria-hidden="true" className={css.none}>
      –
    </span>
    <span className="visually-hidden">{words}</span>
  </>
);
