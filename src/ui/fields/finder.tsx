// A native list (datalist, select) cannot be styled or kept open.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the field handles the keys */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import field from './field.module.css';
import css from './finder.module.css';

export type Found = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** It can be seen, but not opened now. */
  readonly closed: boolean;
};

type Props = {
  readonly label: string;
  readonly listLabel: string;
  /** The best first. */
  readonly found: readonly Found[];
  readonly noneText: string;
  readonly onType: (text: string) => void;
  readonly onPick: (id: string) => void;
};

export function Finder({ label, listLabel, found, noneText, onType, onPick }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, found.length - 1);
  useEffect(() => input.current?.focus(), []);

  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const activeOption = found[active];
    if (event.key === 'ArrowDown') setMarked((active + 1) % Math.max(found.length, 1));
    else if (event.key === 'ArrowUp') setMarked((active + found.length - 1) % Math.max(found.length, 1));
    else if (event.key !== 'Enter') return;
    else if (activeOption !== undefined && !event.repeat) onPick(activeOption.id);
    event.preventDefault();
  };

  return (
    <div className={css.finder}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box}>
        <input
          ref={input}
          id={id}
          type="text"
          enterKeyHint="go"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          autoComplete="off"
          spellCheck={false}
          className={field.input}
          onChange={event => {
            setMarked(0);
            onType(event.currentTarget.value);
          }}
          onKeyDown={press}
        />
      </div>
      <div className={css.results}>
        <output className={field.hint}>{found.length === 0 ? noneText : null}</output>
        <div id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={listLabel} className={css.list}>
          {found.map((option, index) => (
            <div
              key={option.id}
              ref={index === active ? reveal : undefined}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-closed={option.closed || undefined}
              className={css.option}
              // The field keeps the focus and the keys.
              onMouseDown={event => event.preventDefault()}
              onClick={() => onPick(option.id)}
            >
              <b>{option.title}</b> <span className={css.note}>{option.note}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
