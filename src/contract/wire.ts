// How single values cross the wire: lenient in what is read (spec 1 §7, SCREENS "Wire details"), exact in
// what comes out. Nothing here throws, and nothing lets NaN, a fraction or an endless text through.
import * as v from 'valibot';
import { parseClock12 } from '../domain/clock-time.ts';
import { marketId as toMarketId } from '../domain/market-id.ts';
import { parsePoints, pointsOf } from '../domain/points.ts';
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

/** Points as a number or as digits in a text; a fraction, a sign, an exponent or no digit at all fails. */
export const amount = v.pipe(
  numberOrText,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const points = typeof value === 'number' ? pointsOf(value) : parsePoints(value);
    if (points !== null) return points;
    addIssue({ message: 'whole points expected' });
    return NEVER;
  }),
);

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

/** `'10:00 AM'` as a minute of the day. */
export const clock12 = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const minute = parseClock12(dataset.value);
    if (minute !== null) return minute;
    addIssue({ message: '12-hour time expected' });
    return NEVER;
  }),
);

/** One half of a payout ratio, as the server writes it. */
export const rateValue = requiredText(20);

/** A list some of whose rows may be broken; `complete` is false when rows had to be left out. */
export type Listing<Row> = { readonly items: readonly Row[]; readonly complete: boolean };

/**
 * A list that says whether it is whole: who looks for a bid in a history must know when a row of it could
 * not be read. Null is an empty list, as PHP writes it; 20,000 rows are read at most.
 */
export const listing = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    v.custom<readonly Wire[] | null>(value => value === null || Array.isArray(value), 'list expected'),
    v.transform((rows): Listing<Row> => {
      const all = rows ?? [];
      const items: Row[] = [];
      for (const candidate of all.slice(0, maxRows)) {
        const read = v.safeParse(row, candidate, { abortEarly: true });
        if (read.success) items.push(read.output);
      }
      return { items, complete: items.length === all.length };
    }),
  );

/** A list without its broken rows: one bad market never empties the screen. */
export const list = <Wire, Row>(row: v.GenericSchema<Wire, Row>) =>
  v.pipe(
    listing(row),
    v.transform(({ items }) => items),
  );

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
export const sentMobile = v.pipe(v.string(), v.regex(/^[6-9]\d{9}$/));
export const sentPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const sentText = v.pipe(v.string(), v.maxLength(maxText));
