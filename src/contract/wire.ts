// How single values cross the wire: lenient in what is read (spec 1 §7, docs/decisions/015-wire-values.md), exact in
// what comes out. Nothing here throws, and nothing lets NaN or an endless text through.
import * as v from 'valibot';
import { isPhone } from '../domain/phone.ts';
import { cleanText } from './clean-text.ts';

const maxText = 500;
const maxUrl = 2048;

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
