import * as v from 'valibot';
import { parseJson } from '../../src/lib/json.ts';
import { nearestName } from '../../src/lib/nearest-name.ts';
import { endpointByPath } from './endpoint-paths.ts';
import { maxLatency } from './fields.ts';
import { randomNumber, type RandomState } from './random.ts';

/** A `drop` or `drop-after` with this value leaves used connections open, so that a browser sends again by itself. */
export const reusedConnections = 'reused';

export const faultKinds = [
  'latency',
  'status',
  'drop',
  'drop-after',
  'hang',
  'empty',
  'truncate',
  'html',
  'noise',
  'wrong-types',
  'missing-fields',
  'false-status',
  'huge',
  'slow-drip',
  'reply',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The fields of a fault. */
export const faultEntries = {
  /** An endpoint's path, or `*` for any. */
  path: v.pipe(
    v.string(),
    v.check(
      path => path === '*' || endpointByPath.has(path),
      ({ input }) => pathProblem(input),
    ),
  ),
  kind: v.picklist(faultKinds),
  /** latency: milliseconds; status: an HTTP code; false-status: the `msg`; reply: the whole reply. */
  value: v.optional(v.unknown()),
  /** How many calls it hits; -1 means until it is removed. */
  times: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.check(times => times === -1 || times >= 1, 'must be -1 (until it is removed) or at least 1'),
    ),
    1,
  ),
  /** From 0 to 1: the part of the calls that it hits, chosen by the seeded random numbers. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** The named set that it belongs to. */
  set: v.optional(v.string()),
};
/** A fault as a scenario or the control API sets it. */
export const faultRule = v.pipe(
  v.strictObject(faultEntries),
  v.forward(
    v.check(
      rule => valueProblem(rule.kind, rule.value) === null,
      ({ input }) => valueProblem(input.kind, input.value) ?? '',
    ),
    ['value'],
  ),
);
export type FaultRule = v.InferOutput<typeof faultRule>;
/** A fault that is set, as the state has it. */
export const faultSchema = v.object({ id: v.number(), ...faultEntries });
export type Fault = v.InferOutput<typeof faultSchema>;

const pathProblem = (path: string): string => {
  if (!path.startsWith('/')) return "must be a call's path, or '*'";
  const near = nearestName(path, [...endpointByPath.keys()]);
  return `no call has the path ${path}${near === null ? '' : `; did you mean ${near}?`}`;
};

const isMilliseconds = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= maxLatency;
const isCode = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599;

/** What is wrong with the value of a kind; null when nothing is. It may always be left out. */
function valueProblem(kind: FaultKind, value: unknown): string | null {
  if (value === undefined || value === null || kind === 'reply') return null;
  if (kind === 'latency' || kind === 'slow-drip')
    return isMilliseconds(value) ? null : `must be milliseconds, at most ${maxLatency}`;
  if (kind === 'status') return isCode(value) ? null : 'must be a code from 200 to 599';
  if (kind === 'false-status') return typeof value === 'string' ? null : 'must be a text';
  if (kind !== 'drop' && kind !== 'drop-after') return `${kind} takes none`;
  return value === reusedConnections ? null : `must be '${reusedConnections}', or left out`;
}

/** The faults that are set, and the random numbers that `chance` needs. */
export type FaultState = RandomState & { faults: Fault[]; next_fault: number };

/** Sets a fault; returns its id. */
export function addFault(state: FaultState, rule: FaultRule): number {
  const id = state.next_fault;
  state.next_fault += 1;
  state.faults.push({ id, ...rule });
  return id;
}

/** What goes wrong with one call: a delay in milliseconds, and at most one other fault. */
export type CallFaults = { readonly delayMs: number; readonly fault: Fault | null };

/** The faults that hit a call of `path`, each counted as used once. Delays add up; of the others the first hits. */
export function takeFaults(state: FaultState, path: string): CallFaults {
  let delayMs = 0;
  let hit: Fault | null = null;
  for (const fault of state.faults) {
    if (fault.path !== '*' && fault.path !== path) continue;
    if (fault.kind !== 'latency' && hit !== null) continue;
    if (fault.chance < 1 && randomNumber(state) >= fault.chance) continue;
    if (fault.times > 0) fault.times -= 1;
    if (fault.kind === 'latency') delayMs += numberOf(fault.value, 1000);
    else hit = { ...fault };
  }
  state.faults = state.faults.filter(fault => fault.times !== 0);
  return { delayMs, fault: hit };
}

/** A fault's value if it is a number from 0 up. */
export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;

/** The HTTP code of a `status` fault. */
export const statusOf = (fault: Fault): number => {
  const code = Math.floor(numberOf(fault.value, 503));
  return code >= 200 && code <= 599 ? code : 503;
};

/** Whether a call with this fault is carried out: then only its reply is lost or spoiled. */
export const carriesOut = (kind: FaultKind): boolean =>
  kind !== 'status' && kind !== 'drop' && kind !== 'hang' && kind !== 'false-status' && kind !== 'reply';

/** What a fault does to the text of a reply; other kinds leave it as it is. */
const spoilers: { readonly [K in FaultKind]?: (text: string) => string } = {
  empty: () => '',
  truncate: text => text.slice(0, Math.floor(text.length / 2)),
  html: () => '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>\n',
  noise: text =>
    `Notice: Undefined index: data in /app/api.php on line 12\n${text}\n<!-- served in 12 ms -->`,
  'wrong-types': text => JSON.stringify(swapTypes(parseJson(text)) ?? text),
  'missing-fields': text => JSON.stringify(dropFields(parseJson(text)) ?? text),
  huge: text => `${text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`,
};

/** The reply's text after a fault of this kind. */
export const spoil = (kind: FaultKind, text: string): string => spoilers[kind]?.(text) ?? text;

function swapTypes(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value.length;
  return each(value, swapTypes);
}

/** Leaves out every second field of every object, from the first that is not `status`. */
function dropFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return each(value, dropFields);
  const entries = Object.entries(value).filter(([key]) => key !== 'status');
  const kept = entries
    .filter((_, index) => index % 2 === 1)
    .map(([key, part]) => [key, dropFields(part)] as const);
  return Object.fromEntries('status' in value ? [['status', value.status] as const, ...kept] : kept);
}

function each(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => change(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
}
