// Named .tsx because the build adds small .ts files to the first load (src/export/chunk-plan.ts).
import { type RefObject, useLayoutEffect } from 'react';

/** The browser drops the focus of an element that goes, so the heading gets it. */
export function useFocusKept(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, [ref]);
}

export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
