// How single values cross the wire: lenient in what is read (spec 1 §7, docs/decisions/015-wire-values.md), exact in
// what comes out. Nothing here throws, and nothing lets NaN or an endless text through.
import * as v from 'valibot';
import { isNegative, type StatedAmount } from '../domain/amount.ts';
import { minimumOf, readAmount } from '../domain/read-amount.ts';
import type { Listed } from '../domain/history.ts';
import { marketId as toMarketId } from '../domain/market-id.ts';
import { isPhone } from '../domain/phone.ts';
import type { Points } from '../domain/points.ts';
import { cleanText } from './clean-text.ts';

const maxText = 500;
const maxUrl = 2048;
const maxRows = 20_000;

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const numberOrText = v.union([v.string(), v.number()]);

/** The flags that mean yes: `true`, `'true'`, `1`, `'1'`. */
export const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(1|true)$/i.test(value.trim()));

/** A flag; whatever is none, or missing, is false. */
export const flag = v.fallback(
  v.pipe(
    v.nullish(scalar, false),
    v.transform(value => isTrue(value)),
  ),
  false,
);

/** An amount, whatever stands there; unreadable where nothing does. */
export const amount = v.fallback(v.pipe(v.unknown(), v.transform(readAmount)), 'unreadable');

/** The least that can be asked for. */
export const minimum = v.pipe(amount, v.transform(minimumOf));

/** Text, or a number as text; null or missing is empty. Direction controls go, the length is bounded. */
export const text = (max = maxText) =>
  v.pipe(
    v.nullish(numberOrText, ''),
    v.transform(value => cleanText(String(value), max)),
  );

/** As `text`, but never empty: a row without it is broken. */
export const requiredText = (max = maxText) =>
  v.pipe(
    numberOrText,
    v.transform(value => cleanText(String(value), max)),
    v.nonEmpty(),
  );

/** As `text`, with null for what is empty, missing or no text at all. */
export const optionalText = (max = maxText) =>
  v.fallback(
    v.pipe(
      text(max),
      v.transform(value => (value === '' ? null : value)),
    ),
    null,
  );

/** A link as the server sent it; it passes `safeUrl` before it is one. */
export const optionalUrl = optionalText(maxUrl);

/** A secret the server gave (token, OTP), kept as it is. */
export const secret = v.pipe(numberOrText, v.transform(String), v.nonEmpty(), v.maxLength(4096));

/** `game_id`, a number or a text. */
export const marketId = v.pipe(requiredText(100), v.transform(toMarketId));

/** A time as the server wrote it, empty where there is none; `readClock` reads it. */
export const clockText = v.fallback(text(50), '');

/** One half of a payout ratio, as the server writes it. */
export const rateValue = requiredText(20);

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

/** A reply that tells nothing but that it was done: a `status`, where there is one, must be true. */
export const done = v.pipe(
  v.object({ status: v.optional(v.unknown(), true) }),
  v.check(({ status }) => isTrue(status), 'status is not true'),
  v.transform(() => null),
);

/** For calls that send nothing but the envelope. */
export const noBody = v.strictObject({});
export type NoArgs = Readonly<Record<string, never>>;
export const noArgs = (args: NoArgs): NoArgs => args;

/** On the way out: a mobile number, points (a number), any text. */
export const sentMobile = v.pipe(v.string(), v.check(isPhone));
export const sentPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const sentText = v.pipe(v.string(), v.maxLength(maxText));
