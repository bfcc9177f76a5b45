import { type ReactNode, useId, useState } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './expander.module.css';

/** A card with a button that shows and hides its content. */
export function Expander({ title, icon, children }: { title: string; icon: IconName; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={css.expander}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={css.head}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        <span>{title}</span>
        <Icon name="chevron" size={18} />
      </button>
      {open ? (
        <div id={id} className={css.panel}>
          {children}
        </div>
      ) : null}
    </section>
  );
}
