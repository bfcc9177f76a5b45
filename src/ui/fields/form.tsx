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

/** A function is the next step. It is called only if the form is still shown. */
export type SubmitResult = Problem | (() => void) | null;

/** Receives the typed texts by the names of the fields. */
export type OnSubmit = (draft: ReturnType<typeof draftOf>) => Promise<SubmitResult> | SubmitResult;

type Props = {
  readonly submit: OnSubmit;
  readonly label?: string;
  readonly keep?: boolean;
  readonly ref?: Ref<FormHandle>;
  /** `value` is null for a checkbox without a tick. */
  readonly onType?: (name: string, value: string | null) => void;
  readonly onProblem?: (problem: Problem) => void;
  /** The id of an `ErrorLine`, which has the errors of all fields. */
  readonly line?: string;
  readonly children: ReactNode;
};

/** Submits the form, as its button does. */
export type FormHandle = { readonly submit: () => void };

/**
 * `here`: the wrong field already had the focus, so no move of the focus makes a screen reader read the
 * problem.
 */
type State = { readonly problem: Problem | null; readonly here: boolean };

const ended: State = { problem: null, here: false };

/** The fields that were edited since this refusal. */
type Cleared = { readonly of: State; readonly fields: readonly string[] };

const none = [] as const;

const focusedName = (): string | null | undefined => document.activeElement?.getAttribute('name');

/**
 * Ignores a second submit during the first. A refused form keeps the typed texts and focuses the wrong field.
 */
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
    if (!keep) element.current.reset();
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
  const [cleared, setCleared] = useState<Cleared>({ of: state, fields: none });
  const { problem } = state;
  const edited = cleared.of === state ? cleared.fields : none;
  // Children are drawn again only if this changes.
  const form = useMemo((): FormState => {
    const problems = busy || problem === null ? none : [problem, ...(problem.others ?? none)];
    const shownFor = (field: string) =>
      edited.includes(field) ? undefined : problems.find(({ field: wrong }) => wrong === field);
    return {
      isForm: true,
      busy,
      here: state.here,
      line,
      errorOf: field => {
        const shown = shownFor(field);
        return shown && t(shown.words);
      },
      meantFor: field => shownFor(field)?.meant,
      clear: field => {
        if (shownFor(field) ?? shownFor('form'))
          setCleared({ of: state, fields: [...edited, field, 'form'] });
      },
    };
  }, [busy, line, problem, edited, state, t]);

  useEffect(() => {
    if (state.problem === null) return;
    const wrong = element.current?.elements.namedItem(state.problem.field);
    const field = wrong instanceof RadioNodeList ? wrong[0] : wrong;
    if (field instanceof HTMLElement) field.focus();
  }, [state]);

  return (
    <form
      ref={element}
      // Only for a form that was submitted before React was loaded, because an action draws twice more.
      action={send}
      noValidate
      aria-label={label}
      onSubmit={event => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      // React also empties a form whose action has run.
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
  /** False outside a form, where no field keeps a line for its error. */
  readonly isForm: boolean;
  readonly busy: boolean;
  readonly here: boolean;
  readonly line?: string | undefined;
  /** The field `form` means the form as a whole. */
  readonly errorOf: (field: string) => string | undefined;
  readonly meantFor: (field: string) => string | undefined;
  /** Call it when a field changes without typing. It also removes the problem of the form. */
  readonly clear: (field: string) => void;
};

export const FormContext = createContext<FormState>({
  busy: false,
  here: false,
  isForm: false,
  errorOf: () => undefined,
  meantFor: () => undefined,
  clear: () => undefined,
});

export const useForm = (): FormState => use(FormContext);

export function FormNotice({ field }: { readonly field: string }) {
  const error = useForm().errorOf(field);
  return (
    error !== undefined && (
      <div data-above>
        <Alert tone="bad" words={{ text: error }} />
      </div>
    )
  );
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
