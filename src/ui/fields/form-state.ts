import { createContext, use } from 'react';

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
