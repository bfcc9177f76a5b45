import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Problem } from '../../domain/problem.ts';
import { Notice } from '../layout/notice.tsx';
import { Pair } from '../layout/stack.tsx';
import { useWords } from '../layout/words.tsx';
import { Button } from './button.tsx';

/** A problem, or what comes next, which is called only while the form is still shown. */
export type SubmitResult = Problem | (() => void) | null;

type Props = {
  /** The fields are emptied when it returns no problem. */
  readonly submit: (fields: FormData) => Promise<SubmitResult> | SubmitResult;
  readonly label?: string;
  /** Keeps the fields when there is no problem too: filters. */
  readonly keep?: boolean;
  /** Shows a problem elsewhere too, such as in a toast. */
  readonly onProblem?: (problem: Problem) => void;
  readonly children: ReactNode;
};

/** How the last submit ended, and whether the focus was in the wrong field already. */
type State = { readonly problem: Problem | null; readonly here: boolean };

const ended: State = { problem: null, here: false };

/** The field that has the focus. */
const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('name');

/**
 * A form of uncontrolled fields. A second submit during the first is ignored. A refused form keeps what was typed, and
 * the wrong field gets the focus. Its problem is shown until the field is edited.
 */
export function Form({ submit, label, keep = false, onProblem, children }: Props) {
  const t = useWords();
  const element = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  const [state, action, busy] = useActionState<State, FormData>(async (_before, fields) => {
    try {
      const result = await submit(fields);
      if (result !== null && 'field' in result) {
        onProblem?.(result);
        return { problem: result, here: focusedName() === result.field };
      }
      if (element.current !== null) result?.();
      return ended;
    } finally {
      submitting.current = false;
    }
  }, ended);
  const [cleared, setCleared] = useState(state);
  const shown = busy || cleared === state ? null : state.problem;
  const errorOf = (field: string) => (shown?.field === field ? t(shown.words) : undefined);
  const meantFor = (field: string) => (shown?.field === field ? shown.meant : undefined);
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
        if (submitting.current) event.preventDefault();
        submitting.current = true;
      }}
      // React empties the fields of a form after its action; a refused form keeps what was typed.
      onReset={event => {
        if (keep || state.problem !== null) event.preventDefault();
      }}
      onInput={({ target }) =>
        clear(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '')
      }
    >
      <FormContext value={{ busy, here: state.here, errorOf, meantFor, clear }}>{children}</FormContext>
    </form>
  );
}

type FormState = {
  /** A submit is in flight. */
  readonly busy: boolean;
  /** The focus was in the wrong field already, so that no move of it makes screen readers read the problem. */
  readonly here: boolean;
  /** The problem of a field, in the player's language; `form` is the form as a whole. */
  readonly errorOf: (field: string) => string | undefined;
  /** What the player may have meant to type into a field that has a problem. */
  readonly meantFor: (field: string) => string | undefined;
  /** Removes the problem of a field that was changed without typing, and the form's own. */
  readonly clear: (field: string) => void;
};

/** What a form gives to its fields and buttons. Outside of a form there is no problem. */
export const FormContext = createContext<FormState>({
  busy: false,
  here: false,
  errorOf: () => undefined,
  meantFor: () => undefined,
  clear: () => undefined,
});

/** The form around a field or a button. */
export const useForm = (): FormState => use(FormContext);

/** The problem of a field that does not show it itself, such as radios; `form` is the form as a whole. */
export function FormNotice({ field }: { readonly field: string }) {
  const error = useForm().errorOf(field);
  return (
    error !== undefined && (
      <Notice tone="bad" role="alert">
        {error}
      </Notice>
    )
  );
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Another button in the same line, such as Cancel. */
  readonly beside?: ReactNode;
};

/** The button that submits its form, with the problem of the form as a whole above it. */
export function Submit({ beside, busy = false, ...button }: SubmitProps) {
  const form = useForm();
  const submit = <Button wide={beside === undefined} {...button} type="submit" busy={form.busy || busy} />;
  return (
    <>
      <FormNotice field="form" />
      {beside === undefined ? (
        submit
      ) : (
        <Pair>
          {beside}
          {submit}
        </Pair>
      )}
    </>
  );
}
