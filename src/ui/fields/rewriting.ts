import type { CompositionEvent, FormEvent } from 'react';

/** Safari ends the composing before it sends the Enter that ended it, and marks that key by the code 229. */
export const isComposing = (edit: Event): boolean =>
  ('isComposing' in edit && edit.isComposing === true) || ('keyCode' in edit && edit.keyCode === 229);

/** Waits until an input method has finished composing, because rewriting its text would enter it twice. */
export const rewriting = (rewrite: (field: HTMLInputElement, edit: Event) => void) => ({
  onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void => {
    if (!isComposing(nativeEvent)) rewrite(currentTarget, nativeEvent);
  },
  onCompositionEnd: ({ currentTarget, nativeEvent }: CompositionEvent<HTMLInputElement>): void =>
    rewrite(currentTarget, nativeEvent),
});
