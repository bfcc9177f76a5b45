import { type ReactNode, useRef } from 'react';
import { lazyPart } from '../layout/lazy-part.tsx';
import css from './read-aloud.module.css';

const Button = lazyPart(async () => (await import('./read-aloud-button.tsx')).ReadAloudButton);

type Props = {
  readonly children: ReactNode;
  /** Read after `children`. */
  readonly ending?: string;
};

/** Adds a button that reads `children` as a screen reader would. */
export function ReadAloud({ children, ending = '' }: Props) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={part} className={css.part}>
        {children}
      </div>
      <Button part={part} ending={ending} />
    </>
  );
}
