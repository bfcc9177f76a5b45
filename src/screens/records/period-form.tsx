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
  presets,
} from '../../domain/history/history-query.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Form, type OnSubmit, Submit, useForm } from '../../ui/fields/form.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { type FormEvent, useId, useRef } from 'react';
import { describedBy, FieldFrame } from '../../ui/fields/field.tsx';
import { rewriting } from '../../ui/fields/rewriting.ts';
import { plainFigure } from '../../lib/figure.ts';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import css from '../../ui/fields/field.module.css';

type Props = {
  readonly label: string;
  readonly all?: boolean;
  readonly days: ChosenDays;
  readonly dates: DateRange;
  readonly onChange: (days: ChosenDays) => void;
  readonly onDates?: (dates: DateRange) => Promise<void>;
};

export function PeriodForm({ label, all = false, days, dates, onChange, onDates }: Props) {
  const t = useWords();
  const submit: OnSubmit = async draft => {
    const chosen = parseDateRange(draft);
    if (!chosen.ok) return chosen.error;
    if (onDates) await onDates(chosen.value);
    else onChange({ kind: 'own', range: chosen.value });
    return null;
  };
  const kinds = [...(all ? (['all'] as const) : []), ...presets, 'own' as const];
  return (
    <>
      <Choice
        look="pills"
        legend={t('period.title')}
        name="period"
        value={days.kind}
        onChange={kind => onChange(kind === 'own' ? { kind, range: dates } : { kind })}
        options={kinds.map(value => ({ value, label: t(`period.${value}`) }))}
      />
      {days.kind === 'own' && (
        <Form submit={submit} label={label} keep>
          <Pair roomy>
            {(['from', 'to'] as const).map(end => (
              <DateField key={`${end} ${formatInputDate(dates[end])}`} end={end} date={dates[end]} />
            ))}
          </Pair>
          <Submit tone="quiet" busyText="busy.submitting" words="action.submit" />
        </Form>
      )}
    </>
  );
}

function DateField({ end, date: shown }: { readonly end: 'from' | 'to'; readonly date: CalendarDate }) {
  const t = useWords();
  const label = t(`field.${end}`);
  const id = useId();
  const error = useForm().errorOf(end);
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
          name={end}
          defaultValue={formatInputDate(shown)}
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/dd/yyyy"
          {...describedBy(id, error)}
          className={css.input}
          {...rewriting(addSlashes)}
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
    </FieldFrame>
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

/** Numeric keypads have no slash. */
function addSlashes(field: HTMLInputElement, edit: Event): void {
  const atEnd = field.selectionStart === field.value.length;
  const deleting = 'inputType' in edit && String(edit.inputType).startsWith('delete');
  if (!atEnd || deleting) return;
  const single = plainFigure(field.value).replace(/\/{2,}/g, '/');
  const next = /^(\d{2}|\d{1,2}\/\d{2})$/.test(single) ? `${single}/` : single;
  if (next !== field.value) field.value = next;
}
