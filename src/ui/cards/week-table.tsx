import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './week-table.module.css';

export type WeekRow = {
  /** The first day of the week, `2026-11-16`. */
  readonly key: string;
  /** `16 Nov`, `2026`, and in words for screen readers. */
  readonly short: readonly [string, string];
  readonly spoken: string;
  readonly cells: readonly WeekCell[];
};
export type WeekCell = {
  readonly key: string;
  readonly content: ReactNode;
  readonly today: boolean;
};

type Props = {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly WeekRow[];
  /** Brought into view; the newest week without one. */
  readonly shown: string | undefined;
};

export function WeekTable({ caption, heads, rows, shown }: Props) {
  const region = useRef<HTMLElement>(null);
  const size = rows.length;
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
    <section ref={region} aria-label={caption} tabIndex={0} className={css.region}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              <th scope="row">
                <span className="visually-hidden">{row.spoken}</span>
                <span aria-hidden="true" className={css.week}>
                  {row.short[0]} <small>{row.short[1]}</small>
                </span>
              </th>
              {row.cells.map(({ key, content, today }) => (
                <td
                  key={key}
                  aria-current={today ? 'date' : undefined}
                  data-shown={key === shown || undefined}
                >
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
