import type { ReactNode } from 'react';
import { withBase } from '../../lib/base-path.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { isLong } from './points/long-figure.ts';
import css from './card.module.css';

type CardProps = { children: ReactNode; as?: 'div' | 'section' | 'article' | 'li' | 'form'; hero?: boolean };

export function Card({ children, as: Tag = 'div', hero }: CardProps) {
  return (
    <Tag className={css.card} data-hero={hero || undefined}>
      {children}
    </Tag>
  );
}

type FigureProps = { label: string; value: string; unit?: string | undefined };

/** Without a unit the value is words, which are smaller. */
export function BigFigure({ label, value, unit }: FigureProps) {
  return (
    <p className={css.figure}>
      <span>{label}</span>{' '}
      <strong data-words={!unit || undefined} data-long={isLong(value)}>
        {value}
      </strong>
      {unit ? (
        <>
          {' '}
          <span className={css.unit}>{unit}</span>
        </>
      ) : null}
    </p>
  );
}

export function Tile({ icon, title, href }: { icon: IconName; title: string; href: string }) {
  return (
    <a className={css.tile} href={withBase(href)}>
      <span className={css.sign}>
        <Icon name={icon} />
      </span>
      <span className={css.words}>
        <b>{title}</b>
      </span>
    </a>
  );
}

export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}
