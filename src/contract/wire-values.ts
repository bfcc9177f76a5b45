import * as v from 'valibot';
import { marketId as toMarketId } from '../domain/market/market-id.ts';
import { isNegative, minimumOf, readAmount, type StatedAmount } from '../domain/amount.ts';
import { requiredText, text } from './wire.ts';
import type { Listed } from '../domain/history/history.ts';
import type { Points } from '../domain/points.ts';

/** An amount of any type; 'unreadable' where it cannot be read or is missing. */
export const amount = v.fallback(v.pipe(v.unknown(), v.transform(readAmount)), 'unreadable');

/** The smallest amount of a request. */
export const minimum = v.pipe(amount, v.transform(minimumOf));

/** `game_id`: a number or a text. */
export const marketId = v.pipe(requiredText(100), v.transform(toMarketId));

/** A time as the server wrote it, or empty text. `readClock` parses it. */
export const clockText = v.fallback(text(50), '');

/** One side of a payout ratio, as the server wrote it. */
export const rateValue = requiredText(20);

/** The rows of a list that are read. */
export const maxRows = 20_000;

const rows = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    // `item` is for those who read the schema itself: what the mock and the check of a provider say of a row.
    { ...v.custom<readonly Wire[] | null>(value => value === null || Array.isArray(value)), item: row },
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

/** A list without the rows that cannot be read, so that one bad market does not empty the screen. Null is an empty list. */
export const list = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    rows(row),
    v.transform(wire => wire.rows),
  );

/** A history: the rows for a screen, and the items that show whether a request for whole points was carried out. */
type Statement<Row> = Listed<Row> & {
  /** The rows with whole points. A request never leaves any other row. */
  readonly items: readonly (Row & { readonly points: Points })[];
  /** False when a row of a request may be missing from `items`: then no absence is proved. */
  readonly complete: boolean;
};

/**
 * The schema of a history: the fields of a row on the wire, and the row that is made of them. It reads 20,000 rows at
 * most, and counts a row without any readable field as unread.
 */
export const statement = <Entries extends v.ObjectEntries, Row extends { readonly amount: StatedAmount }>(
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

const hasContent = (wire: object): boolean =>
  Object.values(wire).some(value => value !== '' && value !== null && value !== 'unreadable');

/** The first readable row of a list; a list without one does not fit (`game_rates`, `content`). */
export const first = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    list(row),
    v.rawTransform(({ dataset, addIssue, NEVER }): Row => {
      const [item] = dataset.value;
      if (item !== undefined) return item;
      addIssue();
      return NEVER;
    }),
  );
