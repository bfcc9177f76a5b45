import type { ReactNode } from 'react';
import css from './error-line.module.css';
import { ErrorText } from './field.tsx';
import { useForm } from './form.tsx';

type Props = {
  /** The form's `line`. */
  readonly id: string;
  readonly fields: readonly string[];
  readonly meantLabel: (option: string) => string;
  readonly onMeant: (field: string, option: string) => void;
  /** Shown while no field is wrong. */
  readonly children: ReactNode;
};

/** The error of the first wrong field takes the place of a line, and moves nothing. */
export function ErrorLine({ id, fields, meantLabel, onMeant, children }: Props) {
  const { errorOf, meantFor } = useForm();
  const wrong = fields.find(name => errorOf(name) !== undefined) ?? '';
  const error = errorOf(wrong);
  const meant = meantFor(wrong);
  return (
    <div className={css.place}>
      <div data-covered={error !== undefined || undefined}>{children}</div>
      {error !== undefined && (
        <div className={css.wrong}>
          <ErrorText id={id} error={error} />
          {meant !== undefined && (
            <button type="button" className={css.meant} onClick={() => onMeant(wrong, meant)}>
              {meantLabel(meant)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
