import type { CompositionEvent, FormEvent } from 'react';

export const isComposing = (edit: Event): boolean => 'isComposing' in edit && edit.isComposing === true;

/** Waits until an input method has finished composing, because rewriting its text would enter it twice. */
export const rewriting = (rewrite: (field: HTMLInputElement, edit: Event) => void) => ({
  onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    if (!isComposing(nativeEvent)) rewrite(currentTarget, nativeEvent);
  },
  onCompositionEnd: ({ currentTarget, nativeEvent }: CompositionEvent<HTMLInputElement>): void =>
    rewrite(currentTarget, nativeEvent),
});
