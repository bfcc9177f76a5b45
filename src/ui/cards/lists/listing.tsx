import { type MouseEventHandler, type ReactNode, useId, useState } from 'react';
import { withBase } from '../../../lib/base-path.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import css from './listing.module.css';

type ListingProps = { children: ReactNode; label?: string | undefined; keyboard?: true };

export function Listing({ children, label, keyboard }: ListingProps) {
  return (
    <ul aria-label={label} className={css.listing} data-keyboard={keyboard}>
      {children}
    </ul>
  );
}

type ListRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  /** Describes the link or button, but is not part of its name. */
  about?: string | null | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
  href?: string | undefined;
  onClick?: MouseEventHandler | undefined;
  external?: boolean | undefined;
  current?: boolean | undefined;
  /** Shown below the link. */
  children?: ReactNode;
};

/** A link with `href`, a button with only `onClick`, otherwise plain words. */
export function ListRow(props: ListRowProps) {
  const { title, detail, about, leading, trailing, href, onClick, external, current, children } = props;
  const id = useId();
  const target = href !== undefined || onClick !== undefined;
  const described = about ? { 'aria-describedby': id } : {};
  const face = (
    <>
      {leading ? <span className={css.leading}>{leading}</span> : null}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {detail ? <span className={css.detail}> {detail}</span> : null}
      </span>
      {trailing ?? (target ? <Chevron /> : null)}
    </>
  );
  return (
    <li className={about ? css.described : undefined}>
      {href !== undefined ? (
        <a
          className={css.row}
          href={withBase(href)}
          onClick={onClick}
          aria-current={current ? 'page' : undefined}
          {...described}
          {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {face}
        </a>
      ) : onClick ? (
        <button type="button" className={css.row} onClick={onClick} {...described}>
          {face}
        </button>
      ) : (
        <div className={css.row}>{face}</div>
      )}
      {about && (
        <p id={id} className={css.about} data-beside={leading ? true : undefined}>
          {about}
        </p>
      )}
      {children}
    </li>
  );
}

export function Expander({ title, icon, children }: { title: string; icon: IconName; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = open ? { 'aria-expanded': true, 'aria-controls': id } : { 'aria-expanded': false };
  return (
    <section className={css.listing}>
      <button type="button" className={css.row} onClick={() => setOpen(!open)} {...shown}>
        <span className={css.leading}>
          <Icon name={icon} />
        </span>
        <span className={css.words}>{title}</span>
        <Chevron />
      </button>
      {open && (
        <div id={id} className={css.panel}>
          {children}
        </div>
      )}
    </section>
  );
}

function Chevron() {
  return (
    <span className={css.chevron}>
      <Icon name="chevron" size={18} />
    </span>
  );
}

type Definitions = { items: readonly { term: string; value: ReactNode }[]; id?: string | undefined };

export function DefinitionList({ items, id }: Definitions) {
  return (
    <dl id={id} className={css.definitions}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
