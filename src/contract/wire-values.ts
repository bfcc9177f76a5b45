import * as v from 'valibot';
import { marketId as toMarketId } from '../domain/market/market-id.ts';
import { minimumOf, readAmount } from '../domain/amount.ts';
import { figure, requiredText, text } from './wire.ts';
import type { Listed } from '../domain/history/listed.ts';

/** 'unreadable' if the amount cannot be read or is missing. */
export const amount = v.fallback(v.pipe(v.unknown(), v.transform(readAmount)), 'unreadable');

export const minimum = v.pipe(amount, v.transform(minimumOf));

export const marketId = v.pipe(requiredText(100), v.transform(toMarketId));

/** The text as the server wrote it. Empty without one, and for a sign that there is none: `N/A`, `--:--`. */
export const clockText = v.fallback(
  v.pipe(
    text(50),
    v.transform(time => time.replace(/^([-–:.]+|n.?a|null)$/i, '')),
  ),
  '',
);

/** Stars, dashes and the like in the place of a result that is not declared. */
const noResult = /^(?:[*x#?._\s–-]{0,12}|n.?a|null)$/i;

/**
 * A JSON number can only be a jodi of Gali, which has lost the zero at its front. 0 stays, because it may mean that
 * nothing is declared. Null if there is none.
 */
export const boardResult = v.fallback(
  v.pipe(
    figure,
    v.transform(value => {
      if (noResult.test(String(value))) return null;
      return typeof value === 'number' && value >= 1 && value <= 9 ? `0${value}` : String(value);
    }),
  ),
  null,
);

export const rateValue = requiredText(20);

export const maxRows = 20_000;

/** Reads each row, and counts those that cannot be read. */
export const rows = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    // The mock and the check of a provider read `item`.
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

/** Skips bad rows, so that one bad market does not empty the screen. An empty list if it is null. */
export const list = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    rows(row),
    v.transform(wire => wire.rows),
  );

/** The first readable row. A list without one does not fit. */
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
