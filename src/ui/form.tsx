import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';

/** What kept a form from being accepted: the field that is wrong, for the focus. */
type Wrong = { readonly field: string };

type FormState<P> = {
  /** Until its field is edited, or the form is submitted again. */
  readonly problem: P | null;
  readonly busy: boolean;
  /** Takes away the problem of a field that was changed without typing, and the form's own. */
  readonly clear: (field: string) => void;
};

/**
 * How a submit ends: with a problem, or with what is to be done on the screen now that all is well, such as going on
 * to another one. It is done only while the form is still shown, for a player who has left is not to be moved.
 */
export type Ending<P> = P | (() => void) | null;

type Props<P extends Wrong> = {
  /** Returns the ending; the fields are emptied when there is no problem. */
  readonly submit: (fields: FormData) => Promise<Ending<P>> | Ending<P>;
  readonly label?: string;
  /** The fields stay as they are when all is well too: filters. */
  readonly keep?: boolean;
  readonly children: (state: FormState<P>) => ReactNode;
};

/**
 * A form of uncontrolled fields. A submit that comes while one is under way is ignored, what was typed stays
 * when it is refused, and the wrong field gets the focus. The problem of the form as a whole has the field 'form'.
 */
export function Form<P extends Wrong>({ submit, label, keep = false, children }: Props<P>) {
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, action, busy] = useActionState<{ readonly problem: P | null }, FormData>(
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
      {children({ problem, busy, clear })}
    </form>
  );
}
