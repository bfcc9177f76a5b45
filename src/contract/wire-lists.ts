import * as v from 'valibot';
import { isNegative, type StatedAmount } from '../domain/amount.ts';
import type { Listed } from '../domain/history.ts';
import type { Points } from '../domain/points.ts';

const maxRows = 20_000;

const rows = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    v.custom<readonly Wire[] | null>(value => value === null || Array.isArray(value), 'list expected'),
    v.transform((wire): Listed<Row> => {
      const all = wire ?? [];
      const read: Row[] = [];
      for (const candidate of all.slice(0, maxRows)) {
        const result = v.safeParse(row, candidate, { abortEarly: true });
        if (result.success) read.push(result.output);
      }
      return { rows: read, unread: all.length - read.length };
    }),
  );

/** A list without its broken rows: one bad market never empties the screen. Null is an empty one, as PHP writes it. */
export const list = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    rows(row),
    v.transform(wire => wire.rows),
  );

/** A history: what a screen lists, and what proves or disproves that a request of whole points was carried out. */
export type Statement<Row> = Listed<Row> & {
  /** The rows of whole points, the only ones that a request can have left. */
  readonly items: readonly (Row & { readonly points: Points })[];
  /** False when a row is missing here that may be a request's: then the list disproves nothing. */
  readonly complete: boolean;
};

/**
 * A history whose rows have an amount each: their entries, and what a row becomes. 20,000 rows are read at most; one of
 * which nothing can be read is none.
 */
export const statement = <Entries extends v.ObjectEntries, Row extends { readonly amount: StatedAmount }>(
  entries: Entries,
  toRow: (wire: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Row,
) =>
  v.pipe(
    rows(
      v.pipe(
        v.object(entries),
        v.check(wire => saysSomething(wire), 'an empty row'),
        v.transform(toRow),
      ),
    ),
    v.transform((listed): Statement<Row> => {
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

const saysSomething = (wire: object): boolean =>
  Object.values(wire).some(value => value !== '' && value !== null && value !== 'unreadable');

/** The first readable row of a list, which must have one (`game_rates`, `content`). */
export const first = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    list(row),
    v.rawTransform(({ dataset, addIssue, NEVER }): Row => {
      const [item] = dataset.value;
      if (item !== undefined) return item;
      addIssue({ message: 'a readable row expected' });
      return NEVER;
    }),
  );
