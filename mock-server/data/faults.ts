import * as v from 'valibot';
import { parseJson } from '../../src/lib/json.ts';
import type { Seeded } from './random.ts';
import { draw } from './random.ts';

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

/** A fault as a scenario or the control API orders it. */
export const faultRule = v.strictObject({
  /** An endpoint's path, or `*` for any. */
  path: v.pipe(v.string(), v.regex(/^(\*|\/.*)$/, "must be a path or '*'")),
  kind: v.picklist(faultKinds),
  /** latency: milliseconds; status: an HTTP code; false-status: the `msg`; reply: the whole answer. */
  value: v.optional(v.unknown()),
  /** How many calls it hits; -1 for ever. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1)), 1),
  /** From 0 to 1: the part of the calls it hits, drawn from the seeded generator. */
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** The named set that it came with. */
  set: v.optional(v.string()),
});
export type FaultRule = v.InferOutput<typeof faultRule>;
export const faultSchema = v.object({ id: v.number(), ...faultRule.entries });
export type Fault = v.InferOutput<typeof faultSchema>;

/** Whoever keeps the faults that are set. */
export type Faulty = Seeded & { faults: Fault[]; next_fault: number };

/** Sets a fault and answers with its id. */
export function addFault(state: Faulty, rule: FaultRule): number {
  const id = state.next_fault;
  state.next_fault += 1;
  state.faults.push({ id, ...rule });
  return id;
}

/** What goes wrong with one call: milliseconds of delay, and at most one fault besides. */
export type Misfortune = { readonly delayMs: number; readonly fault: Fault | null };

/** The faults that hit a call of `path`; each counts as used. Delays add up, of the others the first hits. */
export function takeFaults(state: Faulty, path: string): Misfortune {
  let delayMs = 0;
  let hit: Fault | null = null;
  for (const fault of state.faults) {
    if (fault.path !== '*' && fault.path !== path) continue;
    if (fault.kind !== 'latency' && hit !== null) continue;
    if (fault.chance < 1 && draw(state) >= fault.chance) continue;
    if (fault.times > 0) fault.times -= 1;
    if (fault.kind === 'latency') delayMs += numberOf(fault.value, 1000);
    else hit = { ...fault };
  }
  state.faults = state.faults.filter(fault => fault.times !== 0);
  return { delayMs, fault: hit };
}

/** A fault's value where it is a usable number. */
export const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;

/** The HTTP code of a `status` fault. */
export const statusOf = (fault: Fault): number => {
  const code = Math.floor(numberOf(fault.value, 503));
  return code >= 200 && code <= 599 ? code : 503;
};

/** Whether the call is carried out although it fails: the reply is lost or spoilt, the deed is done. */
export const carriesOut = (kind: FaultKind): boolean =>
  kind !== 'status' && kind !== 'drop' && kind !== 'hang' && kind !== 'false-status' && kind !== 'reply';

const page = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>\n';

/** The reply's text as a fault of this kind leaves it. */
export function spoil(kind: FaultKind, text: string): string {
  switch (kind) {
    case 'empty':
      return '';
    case 'truncate':
      return text.slice(0, Math.floor(text.length / 2));
    case 'html':
      return page;
    case 'noise':
      return `Notice: Undefined index: data in /app/api.php on line 12\n${text}\n<!-- served in 12 ms -->`;
    case 'wrong-types':
      return JSON.stringify(swapTypes(parseJson(text)) ?? text);
    case 'missing-fields':
      return JSON.stringify(dropFields(parseJson(text)) ?? text);
    case 'huge':
      return `${text.slice(0, -1)},"padding":"${'x'.repeat(5_000_000)}"}`;
    case 'latency':
    case 'status':
    case 'drop':
    case 'drop-after':
    case 'hang':
    case 'false-status':
    case 'slow-drip':
    case 'reply':
      return text;
  }
}

function swapTypes(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value.length;
  return each(value, swapTypes);
}

/** Leaves out every second field of every object, beginning with the first that is not `status`. */
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
