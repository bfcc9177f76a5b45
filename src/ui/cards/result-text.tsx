import css from './result-text.module.css';

type Props = {
  /** '470-1' is declared, '*-***' (or words) is not. */
  readonly done: string;
  readonly rest?: string;
  readonly spoken: string;
  /** The figures are large, below the words. */
  readonly large?: boolean;
};

/** The figures, which are the last word, stay on one line. */
export const ResultText = ({ done, rest, spoken, large }: Props) => (
  <>
    <span className="visually-hidden">{spoken}</span>
    <span aria-hidden="true" data-large={large || undefined} className={css.text}>
      {done.replace(/\S+$/, '')}
      <span className={css.figures}>{/\S*$/.exec(done)}</span>
      {rest && <i className={css.rest}>{rest}</i>}
    </span>
  </>
);
