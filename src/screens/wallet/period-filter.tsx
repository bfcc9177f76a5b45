import { useAtomValue } from 'jotai';
import { formatInputDate } from '../../domain/dates.ts';
import {
  type ChosenDays,
  type DateRange,
  parseDateRange,
  presetRange,
  presets,
} from '../../domain/history/history-query.ts';
import { draftOf } from '../../lib/draft.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { ChoicePills } from '../../ui/fields/choice.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, Submit } from '../../ui/fields/form.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  readonly days: ChosenDays;
  /** The chosen days; null for all. */
  readonly range: DateRange | null;
  readonly onChange: (days: ChosenDays) => void;
};

/** The days that a list shows, of those that the provider has sent: a period, or dates of one's own. */
export function PeriodFilter({ days, range, onChange }: Props) {
  const t = useWords();
  const { date } = useNow(useAtomValue(clockAtom));
  const dates = range ?? presetRange('today', date);
  const submit = (fields: FormData) => {
    const chosen = parseDateRange(draftOf(fields));
    if (!chosen.ok) return chosen.error;
    onChange({ kind: 'own', range: chosen.value });
    return null;
  };
  return (
    <>
      <ChoicePills
        legend={t('period.title')}
        name="period"
        value={days.kind}
        onChange={kind => onChange(kind === 'own' ? { kind, range: dates } : { kind })}
        options={[...(['all', ...presets, 'own'] as const)].map(value => ({
          value,
          label: t(`period.${value}`),
        }))}
      />
      {days.kind === 'own' && (
        <Form submit={submit} label={t('period.own')} keep>
          <Stack>
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
            <Submit tone="quiet">{t('action.submit')}</Submit>
          </Stack>
        </Form>
      )}
    </>
  );
}
