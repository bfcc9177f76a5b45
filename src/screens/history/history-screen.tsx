import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { type CalendarDate, formatInputDate, isoDate } from '../../domain/dates.ts';
import { type DateRange, parseDateRange } from '../../domain/date-range.ts';
import { type HistoryKey, historyByKey } from '../../domain/history.ts';
import { draftOf } from '../../lib/draft.ts';
import type { Clock } from '../../lib/clock.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { histories } from '../../state/reading/histories.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { Submit } from '../../ui/fields/submit.tsx';
import { Pair, Stack } from '../../ui/layout/stack.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { speak } from '../../ui/overlays/spoken.tsx';
import { useLoaded } from '../../ui/hooks/use-loaded.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import type { BidRecords } from './bid-records.tsx';
import { GameRecords } from './game-records.tsx';
import { loadResults } from './load-results.ts';

/** One of the six histories (spec 2 §2). It starts again on a new day, or when the clock was corrected. */
export function HistoryScreen({ view }: { readonly view: { readonly history: HistoryKey } }) {
  const clock = useAtomValue(clockAtom);
  const ready = useClockReady(clock);
  const { date } = useNow(clock);
  return <HistoryBetween key={isoDate(date)} name={view.history} today={date} ready={ready} />;
}

/** Whether the clock is set: a page that was just opened may not have the server's time yet. */
function useClockReady(clock: Clock): boolean {
  const [ready, setReady] = useState<Clock | null>(null);
  useEffect(() => {
    void clock.ready.then(() => setReady(clock));
  }, [clock]);
  return ready === clock;
}

type Props = {
  readonly name: HistoryKey;
  readonly today: CalendarDate;
  /** False while `today` may still be corrected. */
  readonly ready: boolean;
};

/** The records between two days; at first today's (spec 2 §4). */
function HistoryBetween({ name, today, ready }: Props) {
  const t = useWords();
  const history = historyByKey(name);
  const load = useSetAtom(histories[name].refresh);
  const records = useAtomValue(histories[name].known);
  const [firstDay] = useState(today);
  const [asked, setAsked] = useState<DateRange>({ from: firstDay, to: firstDay });
  // Records of an earlier visit may be of other days: they are not shown as today's.
  const [range, setRange] = useState<DateRange | null>(null);
  const read = useCallback((days: DateRange) => load(days).then(() => setRange(days)), [load]);
  const retry = useCallback(() => read(asked), [read, asked]);

  useEffect(() => {
    if (ready) read({ from: firstDay, to: firstDay }).catch(() => undefined);
  }, [read, firstDay, ready]);

  const submit = async (fields: FormData) => {
    const chosen = parseDateRange(draftOf(fields));
    if (!chosen.ok) return chosen.error;
    setAsked(chosen.value);
    await read(chosen.value);
    speak(t('record.reloaded'));
    return null;
  };

  return (
    <Page wide="columns">
      <Form submit={submit} label={t(history.title)} keep>
        <Stack>
          <Pair roomy>
            {(['from', 'to'] as const).map(end => (
              <DateField
                key={end}
                label={t(`field.${end}`)}
                name={end}
                defaultValue={formatInputDate(firstDay)}
                pickLabel={t({ key: 'field.pickDate', params: { field: t(`field.${end}`) } })}
              />
            ))}
          </Pair>
          <Submit tone="quiet" busyText={t('busy.submitting')}>
            {t('action.submit')}
          </Submit>
        </Stack>
      </Form>
      <List
        history={history}
        records={range === null ? undefined : records}
        range={range}
        readAt={useAtomValue(histories[name].minute)}
        onRetry={retry}
      />
    </Page>
  );
}

/** Bids say how they stand, once that part is loaded; where it cannot be loaded they say nothing of it. */
function List(props: ComponentProps<typeof BidRecords>) {
  const parts = useLoaded(loadResults);
  if (props.history.kind === 'wins' || parts === 'failed') return <GameRecords {...props} />;
  return parts === null ? <GameRecords {...props} records={undefined} /> : <parts.BidRecords {...props} />;
}
