// A .tsx file, because the build adds small .ts files to the first load (src/export/chunk-plan.ts).
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The browser drops the focus of an element that disappears, so the heading gets it. */
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

export function KeptButton({ label, onAct }: { readonly label: string; readonly onAct: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusKept(button);
  return (
    <button ref={button} type="button" onClick={onAct}>
      {label}
    </button>
  );
}
