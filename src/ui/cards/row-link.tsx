import type { ReactNode } from 'react';
import { withBase } from '../../lib/base-path.ts';
import { Icon } from '../icons/icon.tsx';
import css from './row-link.module.css';

/** The title of a row in a listing that has another target beside it. */
export const RowLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className={css.link} href={withBase(href)}>
    {children}
    <Icon name="chevron" size={18} />
  </a>
);
