import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatDayMonth, localTime } from '../../domain/dates.ts';
import { type Limit, limitAt, momentText, type PlayLimits } from '../../domain/player/play-limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { Listing, ListRow } from '../../ui/cards/listing.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** What holds now, and what is to come and when. */
export function LimitsStanding({ limits }: { readonly limits: PlayLimits }) {
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
  const coming = ({ next }: Limit, text: (value: number | null) => string): string | null => {
    if (next === null) return null;
    const { date, minute } = localTime(next.from, clock.zone);
    const time = shownDate(`${formatDayMonth(date)} ${formatClock12(minute)}`, language);
    return t({ key: 'limits.from', params: { time, limit: text(next.value) } });
  };
  const until = (at: number): string =>
    t({ key: 'limits.until', params: { time: momentText(at, { zone: clock.zone, language }) } });

  return (
    <Listing label={t('limits.now')}>
      <ListRow
        title={t('limits.daily')}
        detail={coming(daily, dailyText)}
        trailing={<b>{dailyText(daily.value)}</b>}
      />
      <ListRow title={t('limits.bidToday')} trailing={<b>{points(standing.staked())}</b>} />
      {left !== null && <ListRow title={t('limits.leftToday')} trailing={<b>{points(left)}</b>} />}
      <ListRow
        title={t('limits.reminderTerm')}
        detail={coming(reminder, reminderText)}
        trailing={<b>{reminderText(reminder.value)}</b>}
      />
      <ListRow
        title={t('limits.pause')}
        trailing={<b>{pause === null ? t('limits.noPause') : until(pause)}</b>}
      />
    </Listing>
  );
}
