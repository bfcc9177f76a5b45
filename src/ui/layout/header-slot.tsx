import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

type Slot = {
  /** Null until the header is drawn. */
  readonly header: HTMLElement | null;
  readonly take: (taken: boolean) => void;
};

export const HeaderSlotContext = createContext<Slot>({ header: null, take: () => undefined });

/** A screen may add its own parts at the end of the header. */
export function HeaderSlot({ children }: { readonly children: ReactNode }) {
  const { header } = use(HeaderSlotContext);
  return header && createPortal(children, header);
}

/** The header shows these parts, and not the wallet. */
export function InPlaceOfWallet({ children }: { readonly children: ReactNode }) {
  const { take } = use(HeaderSlotContext);
  useLayoutEffect(() => {
    take(true);
    return () => take(false);
  }, [take]);
  return children;
}
