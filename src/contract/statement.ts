// Lists of bids, wins and moves of points.
import * as v from 'valibot';
import { isNegative, type StatedAmount } from '../domain/amount.ts';
import type { Listed } from '../domain/history/listed.ts';
import { newestFirst } from '../domain/history/newest-first.ts';
import type { Points } from '../domain/points.ts';
import { rows } from './wire-values.ts';

/** `items` are the rows that can prove a request for whole points. */
export type Statement<Row> = Listed<Row> & {
  /** A request leaves only rows with whole points. */
  readonly items: readonly (Row & { readonly points: Points })[];
  /** False if `items` may lack a row of a request. The list then proves no absence. */
  readonly complete: boolean;
};

type StatedRow = { readonly amount: StatedAmount; readonly date: string };

/** The newest row comes first. A row without any readable field counts as unread. */
export const statement = <Entries extends v.ObjectEntries, Row extends StatedRow>(
  entries: Entries,
  toRow: (wire: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Row,
) =>
  v.pipe(
    rows(
      v.pipe(
        v.object(entries),
        v.check(wire => hasContent(wire), 'an empty row'),
        v.transform(toRow),
      ),
    ),
    v.transform(({ rows: read, unread }): Statement<Row> => {
      const listed = { rows: newestFirst(read), unread };
      const items: (Row & { readonly points: Points })[] = [];
      let complete = listed.unread === 0;
      for (const row of listed.rows) {
        const { amount: stated } = row;
        if (stated === 'unreadable' || isNegative(stated)) complete = false;
        else if (!stated.exact.includes('.')) items.push({ ...row, points: stated.points });
      }
      return { ...listed, items, complete };
    }),
  );

const hasContent = (wire: object): boolean =>
  Object.values(wire).some(value => value !== '' && value !== null && value !== 'unreadable');
