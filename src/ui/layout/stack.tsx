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
  /** One: side by side only on a phone that lies on its side. */
  columns?: 1 | 2 | 3;
  roomy?: boolean;
};

export function Pair({ children, columns = 2, roomy }: PairProps) {
  return (
    <div className={css.pair} data-columns={columns} data-roomy={roomy || undefined}>
      {children}
    </div>
  );
}

export function Inline({ children, centre = false }: { children: ReactNode; centre?: boolean }) {
  return (
    <div className={css.inline} data-centre={centre || undefined}>
      {children}
    </div>
  );
}

export function Prose({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}

/** `reserved`: it only keeps the place of a text that is not known yet. */
export function Muted({ children, reserved }: { children: ReactNode; reserved?: boolean }) {
  return (
    <p className={css.muted} data-reserved={reserved || undefined}>
      {children}
    </p>
  );
}
