import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

type Slot = {
  /** Null until the header is drawn. */
  readonly header: HTMLElement | null;
  readonly take: (taken: boolean) => void;
};

/** A screen may put a part of its own in the place of the wallet. */
export const HeaderSlotContext = createContext<Slot>({ header: null, take: () => undefined });

export function HeaderSlot({ children }: { readonly children: ReactNode }) {
  const { header, take } = use(HeaderSlotContext);
  useLayoutEffect(() => {
    take(true);
    return () => take(false);
  }, [take]);
  return header && createPortal(children, header);
}
