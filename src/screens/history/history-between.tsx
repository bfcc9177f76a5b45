import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { choosable } from '../../domain/history/bid-lines.ts';
import { type CalendarDate, formatInputDate } from '../../domain/dates.ts';
import {
  type ChosenDays,
  type DateRange,
  parseDateRange,
  presetOf,
  presetRange,
  presets,
  rangeOfDays,
  sameRange,
} from '../../domain/history/history-query.ts';
import { historyByKey, type HistoryKey } from '../../domain/history/history.ts';
import { draftOf } from '../../lib/draft.ts';
import { histories } from '../../state/reading/histories.ts';
import { ChoicePills } from '../../ui/fields/choice.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form, Submit } from '../../ui/fields/form.tsx';
import { Muted, Pair, Stack } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { HistoryRecords } from './history-records.tsx';
import { useListQuery } from '../../nav/query.ts';
import { useReading } from './use-reading.ts';

type Props = {
  readonly name: HistoryKey;
  readonly today: CalendarDate;
  /** False while `today` may still be corrected. */
  readonly ready: boolean;
};

/** The records between two days; at first today's (spec 2 §4). */
export function HistoryBetween({ name, today, ready }: Props) {
  const t = useWords();
  const history = historyByKey(name);
  const list = useMemo(() => choosable(history), [history]);
  const [query, change] = useListQuery(list);
  const { year, month, day } = today;
  const asked = useMemo(
    () => rangeOfDays(query.days, { year, month, day }) ?? presetRange('today', { year, month, day }),
    [query.days, year, month, day],
  );
  const { range, records, read } = useReading(name, asked, ready);

  const submit = async (fields: FormData) => {
    const chosen = parseDateRange(draftOf(fields));
    if (!chosen.ok) return chosen.error;
    const reading = read(chosen.value);
    change({ days: daysOf(chosen.value, query.days, asked, today) });
    await reading;
    speak(t('record.reloaded'));
    return null;
  };

  return (
    <Page wide="columns">
      <Muted>{t(`about.${name}`)}</Muted>
      <ChoicePills
        legend={t('period.title')}
        name="period"
        value={query.days.kind}
        onChange={kind => change({ days: kind === 'own' ? { kind, range: asked } : { kind } })}
        options={[...presets, 'own' as const].map(value => ({ value, label: t(`period.${value}`) }))}
      />
      <Form submit={submit} label={t(history.title)} keep>
        <Stack>
          <Pair roomy>
            {(['from', 'to'] as const).map(end => (
              <DateField
                key={`${end} ${formatInputDate(asked[end])}`}
                label={t(`field.${end}`)}
                name={end}
                defaultValue={formatInputDate(asked[end])}
                pickLabel={t({ key: 'field.pickDate', params: { field: t(`field.${end}`) } })}
              />
            ))}
          </Pair>
          <Submit tone="quiet" busyText={t('busy.submitting')}>
            {t('action.submit')}
          </Submit>
        </Stack>
      </Form>
      <HistoryRecords
        history={history}
        list={list}
        records={records}
        range={range}
        readAt={useAtomValue(histories[name].minute)}
        onRetry={() => read(asked)}
      />
    </Page>
  );
}

/** The days that were typed, as a period where one has the same: the chosen one first. */
function daysOf(typed: DateRange, before: ChosenDays, asked: DateRange, today: CalendarDate): ChosenDays {
  if (sameRange(typed, asked)) return before;
  const preset = presetOf(typed, today);
  return preset === null ? { kind: 'own', range: typed } : { kind: preset };
}
