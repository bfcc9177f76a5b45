import { createContext, use } from 'react';

type FormState = {
  /** A submit is under way. */
  readonly busy: boolean;
  /** What is wrong with a field, in the player's language; `form` is the form as a whole. */
  readonly errorOf: (field: string) => string | undefined;
  /** Removes the problem of a field that was changed without typing, and the form's own. */
  readonly clear: (field: string) => void;
};

/** What a form hands to the fields and buttons in it; outside of a form nothing is wrong. */
export const FormContext = createContext<FormState>({
  busy: false,
  errorOf: () => undefined,
  clear: () => undefined,
});

/** The form around a field or a button. */
export const useForm = (): FormState => use(FormContext);
