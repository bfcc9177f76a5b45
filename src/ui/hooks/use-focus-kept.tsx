// A .tsx file, because the build adds small .ts files to the first load, which has no use for it (src/export/chunk-plan.ts).
import { type RefObject, useLayoutEffect } from 'react';

/** When the element goes with the focus in it, the heading gets the focus: the browser would drop it. */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, [ref]);
}

/** Moves the focus to the heading of the screen, when the part that had it goes. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
