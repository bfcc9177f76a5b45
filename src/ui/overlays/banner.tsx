import type { ReactNode } from 'react';
import { IconButton } from '../fields/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './banner.module.css';

type Action = { label: string; onAct: () => void };
type Props = { icon: IconName; children: ReactNode; action?: Action; close?: Action };

/** A line at the foot of the window that stays until its condition ends or the player closes it. */
export function Banner({ icon, children, action, close }: Props) {
  return (
    <div className={css.banner}>
      <Icon name={icon} size={20} />
      <output>{children}</output>
      {action ? (
        <button type="button" onClick={action.onAct}>
          {action.label}
        </button>
      ) : null}
      {close ? <IconButton icon="close" label={close.label} onClick={close.onAct} /> : null}
    </div>
  );
}
