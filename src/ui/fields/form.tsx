import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Problem } from '../../domain/problem.ts';
import { draftOf } from '../../lib/draft.ts';
import { Alert } from '../layout/notice.tsx';
import { Pair, Stack } from '../layout/stack.tsx';
import { useWords } from '../layout/words.tsx';
import { Button } from './button.tsx';

/** A function is what comes next; it is called only while the form is shown. */
export type SubmitResult = Problem | (() => void) | null;

/** It gets what is typed, by the fields' names. */
export type OnSubmit = (draft: ReturnType<typeof draftOf>) => Promise<SubmitResult> | SubmitResult;

type Props = {
  readonly submit: OnSubmit;
  readonly label?: string;
  readonly keep?: boolean;
  readonly ref?: Ref<FormHandle>;
  /** Null for a checkbox without a tick. */
  readonly onType?: (name: string, value: string | null) => void;
  readonly onProblem?: (problem: Problem) => void;
  /** The id of an `ErrorLine`, which has the errors of all fields. */
  readonly line?: string;
  readonly children: ReactNode;
};

/** Submits as its button does. */
export type FormHandle = { readonly submit: () => void };

/** `here`: the focus was in the wrong field already, so no move of it makes a screen reader read the problem. */
type State = { readonly problem: Problem | null; readonly here: boolean };

const ended: State = { problem: null, here: false };

const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('name');

/** A second submit during the first is ignored. A refused form keeps what was typed and focuses the wrong field. */
export function Form({ submit, label, keep = false, ref, onType, onProblem, line, children }: Props) {
  const t = useWords();
  const element = useRef<HTMLFormElement>(null);
  const phase = useRef<'sending' | 'refused' | null>(null);
  const [state, setState] = useState(ended);
  const [busy, setBusy] = useState(false);
  const finish = (result: SubmitResult): void => {
    setBusy(false);
    const refused = result !== null && 'field' in result;
    phase.current = refused ? 'refused' : null;
    if (refused) {
      onProblem?.(result);
      return setState({ problem: result, here: focusedName() === result.field });
    }
    setState(ended);
    if (element.current === null) return;
    element.current.reset();
    result?.();
  };
  const fail = (error: unknown): void =>
    setState(() => {
      throw error;
    });
  const send = (fields: FormData): void => {
    if (phase.current === 'sending') return;
    phase.current = 'sending';
    try {
      const result = submit(draftOf(fields));
      if (!(result instanceof Promise)) return finish(result);
      setBusy(true);
      result.then(finish).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  useImperativeHandle(ref, () => ({
    submit: () => element.current && send(new FormData(element.current)),
  }));
  const [cleared, setCleared] = useState(state);
  const shown = busy || cleared === state ? null : state.problem;
  // What is inside is drawn again only for a change of this.
  const form = useMemo((): FormState => {
    const isWrong = (field: string): boolean => shown?.field === field;
    return {
      busy,
      here: state.here,
      line,
      errorOf: field => (shown !== null && isWrong(field) ? t(shown.words) : undefined),
      meantFor: field => (isWrong(field) ? shown?.meant : undefined),
      clear: field => {
        if (isWrong(field) || isWrong('form')) setCleared(state);
      },
    };
  }, [busy, line, shown, state, t]);

  useEffect(() => {
    if (state.problem === null) return;
    const wrong = element.current?.elements.namedItem(state.problem.field);
    const field = wrong instanceof RadioNodeList ? wrong[0] : wrong;
    if (field instanceof HTMLElement) field.focus();
  }, [state]);

  return (
    <form
      ref={element}
      // Only for what was submitted before React came: an action draws twice more.
      action={send}
      noValidate
      aria-label={label}
      onSubmit={event => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      // A form whose action ran is emptied by React too.
      onReset={event => {
        if (keep || phase.current !== null) event.preventDefault();
      }}
      onInput={({ target }) => {
        form.clear(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '');
        if (target instanceof HTMLInputElement)
          onType?.(target.name, target.type !== 'checkbox' || target.checked ? target.value : null);
      }}
    >
      <FormContext value={form}>
        <Stack>{children}</Stack>
      </FormContext>
    </form>
  );
}

type FormState = {
  readonly busy: boolean;
  readonly here: boolean;
  readonly line?: string | undefined;
  /** The field `form` is the form as a whole. */
  readonly errorOf: (field: string) => string | undefined;
  readonly meantFor: (field: string) => string | undefined;
  /** For a field that was changed without typing; the form's own problem goes too. */
  readonly clear: (field: string) => void;
};

export const FormContext = createContext<FormState>({
  busy: false,
  here: false,
  errorOf: () => undefined,
  meantFor: () => undefined,
  clear: () => undefined,
});

export const useForm = (): FormState => use(FormContext);

export function FormNotice({ field }: { readonly field: string }) {
  const error = useForm().errorOf(field);
  return error !== undefined && <Alert tone="bad" words={{ text: error }} />;
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  readonly beside?: ReactNode;
};

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
