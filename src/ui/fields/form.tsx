import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import type { Message, Words } from '../../text/message.ts';
import { Notice } from '../layout/notice.tsx';
import { useWords } from '../layout/words.tsx';

/**
 * What kept a form from being accepted: the field that is wrong, for the focus, or 'form' for the whole; and what to
 * say of it, as a parser tells it or as `words`.
 */
type Problem = { readonly field: string } & (Message | { readonly words: Words });

type FormState = {
  readonly busy: boolean;
  /** What is wrong with a field, until it is edited or the form is submitted again. */
  readonly errorOf: (field: string) => string | undefined;
  /** What is wrong with the form as a whole, for as long. */
  readonly notice: ReactNode;
  /** Takes away the problem of a field that was changed without typing, and the form's own. */
  readonly clear: (field: string) => void;
};

/**
 * How a submit ends: with a problem, or with what is to be done on the screen now that all is well, such as going on
 * to another one. It is done only while the form is still shown, for a player who has left is not to be moved.
 */
export type Ending = Problem | (() => void) | null;

type Props = {
  /** Returns the ending; the fields are emptied when there is no problem. */
  readonly submit: (fields: FormData) => Promise<Ending> | Ending;
  readonly label?: string;
  /** The fields stay as they are when all is well too: filters. */
  readonly keep?: boolean;
  readonly children: (state: FormState) => ReactNode;
};

/**
 * A form of uncontrolled fields. A submit that comes while one is under way is ignored, what was typed stays
 * when it is refused, and the wrong field gets the focus.
 */
export function Form({ submit, label, keep = false, children }: Props) {
  const t = useWords();
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, action, busy] = useActionState<{ readonly problem: Problem | null }, FormData>(
    async (_before, fields) => {
      try {
        const ending = await submit(fields);
        if (ending === null || 'field' in ending) return { problem: ending };
        if (element.current !== null) ending();
        return { problem: null };
      } finally {
        underWay.current = false;
      }
    },
    { problem: null },
  );
  const [cleared, setCleared] = useState(state);
  const problem = busy || cleared === state ? null : state.problem;
  const errorOf = (field: string) =>
    problem?.field === field ? t('words' in problem ? problem.words : problem) : undefined;
  const said = errorOf('form');
  const notice = said !== undefined && (
    <Notice tone="bad" role="alert">
      {said}
    </Notice>
  );
  const clear = (field: string) => {
    if (problem?.field === field || problem?.field === 'form') setCleared(state);
  };

  useEffect(() => {
    if (state.problem === null) return;
    const wrong = element.current?.elements.namedItem(state.problem.field);
    const field = wrong instanceof RadioNodeList ? wrong[0] : wrong;
    if (field instanceof HTMLElement) field.focus();
  }, [state]);

  return (
    <form
      ref={element}
      action={action}
      noValidate
      aria-label={label}
      onSubmit={event => {
        if (underWay.current) event.preventDefault();
        underWay.current = true;
      }}
      // React empties the fields of a form after its action; a refused form keeps what was typed.
      onReset={event => {
        if (keep || state.problem !== null) event.preventDefault();
      }}
      onInput={({ target }) =>
        clear(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '')
      }
    >
      {children({ busy, errorOf, notice, clear })}
    </form>
  );
}
