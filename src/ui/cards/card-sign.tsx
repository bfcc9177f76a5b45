import { Icon } from '../icons/icon.tsx';
import css from './card-sign.module.css';

/** The sign of a market's card: that one can play, or that it is closed. */
export const CardSign = ({ name }: { name: 'play' | 'lock' }) => (
  <span className={css[name]}>
    <Icon name={name} size={18} />
  </span>
);
