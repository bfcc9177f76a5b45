import { useId } from 'react';
import { type Question, questions } from '../export/questions.ts';
import css from '../ui/fields/field.module.css';
import { describedBy, FieldFrame } from '../ui/fields/field.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import type { Asking } from './asking.ts';

type Props = Asking & {
  readonly question: Question;
  readonly hint: string;
  /** The first option has no value, so the field is left out. */
  readonly none: string;
  readonly options: readonly (readonly [value: string, label: string])[];
};

export function ChoiceField({ question, hint, none, options, typed, mistakeAt, type, leave }: Props) {
  const id = useId();
  const error = mistakeAt(question) ?? undefined;
  const all = [['', none] as const, ...options];
  // A wrong value of a site.json stays visible.
  const strange = all.some(([value]) => value === typed[question])
    ? []
    : [[typed[question], typed[question]] as const];
  return (
    <FieldFrame id={id} label={questions[question].label} error={error} hint={hint}>
      <div className={css.box} data-invalid={error !== undefined || undefined}>
        <select
          {...describedBy(id, error, hint)}
          id={id}
          name={question}
          className={css.input}
          value={typed[question]}
          onChange={event => type(question, event.target.value)}
          onBlur={() => leave(question)}
        >
          {[...all, ...strange].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron" size={20} />
        </span>
      </div>
    </FieldFrame>
  );
}
