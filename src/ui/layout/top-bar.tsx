import type { ComponentProps, ReactNode, Ref } from 'react';
import { withBase } from '../../lib/base-path.ts';
import css from './top-bar.module.css';

type Props = {
  ref?: Ref<HTMLElement>;
  title: ReactNode;
  /** The usual number of lines of a title that comes late, where text is enlarged. */
  lines?: number | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
};

/** The title is the screen's h1, which gets the focus after a change of route. */
export function TopBar({ ref, title, lines, leading, trailing }: Props) {
  return (
    <header ref={ref} className={css.bar} data-leading={leading ? true : undefined}>
      {leading}
      <h1 tabIndex={-1} data-lines={lines}>
        {title}
      </h1>
      {trailing}
    </header>
  );
}

/** Keeps the place of the button Menu, so that no enlarged title breaks when it appears. */
export const MenuPlace = () => <span className={css.menu} />;

/** Keeps the place of a wallet that is not known yet, so that no title breaks when it appears. */
export const WalletPlace = (props: { readonly 'data-left'?: boolean }) => (
  <span {...props} className={css.pill} />
);

export function WalletPill({
  points,
  label,
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'children' | 'href'> & { points: string; label: string; href: string }) {
  const [figure, ...unit] = /\d/.test(points) ? points.split(' ') : ['', points];
  return (
    <a {...rest} href={withBase(href)} className={css.pill}>
      <span>
        <span className="visually-hidden">{label} </span>
        {figure}
        {unit.length > 0 ? <small> {unit.join(' ')}</small> : null}
      </span>
    </a>
  );
}
