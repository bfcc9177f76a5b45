import { computed, type ReadonlySignal, signal } from '@preact/signals-react';

type Draft = Readonly<Record<string, string>>;

/** The texts of a form by the names of its fields. The fields show them and are never read back. */
export type TypedFields = {
  readonly draft: ReadonlySignal<Draft>;
  /** `value` is null for a checkbox without a tick. */
  readonly type: (name: string, value: string | null) => void;
  readonly forget: (names: readonly string[]) => void;
  /** Call it when the fields disappear. */
  readonly clear: () => void;
  /** A value computed from the draft. It stays the same while `read` is the same function. */
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
