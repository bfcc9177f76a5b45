import { type ComponentProps, type ReactNode, useId } from 'react';
import { type Question, questions } from '../export/questions.ts';
import css from '../ui/fields/field.module.css';
import { describedBy, FieldFrame } from '../ui/fields/field.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import type { Asking } from './asking.ts';

type Props = Asking &
  Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'maxLength'> & {
    readonly question: Question;
    readonly hint: string;
    readonly trailing?: ReactNode;
  };

export function TextField({
  question,
  hint,
  trailing,
  typed,
  mistakeAt,
  notesAt,
  type,
  leave,
  ...input
}: Props) {
  const id = useId();
  const error = mistakeAt(question) ?? undefined;
  return (
    <FieldFrame
      id={id}
      label={questions[question].label}
      error={error}
      hint={hint}
      foot={<Notes notes={notesAt(question)} />}
    >
      <div className={css.box} data-invalid={error !== undefined || undefined}>
        <input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...describedBy(id, error, hint)}
          id={id}
          name={question}
          className={css.input}
          value={typed[question]}
          onChange={event => type(question, event.target.value)}
          onBlur={() => leave(question)}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}

export function Notes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <div aria-live="polite">
      {notes.map(note => (
        <Notice key={note} tone="info">
          {note}.
        </Notice>
      ))}
    </div>
  );
}
