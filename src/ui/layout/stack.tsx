import type { ReactNode } from 'react';
import css from './stack.module.css';

type StackProps = { children: ReactNode; gap?: 'tight' | 'normal' | 'wide' };

export function Stack({ children, gap = 'normal' }: StackProps) {
  return (
    <div className={css.stack} data-gap={gap}>
      {children}
    </div>
  );
}

type PairProps = {
  children: ReactNode;
  /** `1`: side by side only on a phone in landscape. `last`: the last child is as narrow as it can be. */
  columns?: 1 | 2 | 3 | 'last';
};

export function Pair({ children, columns = 2 }: PairProps) {
  return (
    <div className={css.pair} data-columns={columns}>
      {children}
    </div>
  );
}

/** Links in a line, centred. */
export function Inline({ children }: { children: ReactNode }) {
  return <div className={css.inline}>{children}</div>;
}

/** `reserved`: the line only keeps the place of a text that is not known yet. */
export function Muted({ children, reserved }: { children: ReactNode; reserved?: boolean }) {
  return (
    <p className={css.muted} data-reserved={reserved || undefined}>
      {children}
    </p>
  );
}
