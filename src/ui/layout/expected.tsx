import type { ReactNode } from 'react';
import css from './expected.module.css';

/**
 * The place of content that is still loading: draws the same parts with usual words, and shows only their
 * block. It breaks into as many lines as the content, at any size of text and in any language.
 */
export function Expected({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-hidden="true" className={css.expected}>
      {children}
    </div>
  );
}
