import { useId, useRef, type FormEvent, type RefObject } from 'react';
import { formatInputDate, isoDate, parseInputDate, parseIsoDate } from '../../domain/dates.ts';
import { describedBy, FieldFrame, type FieldProps } from './field.tsx';
import { useForm } from './form.tsx';
import { IconButton } from './icon-button.tsx';
import css from './field.module.css';

type Props = Omit<FieldProps, 'hint'> & {
  /** `MM/dd/yyyy`. */
  defaultValue: string;
  pickLabel: string;
};

export function DateField({ label, name, defaultValue, pickLabel }: Props) {
  const id = useId();
  const error = useForm().errorOf(name);
  const text = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);

  const pick = (event: FormEvent<HTMLInputElement>) => {
    const date = parseIsoDate(event.currentTarget.value);
    if (date !== null && text.current) text.current.value = formatInputDate(date);
  };

  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={css.box} data-invalid={Boolean(error) || undefined}>
        <input
          ref={text}
          id={id}
          name={name}
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/dd/yyyy"
          maxLength={10}
          {...describedBy(id, error)}
          className={css.input}
          onInput={addSlashes}
        />
        <IconButton icon="calendar" label={pickLabel} onClick={() => openCalendar(calendar, text)} />
        <input
          ref={calendar}
          type="date"
          className={css.calendar}
          tabIndex={-1}
          aria-hidden="true"
          onInput={pick}
        />
      </div>
    </FieldFrame>
  );
}

function openCalendar(
  calendar: RefObject<HTMLInputElement | null>,
  text: RefObject<HTMLInputElement | null>,
) {
  if (!calendar.current) return;
  const typed = parseInputDate(text.current?.value ?? '');
  calendar.current.value = typed === null ? '' : isoDate(typed);
  try {
    calendar.current.showPicker();
  } catch {
    // An old browser has no picker, or forbids it here.
    text.current?.focus();
  }
}

/** Numeric keypads have no slash. */
function addSlashes({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) {
  const atEnd = field.selectionStart === field.value.length;
  const deleting = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
  if (!atEnd || deleting) return;
  const single = field.value.replace(/\/{2,}/g, '/');
  const next = /^(\d{2}|\d{1,2}\/\d{2})$/.test(single) ? `${single}/` : single;
  if (next !== field.value) field.value = next;
}
