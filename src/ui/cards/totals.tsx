import type { ReactNode } from 'react';
import { useWords } from '../layout/words.tsx';
import css from './totals.module.css';

export type TotalsProps = {
  readonly rows: readonly { readonly term: string; readonly count?: string; readonly value: ReactNode }[];
  readonly action: ReactNode;
};

export function Totals({ rows, action }: TotalsProps) {
  const t = useWords();
  return (
    <section className={css.totals}>
      <table>
        <caption className="visually-hidden">{t('totals.title')}</caption>
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
      {action}
    </section>
  );
}
