import * as v from 'valibot';

// THE REPORT (docs/reports.md). No field has room for a phone number, a token, a name or an amount.

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const count = number(1, 9999);
const list = <Row extends v.GenericSchema>(row: Row) => v.optional(v.pipe(v.array(row), v.maxLength(40)));

/** A path in the form of the route table. */
const route = text(/^\/[A-Za-z]{0,20}\d?(\/:market)?$/);
const file = /[a-z][a-z-]{0,30}-[A-Z2-7]{8}\.(js|css)/.source;
export const ownFile = new RegExp(`^${file}$`);

export const errorNames = (
  'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError ConstraintError ' +
  'DataCloneError DataError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError ' +
  'NotSupportedError QuotaExceededError SecurityError TimeoutError TransactionInactiveError UnknownError ' +
  'VersionError other'
).split(' ');

/** Words of the engines' messages and of the app's own. Any other word may be personal. */
const known: ReadonlySet<string> = new Set(
  (
    'a aborted access accessing after again all allow already an and any applied are argument array arrays as ' +
    'assign assignment async at attempted attempting await be because been before bigint blocked browser but by ' +
    'call callback called can cannot changed check child circular class clone closed closing code completed ' +
    'connection constant constructor content control convert converting could create css database declared ' +
    'default define defined delete denied descriptor destructure did directly document does dom dynamic ' +
    'dynamically element empty end environment error evaluated evaluating exceeded executing exist exists ' +
    'expected export expression extend failed failure fetch fetched fetching file find for found from frozen ' +
    'function generator get getter global has have here http https identifier import imported importing in ' +
    'index indexed initialization initialize initialized input insecure insert instance instanceof instead ' +
    'integrity interface internal interrupted into invalid is it iterable iterator its json key large length ' +
    'lexical limit literal load loaded loading lock loop lost match maximum memory method mime minified missing ' +
    'mode module more much must mutation name named native network networkerror new no node non none not ' +
    'notifications null number object objects observer of offset on one only open operand operation operator or ' +
    'origin other out page parameter parent parse parsing part parts pattern permission policy private promise ' +
    'properties property prototype provided quota range react read reading readonly recursion reduce reference ' +
    'refresh regular rejected remove removed replace reply request required resizeobserver resource response ' +
    'result return running script security server set setter setting sheet size specified stack state store ' +
    'string style such super supported symbol syntax t target that the this thrown time timeout to token too ' +
    'transaction trusted try type undefined undelivered unexpected unhandled unknown unsupported user valid ' +
    'value variable was were when while window with without worker write your'
  ).split(' '),
);

export const isKnownWord = (word: string): boolean => known.has(word.toLowerCase());

/** The kinds of `ApiError`. */
const failures = ['network', 'timeout', 'http', 'unreadable', 'noStatus', 'refused', 'shape'] as const;
const bidEnds = ['placed', 'refused', 'unclear', 'found', 'asked', 'doubled'] as const;

export type CallCount = `${string} ${(typeof failures)[number]}`;
export type Counted = CallCount | `bid ${(typeof bidEnds)[number]}`;

const rows = {
  errors: v.strictObject({
    kind: v.picklist(['error', 'rejection']),
    name: v.picklist(errorNames),
    /** `…` replaces the words that were left out. */
    message: v.pipe(
      text(/^(React #\d{1,3}|[A-Za-z… ]{0,300})$/),
      v.check(
        message =>
          /^React #|^$/.test(message) || message.split(' ').every(word => word === '…' || isKnownWord(word)),
      ),
    ),
    /** A line such as `app-2IIPXB44.js:1:2345`. */
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
  vitals: v.strictObject({
    name: v.picklist(['LCP', 'INP', 'CLS', 'TTFB']),
    value: number(0, 600_000),
    route,
  }),
};

export const reportSchema = v.strictObject({
  form: v.picklist([1]),
  version: text(/^\d{1,3}(\.\d{1,3}){2}$/),
  build: text(/^[\da-f]{12}$/),
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

export const isClosed = (name: keyof ReportLists, row: unknown): boolean =>
  v.safeParse(rows[name], row).success;

export function closedReport(report: unknown): Report | null {
  const read = v.safeParse(reportSchema, report);
  return read.success ? read.output : null;
}
