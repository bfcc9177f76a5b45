import type { MouseEventHandler, ReactNode } from 'react';
import { withBase } from '../../lib/base-path.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
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
      <span>{label}</span> <strong data-words={!unit || undefined}>{value}</strong>
      {unit ? <> {unit}</> : null}
    </p>
  );
}

type TileProps = {
  icon?: IconName;
  title: string;
  note?: string | undefined;
  disabled?: boolean | undefined;
} & (
  { href: string; onClick?: MouseEventHandler | undefined } | { href?: undefined; onClick: MouseEventHandler }
);

/** `disabled` is only a style: a press may show the reason. */
export function Tile({ icon, title, note, disabled, ...target }: TileProps) {
  const face = (
    <>
      {icon ? (
        <span className={css.sign}>
          <Icon name={icon} />
        </span>
      ) : null}
      <span className={css.words}>
        <b>{title}</b>
        {note ? <small>{note}</small> : null}
      </span>
    </>
  );
  const look = { className: css.tile, 'data-off': disabled || undefined };
  return target.href === undefined ? (
    <button type="button" {...look} onClick={target.onClick}>
      {face}
    </button>
  ) : (
    <a {...look} href={withBase(target.href)} onClick={target.onClick}>
      {face}
    </a>
  );
}

export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}
