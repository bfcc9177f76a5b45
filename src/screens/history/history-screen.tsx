import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { formatInputDate, localTime } from '../../domain/dates.ts';
import { type HistoryKey, historyByKey, parseDateRange } from '../../domain/history.ts';
import { draftOf } from '../../lib/draft.ts';
import { clockAtom } from '../../state/environment.ts';
import { historiesAtom, loadHistoryAtom } from '../../state/histories.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Pair, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.tsx';
import { Records } from './records.tsx';

/** One of the six histories, between two days; today's at first (spec 2 §2 and §4). */
export function HistoryScreen({ view }: { readonly view: { readonly history: HistoryKey } }) {
  const t = useWords();
  const history = historyByKey(view.history);
  const clock = useAtomValue(clockAtom);
  const today = useMemo(() => localTime(clock.now(), clock.zone).date, [clock]);
  const load = useSetAtom(loadHistoryAtom);
  const records = useAtomValue(historiesAtom)[view.history];

  useEffect(() => {
    load(view.history, { from: today, to: today }).catch(() => undefined);
  }, [load, view.history, today]);

  const submit = async (fields: FormData) => {
    const range = parseDateRange(draftOf(fields));
    if (!range.ok) return range.error;
    await load(view.history, range.value);
    return null;
  };

  return (
    <Page>
      <Form submit={submit} label={t(history.title)} keep>
        {({ problem, busy }) => (
          <Stack>
            <Pair>
              {(['from', 'to'] as const).map(name => (
                <Field
                  key={name}
                  label={t(`field.${name}`)}
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="MM/dd/yyyy"
                  defaultValue={formatInputDate(today)}
                  error={problem?.field === name ? t(problem) : undefined}
                />
              ))}
            </Pair>
            <Button type="submit" tone="quiet" wide busy={busy} busyText={t('busy.submitting')}>
              {t('action.submit')}
            </Button>
          </Stack>
        )}
      </Form>
      <Records history={history} records={records} />
    </Page>
  );
}
