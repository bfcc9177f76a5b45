import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { formatDayMonth, localTime } from '../../domain/dates.ts';
import { type Limit, limitAt, momentText, type PlayLimits } from '../../domain/play-limits.ts';
import { formatPoints } from '../../domain/points.ts';
import { shownDate } from '../../domain/shown-date.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { standingAtom } from '../../state/money/play-limits.ts';
import { DefinitionList } from '../../ui/cards/listing.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
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
  const coming = ({ next }: Limit, text: (value: number | null) => string): readonly string[] => {
    if (next === null) return [];
    const { date, minute } = localTime(next.from, clock.zone);
    const time = shownDate(`${formatDayMonth(date)} ${formatClock12(minute)}`, language);
    return [t({ key: 'limits.from', params: { time, limit: text(next.value) } })];
  };

  return (
    <section aria-label={t('limits.now')}>
      <Stack gap="tight">
        <DefinitionList
          items={[
            { term: t('limits.daily'), value: dailyText(daily.value) },
            { term: t('limits.bidToday'), value: points(standing.staked()) },
            ...(left === null ? [] : [{ term: t('limits.leftToday'), value: points(left) }]),
            { term: t('limits.reminderTerm'), value: reminderText(reminder.value) },
            {
              term: t('limits.pause'),
              value:
                pause === null
                  ? t('limits.noPause')
                  : t({
                      key: 'limits.until',
                      params: { time: momentText(pause, { zone: clock.zone, language }) },
                    }),
            },
          ]}
        />
        {[...coming(daily, dailyText), ...coming(reminder, reminderText)].map(line => (
          <Muted key={line}>{line}</Muted>
        ))}
      </Stack>
    </section>
  );
}
