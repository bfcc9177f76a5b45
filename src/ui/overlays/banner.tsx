import { type ReactNode, useRef } from 'react';
import { IconButton } from '../fields/icon-button.tsx';
import { useFocusKept } from '../hooks/use-focus-kept.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './banner.module.css';

type Action = { label: string; onAct: () => void };
type Props = { icon: IconName; children: ReactNode; action?: Action; close?: Action };

export function Banner({ icon, children, action, close }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useFocusKept(line);
  return (
    <div ref={line} className={css.banner}>
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
