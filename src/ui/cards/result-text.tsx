import css from './result-text.module.css';

type Props = {
  /** The declared part ('470-1') and the one that is not ('*-***', or words). */
  readonly done: string;
  readonly rest?: string;
  /** What screen readers read instead of figures and stars. */
  readonly spoken: string;
};

/** A result: figures for the eye, words for screen readers. The figures, its last word, stay on one line. */
export const ResultText = ({ done, rest, spoken }: Props) => (
  <>
    <span className="visually-hidden">{spoken}</span>
    <span aria-hidden="true">
      {done.replace(/\S+$/, '')}
      <span className={css.figures}>{/\S*$/.exec(done)}</span>
      {rest && <i className={css.rest}>{rest}</i>}
    </span>
  </>
);
