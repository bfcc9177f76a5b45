import { type FormEvent, type KeyboardEvent, type UIEvent, useId, useRef, useState } from 'react';
import css from './field.module.css';
import { describedBy, FieldFrame } from './field.tsx';
import { useForm } from './form.tsx';
import { isComposing } from './rewriting.ts';
import list from './suggestions.module.css';

type Props = {
  label: string;
  name: string;
  options: readonly string[];
  /** The arrow keys alone open the list, which would cover a pad. */
  byKeys?: boolean;
  listLabel: string;
  normalise?: (text: string) => string;
  meantLabel?: (option: string) => string;
  inputRef?: (input: HTMLInputElement | null) => void;
  onPick: () => void;
  onEnter: () => void;
};

/** An ARIA combobox for numbers that may be typed freely. Enter takes the marked option, else calls `onEnter`. */
export function Combobox(props: Props) {
  const { label, name, options, byKeys = false, listLabel, onPick, onEnter } = props;
  const { normalise = same, meantLabel, inputRef } = props;
  const id = useId();
  const form = useForm();
  const error = form.errorOf(name);
  const meant = form.meantFor(name);
  const field = useRef<HTMLInputElement | null>(null);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const [active, setActive] = useState(-1);
  const open = shown !== null && shown.length > 0;

  const show = (found: readonly string[] | null, marked = -1) => {
    setShown(found);
    setActive(marked);
  };
  const matches = (text: string) => options.filter(option => option.startsWith(text));

  const pick = (option: string) => {
    if (field.current) field.current.value = option;
    show(null);
    form.clear(name);
    onPick();
  };

  const type = (event: FormEvent<HTMLInputElement>) => {
    const text = normalise(event.currentTarget.value);
    const found = text === '' ? [] : matches(text);
    show(byKeys || text === '' || (found.length === 1 && found[0] === text) ? null : found);
  };

  const move = (step: 1 | -1) => {
    if (open)
      return setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + shown.length) % shown.length);
    const found = matches(normalise(field.current?.value ?? ''));
    show(found, step > 0 ? 0 : found.length - 1);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const marked = shown?.[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && marked !== undefined) pick(marked);
    else if (event.key === 'Enter') {
      show(null);
      onEnter();
    } else if (event.key === 'Escape' && shown !== null) show(null);
    else return;
    event.preventDefault();
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      foot={
        meant !== undefined &&
        meantLabel && (
          <button type="button" className={list.meant} onClick={() => pick(meant)}>
            {meantLabel(meant)}
          </button>
        )
      }
    >
      <div className={css.box} data-invalid={Boolean(error) || undefined}>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          {...describedBy(id, error)}
          id={id}
          ref={node => {
            field.current = node;
            inputRef?.(node);
          }}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && active >= 0 ? `${id}-option-${active}` : undefined}
          className={css.input}
          data-figures
          onInput={type}
          onKeyDown={press}
          onClick={event => {
            if (!byKeys && event.currentTarget.value === '' && options.length > 0 && !open) show(options);
          }}
          onBlur={() => show(null)}
        />
      </div>
      {open ? <Suggestions id={id} label={listLabel} options={shown} active={active} onPick={pick} /> : null}
    </FieldFrame>
  );
}

const same = (text: string) => text;

// A native list (datalist, select) cannot be styled, filtered or kept closed.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the combobox handles the keys */
type SuggestionsProps = {
  id: string;
  label: string;
  options: readonly string[];
  active: number;
  onPick: (option: string) => void;
};

const moreSuggestions = 10;

/** Ten options, of which its box shows six, are drawn at first, so that a key is fast. */
function Suggestions({ id, label, options, active, onPick }: SuggestionsProps) {
  const [drawn, setDrawn] = useState(moreSuggestions);
  const count = Math.min(options.length, Math.max(drawn, active + 1));

  const drawMore = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollTop + box.clientHeight * 2 > box.scrollHeight && count < options.length)
      setDrawn(count + moreSuggestions);
  };

  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={list.list}
      onScroll={drawMore}
      // A field that loses the focus would close the list before the tap arrives.
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
          className={list.option}
          onClick={() => onPick(option)}
        >
          {option}
        </div>
      ))}
    </div>
  );
}

const reveal = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
