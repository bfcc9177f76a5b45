// Reads values leniently (spec 1 §7, docs/decisions/015-wire-values.md). Nothing throws, and neither NaN nor
// an endless text gets through.
import * as v from 'valibot';
import { isPhone } from '../domain/phone.ts';

const maxText = 500;
const maxUrl = 2048;

const scalar = v.union([v.string(), v.number(), v.boolean()]);
const numberOrText = v.union([v.string(), v.number()]);

const yes: readonly unknown[] = [true, 'true', 1, '1'];

/** Exactly `true`, `'true'`, `1` or `'1'` (docs/decisions/015-wire-values.md). */
export const isTrue = (value: unknown): boolean => yes.includes(value);

export const flag = v.fallback(
  v.pipe(
    v.nullish(scalar, false),
    v.transform(value => isTrue(value)),
  ),
  false,
);

/** A number becomes text. Null or a missing value becomes empty. */
export const text = (max = maxText) =>
  v.pipe(
    v.nullish(numberOrText, ''),
    v.transform(value => cleanText(String(value), max)),
  );

/** Like `text`, but a number stays a number, because it has lost its leading zeros. */
export const figure = v.pipe(
  v.nullish(numberOrText, ''),
  v.transform(value => (typeof value === 'number' ? value : cleanText(value, maxText))),
);

/** Without this text a row cannot be read. */
export const requiredText = (max = maxText) =>
  v.pipe(
    numberOrText,
    v.transform(value => cleanText(String(value), max)),
    v.nonEmpty(),
  );

/** Null if the value is empty, missing or of another type. */
export const optionalText = (max = maxText) =>
  v.fallback(
    v.pipe(
      text(max),
      v.transform(value => (value === '' ? null : value)),
    ),
    null,
  );

/** Must pass `safeUrl` before it is used. Null if it is too long, because a part of an address leads elsewhere. */
export const optionalUrl = v.pipe(
  optionalText(maxUrl + 1),
  v.transform(url => (url !== null && url.length > maxUrl ? null : url)),
);

/** Tokens and OTPs must not be cleaned or cut. */
export const secret = v.pipe(numberOrText, v.transform(String), v.nonEmpty(), v.maxLength(4096));

export const fields = <Entries extends v.ObjectEntries, Value>(
  entries: Entries,
  toValue: (wire: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Value,
) => v.pipe(v.object(entries), v.transform(toValue));

/** If the reply has a `status`, it must be true. */
export const done = v.pipe(
  v.object({ status: v.optional(v.unknown(), true) }),
  v.check(({ status }) => isTrue(status), 'status is not true'),
  v.transform(() => null),
);

type NoArgs = Readonly<Record<string, never>>;
export const noBody = { body: v.strictObject({}), encode: (args: NoArgs): NoArgs => args };

export const sentMobile = v.pipe(v.string(), v.check(isPhone));
export const sentPoints = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const sentText = v.pipe(v.string(), v.maxLength(maxText));

// Direction marks and control characters. Joiners stay, because Hindi and Marathi need them.
const unwanted = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

/** Cuts between characters to at most `max` UTF-16 units. */
export const cleanText = (text: string, max: number): string =>
  text
    // Searches only the beginning of an endless text. Twice the length leaves room for characters that are
    // removed.
    .slice(0, max * 2)
    .replace(unwanted, '')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');
