import type { ReactNode } from 'react';
import { Muted } from '../layout/stack.tsx';
import css from './totals.module.css';

export type TotalsProps = {
  readonly title: string;
  readonly rows: readonly { readonly term: string; readonly count?: string; readonly value: ReactNode }[];
  readonly notes?: readonly string[];
};

export function Totals({ title, rows, notes = [] }: TotalsProps) {
  return (
    <section className={css.totals}>
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ term, count, value }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td className={css.count}>{count}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map(note => (
        <Muted key={note}>{note}</Muted>
      ))}
    </section>
  );
}
