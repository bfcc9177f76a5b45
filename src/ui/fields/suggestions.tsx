// The roles are needed: a native list (datalist, select) cannot be styled, filtered or kept closed.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the combobox handles the keys */
import { useState, type UIEvent } from 'react';
import css from './suggestions.module.css';

type Props = {
  id: string;
  label: string;
  options: readonly string[];
  active: number;
  onPick: (option: string) => void;
};

/** Three times the options that are visible at once. */
const step = 16;

/** The listbox under a combobox. It draws 16 options, and more when it scrolls or the mark moves, so a key is fast. */
export function Suggestions({ id, label, options, active, onPick }: Props) {
  const [drawn, setDrawn] = useState(step);
  const count = Math.min(options.length, Math.max(drawn, active + 1));

  const drawMore = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollTop + box.clientHeight * 2 > box.scrollHeight && count < options.length)
      setDrawn(count + step);
  };

  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={css.list}
      onScroll={drawMore}
      // The field must keep the focus, or it would close the list before the tap arrives.
      onMouseDown={event => event.preventDefault()}
    >
      {options.slice(0, count).map((option, index) => (
        <div
          key={option}
          ref={index === active ? reveal : undefined}
          id={`${id}-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-setsize={options.length}
          aria-posinset={index + 1}
          className={css.option}
          onClick={() => onPick(option)}
        >
          {option}
        </div>
      ))}
    </div>
  );
}

/** Puts what was meant into a field whose text is wrong. */
export function MeantButton({ label, onPick }: { readonly label: string; readonly onPick: () => void }) {
  return (
    <button type="button" className={css.meant} onClick={onPick}>
      {label}
    </button>
  );
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
