import { type MouseEventHandler, type ReactNode, useId } from 'react';
import { withBase } from '../../../lib/base-path.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import css from './yours.module.css';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  /** Describes the link, but is not part of its name. */
  readonly about?: string | undefined;
  readonly tone?: 'warn' | 'good' | 'bad';
  readonly trailing?: ReactNode;
  readonly href?: string;
  readonly onClick?: MouseEventHandler;
  /** A button with `onClick` opens a dialog. */
  readonly opens?: boolean;
};

/** A row of the region Yours: a link with `href`, a button with only `onClick`, otherwise plain words. */
export function YoursRow({ icon, title, about, tone, trailing, href, onClick, opens }: Props) {
  const id = useId();
  const described = about ? id : undefined;
  return (
    <li className={css.row}>
      <Icon name={icon} size={20} />
      <div className={css.words}>
        {href !== undefined ? (
          <a className={css.target} href={withBase(href)} onClick={onClick} aria-describedby={described}>
            {title}
          </a>
        ) : onClick ? (
          <button
            type="button"
            className={css.target}
            onClick={onClick}
            aria-describedby={described}
            aria-haspopup={opens ? 'dialog' : undefined}
          >
            {title}
          </button>
        ) : (
          <b>{title}</b>
        )}
        {about && (
          <p id={id} className={css.about} data-tone={tone}>
            {about}
          </p>
        )}
      </div>
      {trailing ?? ((href !== undefined || onClick) && <Icon name="chevron" size={18} />)}
    </li>
  );
}
