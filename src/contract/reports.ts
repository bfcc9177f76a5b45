import * as v from 'valibot';

// THE REPORT (docs/reports.md). It is closed: each field is a number with a limit, one of a list, or of a pattern that
// has no room for a phone number, a token, a name or an amount.

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const count = v.pipe(number(1, 9999), v.integer());
const list = <Row extends v.GenericSchema>(row: Row) => v.optional(v.pipe(v.array(row), v.maxLength(40)));

/** As the table of routes has it. */
const route = text(/^\/[A-Za-z]{0,20}\d?(\/:market)?$/);
const file = /[a-z][a-z-]{0,30}-[A-Z2-7]{8}\.(js|css)/.source;
export const ownFile = new RegExp(`^${file}$`);

export const errorNames = (
  'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError ConstraintError ' +
  'DataCloneError DataError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError ' +
  'NotSupportedError QuotaExceededError SecurityError TimeoutError TransactionInactiveError UnknownError ' +
  'VersionError other'
).split(' ');

/** As `ApiError` has them. */
const failures = ['network', 'timeout', 'http', 'unreadable', 'noStatus', 'refused', 'shape'] as const;
const bidEnds = ['placed', 'refused', 'unclear', 'found', 'asked', 'doubled'] as const;

export type BidEnd = (typeof bidEnds)[number];
export type CallCount = `${string} ${(typeof failures)[number]}`;
export type Counted = CallCount | `bid ${BidEnd}`;

const rows = {
  errors: v.strictObject({
    kind: v.picklist(['error', 'rejection']),
    name: v.picklist(errorNames),
    /** Words of the engines and of ours; … is what was left out. */
    message: text(/^(React #\d{1,3}|[A-Za-z… ]{0,160})$/),
    /** Of our own files: `app-2IIPXB44.js:1:2345`. */
    stack: v.pipe(v.array(text(new RegExp(`^${file}:\\d{1,4}:\\d{1,6}$`))), v.maxLength(8)),
    route,
    count,
  }),
  files: v.strictObject({ file: text(new RegExp(`^(${file}|picture)$`)), route, count }),
  violations: v.strictObject({
    directive: text(/^[a-z-]{3,30}$/),
    /** An origin with `#` for its figures, or a word such as `inline`. */
    blocked: text(/^((https?|wss?):\/\/[a-z#.:-]{1,80}|[a-z-]{1,30})$/),
    route,
    count,
  }),
  calls: v.strictObject({ call: text(/^[a-z][A-Za-z]{1,30}$/), failed: v.picklist(failures), count }),
  bids: v.strictObject({ end: v.picklist(bidEnds), count }),
  /** In milliseconds, CLS without unit; `route` is where the page began. */
  vitals: v.strictObject({
    name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
    value: number(0, 600_000),
    route,
  }),
};

export const reportSchema = v.strictObject({
  form: v.literal(1),
  version: text(/^\d{1,3}(\.\d{1,3}){2}$/),
  build: text(/^[a-z\d-]{1,16}$/),
  engine: text(/^(Chromium|Gecko|WebKit|other) \d{1,3}$/),
  language: v.picklist(['en', 'hi', 'mr']),
  installed: v.boolean(),
  /** Milliseconds from the first paint to the first log-in. */
  logInMs: v.optional(number(0, 3_600_000)),
  errors: list(rows.errors),
  files: list(rows.files),
  violations: list(rows.violations),
  calls: list(rows.calls),
  bids: list(rows.bids),
  vitals: list(rows.vitals),
});

export type Report = v.InferOutput<typeof reportSchema>;
export type ReportLists = { readonly [Name in keyof typeof rows]: v.InferOutput<(typeof rows)[Name]> };

export const isClosed = (name: keyof ReportLists, row: unknown): boolean => v.is(rows[name], row);

/** Null when it does not fit: nothing is repaired. */
export const closedReport = (report: unknown): Report | null => {
  const read = v.safeParse(reportSchema, report);
  return read.success ? read.output : null;
};
