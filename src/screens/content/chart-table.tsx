import { useMemo } from 'react';
import type { DayResult } from '../../domain/market/board.ts';
import { type ChartDay, chartFigures, chartWeeks, type Hit } from '../../domain/market/market-chart.ts';
import { isRedJodi } from '../../domain/game/panna.ts';
import { WeekTable } from '../../ui/cards/week-table.tsx';
import { useLanguage, useWords } from '../../ui/layout/words.tsx';
import { formatDayMonth, parseIsoDate } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import css from '../../ui/cards/chart-cell.module.css';

type Props = {
  readonly columns: 'jodi' | 'panel' | 'pana';
  readonly caption: string;
  readonly results: readonly DayResult[];
  readonly hits: readonly Hit[];
  readonly today: string;
};

/** Monday first, the newest week last. */
export function ChartTable({ columns, caption, results, hits, today }: Props) {
  const t = useWords();
  const dateOf = useChartDate();
  const names = useNames();
  const weeks = useMemo(() => chartWeeks(results, today), [results, today]);
  return (
    <WeekTable
      caption={caption}
      heads={[t('chart.week'), ...names.days]}
      shown={hits.at(-1)?.day}
      rows={weeks.map(({ monday, days }) => ({
        key: monday,
        short: [names.short(monday), monday.slice(0, 4)],
        spoken: t({ key: 'chart.weekOf', params: { date: dateOf(monday) } }),
        cells: days.map(day => ({
          key: day.day,
          today: day.day === today,
          content: (
            <Day columns={columns} day={day} today={today} hits={hits.filter(hit => hit.day === day.day)} />
          ),
        })),
      }))}
    />
  );
}

type DayProps = Pick<Props, 'columns' | 'hits' | 'today'> & { readonly day: ChartDay };

function Day({ columns, day: { day, result }, hits, today }: DayProps) {
  const t = useWords();
  const figures = chartFigures(result);
  if (figures === null) return day >= today ? null : <NoResult words={t('chart.noResult')} />;
  const parts = hits.map(({ session }) =>
    session === null ? (columns === 'pana' ? 'open' : 'jodi') : session === 'Open' ? 'open' : 'close',
  );
  return (
    <ChartCell
      columns={columns}
      figures={figures}
      red={figures.known !== null && isRedJodi(figures.known) ? t('chart.red') : null}
      found={columns === 'jodi' && parts.length > 0 ? ['jodi'] : parts}
    />
  );
}

function useNames() {
  const language = useLanguage();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-GB' : `${language}-u-nu-latn`;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const [weekday, short] = [format({ weekday: 'short' }), format({ day: 'numeric', month: 'short' })];
    return {
      // 5 January 2026 is a Monday.
      days: Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2026, 0, 5 + index))),
      short: (day: string) => short.format(Date.parse(`${day}T00:00:00Z`)),
    };
  }, [language]);
}

export function useChartDate(): (day: string) => string {
  const language = useLanguage();
  return day => {
    const date = parseIsoDate(day);
    return date === null ? day : shownDate(`${formatDayMonth(date)} ${date.year}`, language);
  };
}

type Part = 'open' | 'jodi' | 'close';

type ChartCellProps = {
  /** `jodi` shows the jodi alone, `panel` the panas at its sides, `pana` a pana over its digit. */
  readonly columns: 'jodi' | 'panel' | 'pana';
  readonly figures: { readonly [P in Part]: string };
  /** Null for any jodi that is not red. */
  readonly red: string | null;
  readonly found: readonly Part[];
};

/** A panel's pana stands upright and is read as one number. */
function ChartCell({ columns, figures, red, found }: ChartCellProps) {
  const part = (name: Part, className: string | undefined) => {
    const text = figures[name];
    const content = found.includes(name) ? <mark className={css.mark}>{text}</mark> : text;
    return <span className={className}>{content}</span>;
  };
  const jodi = (
    <span className={css.jodi} data-red={red !== null || undefined}>
      {found.includes('jodi') ? <mark className={css.mark}>{figures.jodi}</mark> : figures.jodi}
    </span>
  );
  return (
    <span className={css.cell} data-look={columns}>
      {columns !== 'jodi' && part('open', css.pana)}
      {columns !== 'jodi' && ' '}
      {jodi}
      {columns === 'panel' && ' '}
      {columns === 'panel' && part('close', css.pana)}
      {red !== null && <span className="visually-hidden"> {red}</span>}
    </span>
  );
}

const NoResult = ({ words }: { readonly words: string }) => (
  <>
    <span aria-hidden="true" className={css.none}>
      –
    </span>
    <span className="visually-hidden">{words}</span>
  </>
);
