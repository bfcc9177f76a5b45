import { withBase } from '../../lib/base-path.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './shortcuts.module.css';

type Props = {
  label: string;
  items: readonly { readonly href: string; readonly title: string; readonly icon: IconName }[];
};

/** Links to the screens that are used most: a row of signs, each with a word. */
export function Shortcuts({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={css.row}>
        {items.map(({ href, title, icon }) => (
          <li key={href}>
            <a href={withBase(href)} className={css.shortcut}>
              <span className={css.sign}>
                <Icon name={icon} size={22} />
              </span>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
