import { type RefObject, useSyncExternalStore } from 'react';
import { listen } from '../../lib/listen.ts';

/** A suggestion or a chip changes a field without typing, so clicks count too. */
const watch = (changed: () => void) => listen(window, ['input', 'change', 'click', 'focusin'], changed);

/** Reads the form itself, because its fields are uncontrolled. */
export function useTypedFields(inside: RefObject<HTMLElement | null>): string {
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
