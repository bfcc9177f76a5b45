import type { ReactNode } from 'react';
import css from './stack.module.css';

/** Parts under each other with the page's spacing: use it inside forms and cards. */
export function Stack({
  children,
  gap = 'normal',
}: {
  children: ReactNode;
  gap?: 'tight' | 'normal' | 'wide';
}) {
  return (
    <div className={css.stack} data-gap={gap}>
      {children}
    </div>
  );
}

type PairProps = {
  children: ReactNode;
  columns?: 2 | 3;
  /** Its parts need more room, such as dates with their calendars: at 320 px they stand under each other. */
  roomy?: boolean;
};

/** Two or three fields or buttons of equal width, side by side. */
export function Pair({ children, columns = 2, roomy }: PairProps) {
  return (
    <div className={css.pair} data-columns={columns} data-roomy={roomy || undefined}>
      {children}
    </div>
  );
}

/** A line of small links or words that wraps. */
export function Inline({ children, centre = false }: { children: ReactNode; centre?: boolean }) {
  return (
    <div className={css.inline} data-centre={centre || undefined}>
      {children}
    </div>
  );
}

/** Running text: policies, rules, sanitised content. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}

/** Small grey text: dates, limits, 'last update'. `reserved`: it only keeps the place of a text that is not known yet. */
export function Muted({ children, reserved }: { children: ReactNode; reserved?: boolean }) {
  return (
    <p className={css.muted} data-reserved={reserved || undefined}>
      {children}
    </p>
  );
}
