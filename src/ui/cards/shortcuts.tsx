import { withBase } from '../../lib/base-path.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './shortcuts.module.css';

type Props = {
  label: string;
  /** Null is a free place. */
  items: readonly ({ readonly href: string; readonly title: string; readonly icon: IconName } | null)[];
};

export function Shortcuts({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={css.row}>
        {items.map((item, index) =>
          item === null ? (
            <li key={index} aria-hidden="true" />
          ) : (
            <li key={item.href}>
              <a href={withBase(item.href)} className={css.shortcut}>
                <span className={css.sign}>
                  <Icon name={item.icon} size={22} />
                </span>
                {item.title}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
