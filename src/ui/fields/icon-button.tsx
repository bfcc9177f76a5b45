import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** `label` is the accessible name. */
export function IconButton({ icon, label, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} className={css.button}>
      <Icon name={icon} />
    </button>
  );
}
