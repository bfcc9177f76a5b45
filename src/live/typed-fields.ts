import { computed, type ReadonlySignal, signal } from '@preact/signals-react';

type Draft = Readonly<Record<string, string>>;

/** The texts of a form by the fields' names. The fields show them, and are not read. */
export type TypedFields = {
  readonly draft: ReadonlySignal<Draft>;
  /** Null for a checkbox without a tick. */
  readonly type: (name: string, value: string | null) => void;
  readonly forget: (names: readonly string[]) => void;
  /** When the fields go. */
  readonly clear: () => void;
  /** What is read of the draft, for as long as `read` stays the same function. */
  readonly as: <T>(read: (draft: Draft) => T) => ReadonlySignal<T>;
};

export function createTypedFields(): TypedFields {
  const draft = signal<Draft>({});
  const without = (names: readonly string[]): Draft =>
    Object.fromEntries(Object.entries(draft.value).filter(([name]) => !names.includes(name)));
  return {
    draft,
    type: (name, value) => {
      draft.value = value === null ? without([name]) : { ...draft.value, [name]: value };
    },
    forget: names => {
      draft.value = without(names);
    },
    clear: () => {
      draft.value = {};
    },
    as: read => computed(() => read(draft.value)),
  };
}
