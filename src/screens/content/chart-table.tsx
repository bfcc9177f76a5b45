import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DayResult } from '../../domain/market/board.ts';
import { type ChartDay, chartFigures, chartWeeks, type Hit } from '../../domain/market/market-chart.ts';
import { isRedJodi } from '../../domain/game/panna.ts';
import { useLanguage, useWords } from '../../ui/layout/words.tsx';
import { formatDayMonth, parseIsoDate } from '../../domain/dates.ts';
import { shownDate } from '../../domain/history/record-day.ts';
import css from '../../ui/cards/chart-cell.module.css';
import week from '../../ui/cards/week-table.module.css';

type Props = {
  /** `jodi` shows only the jodi, `panel` the panas at its sides, `pana` a pana above its ank. */
  readonly columns: 'jodi' | 'panel' | 'pana';
  readonly caption: string;
  readonly results: readonly DayResult[];
  readonly hits: readonly Hit[];
  readonly today: string;
};

/**
 * Weeks begin on Monday, and the newest is last. Scrolls to the last hit, or to the newest week if there is
 * none.
 */
export function ChartTable({ columns, caption, results, hits, today }: Props) {
  const t = useWords();
  const dateOf = useChartDate();
  const names = useNames();
  const weeks = useMemo(() => chartWeeks(results, today), [results, today]);
  const shown = hits.at(-1)?.day;
  const region = useRef<HTMLElement>(null);
  const size = weeks.length;
  useLayoutEffect(() => {
    const box = region.current;
    const cell = box?.querySelector<HTMLElement>('[data-shown], [aria-current]');
    if (!box) return;
    const middle = cell ? cell.offsetLeft - (box.clientWidth - cell.offsetWidth) / 2 : 0;
    box.scrollLeft = middle;
    box.scrollTop =
      shown !== undefined && cell
        ? cell.offsetTop - (box.clientHeight - cell.offsetHeight) / 2
        : box.scrollHeight;
  }, [size, shown]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section ref={region} aria-label={caption} tabIndex={0} className={week.region}>
      <table className={week.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {[t('chart.week'), ...names.days].map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, days }) => (
            <tr key={monday}>
              <th scope="row">
                <span className="visually-hidden">
                  {t({ key: 'chart.weekOf', params: { date: dateOf(monday) } })}
                </span>
                <span aria-hidden="true" className={week.week}>
                  {names.short(monday)} <small>{monday.slice(0, 4)}</small>
                </span>
              </th>
              {days.map(day => (
                <td
                  key={day.day}
                  aria-current={day.day === today ? 'date' : undefined}
                  data-shown={day.day === shown || undefined}
                >
                  <Day {...{ columns, day, today }} hits={hits.filter(hit => hit.day === day.day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayProps = Pick<Props, 'columns' | 'hits' | 'today'> & { readonly day: ChartDay };

/** A panel writes a pana vertically, but screen readers read it as one number. */
function Day({ columns, day: { day, result }, hits, today }: DayProps) {
  const t = useWords();
  const figures = chartFigures(result);
  if (figures === null) return day >= today ? null : <NoResult words={t('chart.noResult')} />;
  const found = hits.map(({ session }) => {
    if (columns === 'jodi') return columns;
    return session === null ? (columns === 'pana' ? 'open' : 'jodi') : session === 'Open' ? 'open' : 'close';
  });
  const part = (name: (typeof found)[number]) =>
    found.includes(name) ? <mark className={css.mark}>{figures[name]}</mark> : figures[name];
  const isRed = figures.known !== null && isRedJodi(figures.known);
  return (
    <span className={css.cell} data-look={columns}>
      {columns !== 'jodi' && <span className={css.pana}>{part('open')}</span>}
      {columns !== 'jodi' && ' '}
      <span className={css.jodi} data-red={isRed || undefined}>
        {part('jodi')}
      </span>
      {columns === 'panel' && ' '}
      {columns === 'panel' && <span className={css.pana}>{part('close')}</span>}
      {isRed && <span className="visually-hidden"> {t('chart.red')}</span>}
    </span>
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

const NoResult = ({ words }: { readonly words: string }) => (
  <>
    <span aria-hidden="true" className={css.none}>
      –
    </span>
    <span className="visually-hidden">{words}</span>
  </>
);
