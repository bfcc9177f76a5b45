import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../domain/problem.ts';
import type { Words } from '../../text/message.ts';
import { useWords } from '../layout/words.tsx';
import { FormContext } from './form-state.ts';

/**
 * How a submit ends: with a problem, or with what the screen does next, such as going to another one. It is done only
 * while the form is still shown: a player who has left is not moved.
 */
export type SubmitResult = Problem | (() => void) | null;

type Props = {
  /** Returns the ending; the fields are emptied when there is no problem. */
  readonly submit: (fields: FormData) => Promise<SubmitResult> | SubmitResult;
  readonly label?: string;
  /** The fields stay as they are when there is no problem too: filters. */
  readonly keep?: boolean;
  /** Shows a problem elsewhere, such as in a toast; without it the problem stands at its field. */
  readonly onProblem?: (words: Words) => void;
  readonly children: ReactNode;
};

/**
 * A form of uncontrolled fields. A submit that comes while one is under way is ignored, what was typed stays when it is
 * refused, and the wrong field gets the focus. The problem stays until its field is edited or the form is submitted
 * again; each field shows its own (`useForm`), the button those of the form as a whole (`Submit`).
 */
export function Form({ submit, label, keep = false, onProblem, children }: Props) {
  const t = useWords();
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, action, busy] = useActionState<{ readonly problem: Problem | null }, FormData>(
    async (_before, fields) => {
      try {
        const ending = await submit(fields);
        if (ending !== null && 'field' in ending) {
          onProblem?.(ending.words);
          return { problem: ending };
        }
        if (element.current !== null) ending?.();
        return { problem: null };
      } finally {
        underWay.current = false;
      }
    },
    { problem: null },
  );
  const [cleared, setCleared] = useState(state);
  const shown = busy || cleared === state || onProblem !== undefined ? null : state.problem;
  const errorOf = (field: string) => (shown?.field === field ? t(shown.words) : undefined);
  const clear = (field: string) => {
    if (shown?.field === field || shown?.field === 'form') setCleared(state);
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
      <FormContext value={{ busy, errorOf, clear }}>{children}</FormContext>
    </form>
  );
}
