import { type ReactNode, useActionState, useEffect, useRef } from 'react';

/** What kept a form from being accepted: the field that is wrong, for the focus. */
type Wrong = { readonly field: string };

type FormState<P> = { readonly problem: P | null; readonly busy: boolean };

type Props<P extends Wrong> = {
  /** Answers with the problem, or with null when all is well; null also empties the fields. */
  readonly submit: (fields: FormData) => Promise<P | null> | P | null;
  readonly label?: string;
  /** The fields stay as they are when all is well too: filters. */
  readonly keep?: boolean;
  readonly children: (state: FormState<P>) => ReactNode;
};

/**
 * A form of uncontrolled fields. A submit that comes while one is under way is ignored, what was typed stays
 * when it is refused, and the first wrong field gets the focus (SCREENS rule 5).
 */
export function Form<P extends Wrong>({ submit, label, keep = false, children }: Props<P>) {
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [state, action, busy] = useActionState<{ readonly problem: P | null }, FormData>(
    async (_before, fields) => {
      try {
        return { problem: await submit(fields) };
      } finally {
        underWay.current = false;
      }
    },
    { problem: null },
  );
  const { problem } = state;

  useEffect(() => {
    if (problem === null) return;
    const wrong = element.current?.elements.namedItem(problem.field);
    const field = wrong instanceof RadioNodeList ? wrong[0] : wrong;
    if (field instanceof HTMLElement) field.focus();
  }, [state, problem]);

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
        if (keep || problem !== null) event.preventDefault();
      }}
    >
      {children({ problem, busy })}
    </form>
  );
}
