import { formatInputDate } from '../../domain/dates.ts';
import {
  type ChosenDays,
  type DateRange,
  parseDateRange,
  presets,
} from '../../domain/history/history-query.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

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
              <DateField
                key={`${end} ${formatInputDate(dates[end])}`}
                label={t(`field.${end}`)}
                name={end}
                defaultValue={formatInputDate(dates[end])}
                pickLabel={t({ key: 'field.pickDate', params: { field: t(`field.${end}`) } })}
              />
            ))}
          </Pair>
          <Submit tone="quiet" busyText="busy.submitting" words="action.submit" />
        </Form>
      )}
    </>
  );
}
