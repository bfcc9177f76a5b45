import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** A suggestion or a chip changes a field without typing. */
const changes = ['input', 'change', 'click', 'focusin'] as const;

/** The fields are uncontrolled, so the form itself is read. */
export function useTypedFields(inside: RefObject<HTMLElement | null>): string {
  const watch = useCallback((changed: () => void) => {
    // React's own listeners, below the document, may set a field themselves.
    for (const name of changes) document.addEventListener(name, changed);
    return () => {
      for (const name of changes) document.removeEventListener(name, changed);
    };
  }, []);
  const read = (): string => {
    const form = inside.current?.closest('form');
    return form ? queryOf(new FormData(form)) : '';
  };
  return useSyncExternalStore(watch, read, () => '');
}

function queryOf(fields: FormData): string {
  const query = new URLSearchParams();
  fields.forEach((value, name) => typeof value === 'string' && query.set(name, value));
  return query.toString();
}
