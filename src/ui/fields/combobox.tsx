import { type FormEvent, type UIEvent, useId, useRef, useState } from 'react';
import { fillField } from './chips.tsx';
import css from './field.module.css';
import { describedBy, FieldFrame } from './field.tsx';
import { useForm } from './form.tsx';
import list from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';

type Props = {
  label: string;
  name: string;
  options: readonly string[];
  /** Only the arrow keys open the list, because it would cover a pad. */
  byKeys?: boolean;
  listLabel: string;
  normalise?: (text: string) => string;
  inputRef?: (input: HTMLInputElement | null) => void;
  onPick: () => void;
  onEnter: () => void;
};

const none: readonly string[] = [];

/**
 * For numbers that may be typed freely. Enter takes the marked option, or calls `onEnter` if there is none.
 */
export function Combobox(props: Props) {
  const { label, name, options, byKeys = false, listLabel, onPick, onEnter } = props;
  const { normalise = same, inputRef } = props;
  const id = useId();
  const form = useForm();
  const error = form.errorOf(name);
  const field = useRef<HTMLInputElement | null>(null);
  const [shown, setShown] = useState(none);

  const matches = (text: string) => options.filter(option => option.startsWith(text));
  const pick = (option: string) => {
    fillField(field.current, option);
    show(none);
    onPick();
  };
  const combobox = useCombobox({
    options: shown,
    first: -1,
    onPick: pick,
    onOpen: step => {
      const found = matches(normalise(field.current?.value ?? ''));
      show(found, step > 0 ? 0 : found.length - 1);
    },
    onEnter: () => {
      show(none);
      onEnter();
    },
    onEscape: () => {
      show(none);
      return shown.length > 0;
    },
  });
  const show = (found: readonly string[], marked = -1) => {
    setShown(found);
    combobox.mark(marked);
  };

  const type = (event: FormEvent<HTMLInputElement>) => {
    const text = normalise(event.currentTarget.value);
    const found = text === '' ? none : matches(text);
    show(byKeys || (found.length === 1 && found[0] === text) ? none : found);
  };

  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={css.box} data-invalid={Boolean(error) || undefined}>
        <input
          name={name}
          inputMode="numeric"
          {...describedBy(id, error, undefined, form.line)}
          {...combobox.field}
          id={id}
          ref={node => {
            field.current = node;
            inputRef?.(node);
          }}
          className={css.input}
          data-figures
          onInput={type}
          onClick={event => {
            if (!byKeys && event.currentTarget.value === '' && shown.length === 0) show(options);
          }}
          onBlur={() => show(none)}
        />
      </div>
      {shown.length > 0 ? (
        <Suggestions label={listLabel} options={shown} combobox={combobox} onPick={pick} />
      ) : null}
    </FieldFrame>
  );
}

const same = (text: string) => text;

// A native list (datalist, select) cannot be styled, filtered or kept closed.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the combobox handles the keys */
type SuggestionsProps = {
  label: string;
  options: readonly string[];
  combobox: ReturnType<typeof useCombobox>;
  onPick: (option: string) => void;
};

const moreSuggestions = 10;

/** Renders ten options first (six are visible) to keep typing fast. */
function Suggestions({ label, options, combobox, onPick }: SuggestionsProps) {
  const [drawn, setDrawn] = useState(moreSuggestions);
  const count = Math.min(options.length, Math.max(drawn, combobox.active + 1));

  const drawMore = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollTop + box.clientHeight * 2 > box.scrollHeight && count < options.length)
      setDrawn(count + moreSuggestions);
  };

  return (
    <div
      {...combobox.list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={list.list}
      onScroll={drawMore}
    >
      {options.slice(0, count).map((option, place) => (
        <div
          // The next key puts other numbers into the same elements.
          key={place}
          {...combobox.option(place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === combobox.active}
          aria-setsize={options.length}
          aria-posinset={place + 1}
          className={list.option}
          onClick={() => onPick(option)}
        >
          {option}
        </div>
      ))}
    </div>
  );
}
