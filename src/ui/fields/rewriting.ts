import type { CompositionEvent, FormEvent } from 'react';

export const isComposing = (edit: Event): boolean => 'isComposing' in edit && edit.isComposing === true;

/** A text that is rewritten while an input method composes it is entered twice: the rewriting waits for its end. */
export const rewriting = (rewrite: (field: HTMLInputElement, edit: Event) => void) => ({
  onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    if (!isComposing(nativeEvent)) rewrite(currentTarget, nativeEvent);
  },
  onCompositionEnd: ({ currentTarget, nativeEvent }: CompositionEvent<HTMLInputElement>): void =>
    rewrite(currentTarget, nativeEvent),
});
