import * as v from 'valibot';
import { matchEntries, onlyReads } from './calls.ts';
import { maxLatency } from './fields.ts';
import { latency, latencyWords } from './random.ts';

/** With this value a cut leaves used connections open, so a browser repeats the request by itself. */
export const reusedConnections = 'reused';

/** These faults hit calls that only read, and can be combined with each other and with any other fault. */
const readerKinds = ['lag', 'stale-cache', 'two-replicas', 'repeat-lines', 'last-lines', 'rename'] as const;
type ReaderKind = (typeof readerKinds)[number];

export const isReader = (kind: FaultKind): kind is ReaderKind => v.is(v.picklist(readerKinds), kind);

export const faultKinds = [
  'latency',
  'status',
  'drop',
  'drop-after',
  'reset',
  'reset-after',
  'hang',
  'empty',
  'truncate',
  'short-body',
  'broken-chunk',
  'html',
  'noise',
  'wrong-types',
  'missing-fields',
  'false-status',
  'huge',
  'slow-drip',
  'reply',
  ...readerKinds,
] as const;
export type FaultKind = (typeof faultKinds)[number];

const times = v.pipe(
  v.number(),
  v.integer(),
  v.check(times => times === -1 || times >= 1, 'must be -1 (until it is removed) or at least 1'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const code = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599));

/** The mock sets length and framing itself, to fit the body. */
const headerName = v.pipe(
  v.string(),
  v.regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header'),
  v.check(
    name => !/^(content-length|transfer-encoding|connection|keep-alive|upgrade|trailer)$/i.test(name),
    'must be a header other than those of the connection',
  ),
);
const headerValue = v.pipe(v.string(), v.regex(/^[\t\x20-\x7e\x80-\xff]*$/, 'must be one line of a header'));
export const replyHeaders = v.record(headerName, v.union([headerValue, v.array(headerValue)]));

const entries = {
  ...matchEntries,
  kind: v.picklist(faultKinds),
  /**
   * The meaning depends on the fault. latency: milliseconds; status: an HTTP code; false-status: the `msg`;
   * reply: the whole reply; lag: seconds; last-lines: lines.
   */
  value: v.optional(v.unknown()),
  /** Each hit uses the next value. After the last one it begins again. */
  values: v.optional(v.pipe(v.array(v.unknown()), v.minLength(1))),
  /** The HTTP code of a `reply`. */
  status: v.optional(code),
  /** Headers of a `reply`. They are added to the usual headers or replace them. */
  headers: v.optional(replyHeaders),
  /** The probability of a hit, decided by the seeded random numbers. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** `every` hits every third call, for example. `nth` hits only the calls with these numbers, counted from 1. */
  every: v.optional(count),
  nth: v.optional(
    v.union([count, v.pipe(v.array(count), v.minLength(1))], 'must be a number from 1, or a list'),
  ),
  set: v.optional(v.string()),
};

const lagSeconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600));

const lagging: ReadonlySet<FaultKind> = new Set<FaultKind>(['lag', 'stale-cache', 'two-replicas']);

/** The lines that a short list has, the newest. */
export const linesOf = (value: unknown): number => (v.is(count, value) ? value : 10);

export const secondsOf = (value: unknown): number => (v.is(lagSeconds, value) ? value : 5);

/** Seconds for which the provider's readers may lag. `readLagSeconds` of the config must be as long. */
export function readLag(faults: readonly Fault[]): number {
  const most = (...kinds: readonly FaultKind[]): number =>
    Math.max(
      0,
      ...faults
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ value, values }) => (values ?? [value]).map(secondsOf)),
    );
  // A cache may be filled from a reader that is late itself.
  return most('lag', 'two-replicas') + most('stale-cache');
}

export const faultFields = v.strictObject({ ...entries, times: v.optional(times) });
type Fields = v.InferOutput<typeof faultFields>;

type Problem = {
  readonly field: 'path' | 'value' | 'values' | 'status' | 'headers' | 'nth';
  readonly words: string;
};

const isCode = (value: unknown): boolean => v.is(code, value);
const isMilliseconds = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= maxLatency;

/** The problem with the value, or null. A value may always be left out. */
function valueProblem(kind: FaultKind, value: unknown): string | null {
  if (value === undefined || value === null || kind === 'reply') return null;
  if (kind === 'latency') return v.is(latency, value) ? null : latencyWords;
  if (lagging.has(kind)) return v.is(lagSeconds, value) ? null : 'must be seconds, at most 600';
  if (kind === 'last-lines') return v.is(count, value) ? null : 'must be lines, at least 1';
  if (kind === 'slow-drip')
    return isMilliseconds(value) ? null : `must be milliseconds, at most ${maxLatency}`;
  if (kind === 'status') return isCode(value) ? null : 'must be a code from 200 to 599';
  if (kind === 'false-status') return typeof value === 'string' ? null : 'must be a text';
  if (!isCut(kind)) return `${kind} takes none`;
  return value === reusedConnections ? null : `must be '${reusedConnections}', or left out`;
}

/** A browser may repeat such a call by itself. */
export const isCut = (kind: FaultKind): boolean =>
  kind === 'drop' || kind === 'drop-after' || kind === 'reset' || kind === 'reset-after';

function problemOf({ path, kind, value, values, status, headers, every, nth }: Fields): Problem | null {
  if (isReader(kind) && path !== '*' && !onlyReads(path))
    return { field: 'path', words: `${kind} is for calls that only read` };
  const words = valueProblem(kind, value);
  if (words !== null) return { field: 'value', words };
  const wrong = values?.map(each => valueProblem(kind, each)).find(problem => problem !== null);
  if (wrong !== undefined) return { field: 'values', words: wrong };
  if (value !== undefined && values !== undefined)
    return { field: 'values', words: 'stands beside value; give one of them' };
  if (status !== undefined && kind !== 'reply') return { field: 'status', words: `${kind} takes none` };
  if (headers !== undefined && kind !== 'reply') return { field: 'headers', words: `${kind} takes none` };
  if (every !== undefined && nth !== undefined)
    return { field: 'nth', words: 'stands beside every; give one of them' };
  return null;
}

/** A fault hits once, unless it says which calls it hits. */
export const faultRule = v.pipe(
  faultFields,
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? problemOf(dataset.value) : null;
    if (!dataset.typed || problem === null) return;
    const { value: input } = dataset;
    const { field: key, words: message } = problem;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
  }),
  v.transform(({ times, ...rule }) => ({
    ...rule,
    times: times ?? (rule.every === undefined && rule.nth === undefined ? 1 : -1),
  })),
);
export type FaultRule = v.InferOutput<typeof faultRule>;

export const lastingFault = v.pipe(
  faultRule,
  v.transform(rule => ({ ...rule, times: -1 })),
);

export const faultSchema = v.object({
  id: v.number(),
  ...entries,
  times: v.number(),
  /** The number of calls that matched, and of calls that it hit. */
  seen: v.optional(v.number(), 0),
  hits: v.optional(v.number(), 0),
});
export type Fault = v.InferOutput<typeof faultSchema>;
