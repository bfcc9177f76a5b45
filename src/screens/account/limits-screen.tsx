import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import {
  type Limit,
  limitAt,
  momentText,
  noLimits,
  pauseDays,
  type PlayLimits,
  wished,
} from '../../domain/player/play-limits.ts';
import { parseLimits } from '../../domain/player/limits-form.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { clockAtom, configAtom } from '../../state/core/environment.ts';
import { saveLimitsAtom, standingAtom } from '../../state/money/play-limits.ts';
import type { PlainKey } from '../../text/message.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Form, Submit, type OnSubmit } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Alert } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatDayMonth, localTime } from '../../domain/dates.ts';
import { formatPoints } from '../../domain/points.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';

const pauses = ['day', 'week', 'month'] as const satisfies readonly (keyof typeof pauseDays)[];

const typed = (value: number | null): string => (value === null ? '' : String(value));

export function LimitsScreen() {
  const t = useWords();
  const { limits } = useAtomValue(standingAtom);
  const { helpLink } = useAtomValue(configAtom);
  const clock = useAtomValue(clockAtom);
  const save = useSetAtom(saveLimitsAtom);
  const [saves, setSaves] = useState(0);
  const { daily, reminder } = limits === 'unreadable' ? noLimits : limits;
  const help = helpLink && safeUrl(helpLink.url, location.href);

  const submit: OnSubmit = async draft => {
    const wish = parseLimits(draft);
    if (!wish.ok) return wish.error;
    // Waits for the right time, because the device's clock may be wrong and a pause cannot be ended early.
    await clock.ready;
    const kept = save(wish.value);
    const text = t(kept ? 'success.saved' : 'limits.notKept');
    showToast({ tone: kept ? 'success' : 'error', text, at: 'top-center' });
    // Makes the form again, so that the next Save does not make the pause longer.
    setSaves(saves + 1);
    return null;
  };

  return (
    <Page>
      <Stack gap="wide">
        {limits === 'unreadable' ? (
          <Alert tone="warn" words="play.unreadable" />
        ) : (
          <LimitsStanding limits={limits} />
        )}
        <Form submit={submit} label={t('title.limits')} keep>
          <Field
            label={t('limits.daily')}
            name="daily"
            inputMode="numeric"
            defaultValue={typed(wished(daily))}
            hint={t('limits.dailyHint')}
          />
          <Field
            label={t('limits.reminder')}
            name="reminder"
            inputMode="numeric"
            defaultValue={typed(wished(reminder))}
            hint={t('limits.reminderHint')}
          />
          <SelectField
            key={saves}
            label={t('limits.pause')}
            name="pause"
            placeholder={t('limits.none')}
            options={pauses.map(value => ({ value, label: t(`limits.${value}`) }))}
            hint={t('limits.pauseHint')}
          />
          <Muted>{t('limits.slower')}</Muted>
          <Submit words="action.save" />
        </Form>
        <Muted>{t('limits.intro')}</Muted>
        {helpLink && help && (
          <LinkButton href={helpLink.url} tone="quiet" wide external words={{ text: helpLink.text }} />
        )}
      </Stack>
    </Page>
  );
}

function LimitsStanding({ limits }: { readonly limits: PlayLimits }) {
  const t = useWords();
  const clock = useAtomValue(clockAtom);
  const standing = useAtomValue(standingAtom);
  useNow(clock);
  const now = standing.now();
  const [daily, reminder] = [limitAt(limits.daily, now), limitAt(limits.reminder, now)];
  const [left, pause] = [standing.left(), standing.pause()];
  const language = t('app.language');

  const points = (value: number): string =>
    t({ key: 'points.amount', params: { points: formatPoints(value) } });
  const dailyText = (value: number | null): string => (value === null ? t('limits.noLimit') : points(value));
  const reminderText = (value: number | null): string =>
    value === null
      ? t('limits.noReminder')
      : t({ key: 'limits.afterMinutes', params: { minutes: formatPoints(value) } });
  /** The value is in its field. It is shown again only while another one counts. */
  const untilChange = (
    title: PlainKey,
    { value, next }: Limit,
    text: (value: number | null) => string,
  ): ReactNode => {
    if (next === null) return null;
    const { date, minute } = localTime(next.from, clock.zone);
    const time = shownDate(`${formatDayMonth(date)} ${formatClock12(minute)}`, language);
    return (
      <ListRow
        title={t(title)}
        detail={t({ key: 'limits.from', params: { time, limit: text(next.value) } })}
        trailing={<b>{text(value)}</b>}
      />
    );
  };
  const until = (at: number): string =>
    t({ key: 'limits.until', params: { time: momentText(at, { zone: clock.zone, language }) } });

  return (
    <Listing label={t('limits.now')}>
      {untilChange('limits.daily', daily, dailyText)}
      <ListRow title={t('limits.bidToday')} trailing={<b>{points(standing.staked())}</b>} />
      {left !== null && <ListRow title={t('limits.leftToday')} trailing={<b>{points(left)}</b>} />}
      {untilChange('limits.reminderTerm', reminder, reminderText)}
      {pause !== null && <ListRow title={t('limits.pause')} trailing={<b>{until(pause)}</b>} />}
    </Listing>
  );
}
