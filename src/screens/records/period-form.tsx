import {
  type CalendarDate,
  formatInputDate,
  isoDate,
  parseInputDate,
  parseIsoDate,
} from '../../domain/dates.ts';
import {
  type ChosenDays,
  type DateRange,
  parseDateRange,
  presetRange,
  presets,
  sameRange,
} from '../../domain/history/history-query.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Form, type OnSubmit, Submit, useForm } from '../../ui/fields/form.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { describedBy, FieldError } from '../../ui/fields/field.tsx';
import { rewriting } from '../../ui/fields/rewriting.ts';
import { plainFigure } from '../../lib/figure.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import css from '../../ui/fields/date-row.module.css';

type Props = {
  readonly label: string;
  readonly today: CalendarDate;
  readonly all?: boolean;
  readonly days: ChosenDays;
  /** Null for all days. */
  readonly dates: DateRange | null;
  readonly onChange: (days: ChosenDays) => void;
  /** Called by Submit after `onChange`. */
  readonly onDates?: (dates: DateRange) => Promise<void>;
};

/** The periods fill From and To. With other dates in the fields, no period is chosen. */
export function PeriodForm({ label, today, all = false, days, dates, onChange, onDates }: Props) {
  const t = useWords();
  const [typed, setTyped] = useState(false);
  const [filled, setFilled] = useState(0);
  const choose = (chosen: ChosenDays): void => {
    setTyped(false);
    setFilled(filled + 1);
    onChange(chosen);
  };
  const submit: OnSubmit = async draft => {
    const chosen = parseDateRange(draft);
    if (!chosen.ok) return chosen.error;
    const range = chosen.value;
    // The same days remain a period, which moves on with the next day.
    const isPeriod = days.kind !== 'own' && dates !== null && sameRange(dates, range);
    choose(isPeriod ? days : { kind: 'own', range });
    await onDates?.(range);
    return null;
  };
  const kinds = [...(all ? (['all'] as const) : []), ...presets];
  const shown = days.kind === 'own' ? periodOf(days.range, today) : days.kind;
  return (
    <>
      <Choice
        variant="pills"
        legend={t('period.title')}
        name="period"
        value={typed ? null : shown}
        onChange={kind => choose({ kind })}
        options={kinds.map(value => ({ value, label: t(`period.${value}`) }))}
      />
      <Form submit={submit} label={label} keep>
        <DateRow dates={dates} filled={filled} onTyped={() => setTyped(true)} />
      </Form>
    </>
  );
}

const periodOf = (range: DateRange, today: CalendarDate) =>
  presets.find(preset => sameRange(presetRange(preset, today), range)) ?? null;

const ends = ['from', 'to'] as const;

type RowProps = {
  readonly dates: DateRange | null;
  /** A new number fills the fields with `dates` and replaces typed text. */
  readonly filled: number;
  readonly onTyped: () => void;
};

function DateRow({ dates, filled, onTyped }: RowProps) {
  const id = useId();
  const { errorOf } = useForm();
  return (
    <div className={css.part}>
      <div className={css.row}>
        {ends.map(end => (
          <DateField
            key={end}
            id={`${id}-${end}`}
            end={end}
            shown={dates === null ? '' : formatInputDate(dates[end])}
            filled={filled}
            onTyped={onTyped}
          />
        ))}
        <Submit tone="quiet" busyText="busy.submitting" words="action.submit" />
      </div>
      <div className={css.errors}>
        {ends.map(end => (
          <FieldError key={end} id={`${id}-${end}`} error={errorOf(end)} />
        ))}
      </div>
    </div>
  );
}

type FieldProps = Pick<RowProps, 'filled' | 'onTyped'> & {
  readonly id: string;
  readonly end: 'from' | 'to';
  readonly shown: string;
};

function DateField({ id, end, shown, filled, onTyped }: FieldProps) {
  const t = useWords();
  const label = t(`field.${end}`);
  const { errorOf, clear } = useForm();
  const error = errorOf(end);
  const text = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const latestClear = useRef(clear);

  useLayoutEffect(() => {
    latestClear.current = clear;
  });
  // Keeps the field, because a new one would lose the focus.
  useLayoutEffect(() => {
    if (text.current) text.current.value = shown;
    latestClear.current(end);
  }, [end, shown, filled]);

  const pick = (event: FormEvent<HTMLInputElement>) => {
    const date = parseIsoDate(event.currentTarget.value);
    if (date === null || !text.current) return;
    text.current.value = formatInputDate(date);
    clear(end);
    onTyped();
  };

  return (
    <div className={css.date} data-invalid={Boolean(error) || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={text}
        id={id}
        name={end}
        defaultValue={shown}
        inputMode="numeric"
        autoComplete="off"
        placeholder="MM/dd/yyyy"
        {...describedBy(id, error)}
        className={css.text}
        {...rewriting((field, edit) => {
          addSlashes(field, edit);
          onTyped();
        })}
      />
      <IconButton
        icon="calendar"
        label={t({ key: 'field.pickDate', params: { field: label } })}
        onClick={() => openCalendar(calendar.current, text.current)}
      />
      <input
        ref={calendar}
        type="date"
        className={css.calendar}
        tabIndex={-1}
        aria-hidden="true"
        onInput={pick}
      />
    </div>
  );
}

function openCalendar(calendar: HTMLInputElement | null, text: HTMLInputElement | null): void {
  if (!calendar) return;
  const typed = parseInputDate(text?.value ?? '');
  calendar.value = typed === null ? '' : isoDate(typed);
  try {
    calendar.showPicker();
  } catch {
    // An old browser has no picker, or forbids it here.
    text?.focus();
  }
}

/** Numeric keypads have no slash, so the slashes are added. */
function addSlashes(field: HTMLInputElement, edit: Event): void {
  const atEnd = field.selectionStart === field.value.length;
  const deleting = 'inputType' in edit && String(edit.inputType).startsWith('delete');
  if (!atEnd || deleting) return;
  const single = plainFigure(field.value).replace(/\/{2,}/g, '/');
  const next = /^(\d{2}|\d{1,2}\/\d{2})$/.test(single) ? `${single}/` : single;
  if (next !== field.value) field.value = next;
}
