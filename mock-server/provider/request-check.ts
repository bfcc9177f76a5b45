import * as v from 'valibot';
import { fieldOf, unwrap } from '../../src/contract/envelope.ts';
import type { Unwrapped } from '../../src/contract/envelope.ts';
import type { Body, EndpointId } from '../../src/contract/index.ts';
import { endpointOf } from '../../src/contract/index.ts';
import type { Result } from '../../src/lib/result.ts';
import { err, ok } from '../../src/lib/result.ts';
import { nearestName } from './did-you-mean.ts';

/** What becomes of a request that breaks the contract: nothing, a note in the journal, or an error (400) as well. */
export const contractModes = ['off', 'warn', 'strict'] as const;
export type ContractMode = (typeof contractModes)[number];

/** Where and how a request breaks the contract. */
export type Breach = {
  /** As the journal has it: `new_result.result.0.points`. */
  readonly field: string;
  /** A JSON pointer to it: `/new_result/result/0/points`. */
  readonly pointer: string;
  readonly problem: 'missing' | 'unknown' | 'wrong';
  /** What stands there in the contract, or what it wants to see. */
  readonly expected: string | null;
  /** The name that was meant, or sent instead. */
  readonly nearest: string | null;
};

export type Checked<K extends EndpointId> = Omit<Unwrapped, 'body'> & { readonly body: Body<K> };

/** Takes a wire body apart and checks it; with `lenient` it may hold more than the contract knows. */
export function checkRequest<K extends EndpointId>(
  id: K,
  wire: unknown,
  options: { readonly appKey: { readonly name: string; readonly value: string }; readonly lenient: boolean },
): Result<Checked<K>, Breach> {
  const endpoint = endpointOf(id);
  const { appKey, lenient } = options;
  const parts = unwrap(endpoint, wire, appKey.name);
  if (!parts.ok) return err(envelopeBreach(parts.error, wire, appKey.name, endpoint.body));
  if (endpoint.method === 'POST' && parts.value.appKey !== appKey.value)
    return err(envelopeBreach(appKey.name, wire, appKey.name, endpoint.body));
  const first = v.safeParse(endpoint.body, parts.value.body);
  if (first.success) return ok({ ...parts.value, body: first.output });
  const again = lenient ? v.safeParse(endpoint.body, without(parts.value.body, first.issues)) : first;
  if (again.success) return ok({ ...parts.value, body: again.output });
  return err(breachOf(again.issues, endpoint.body));
}

/** One sentence for people: `/new_result/result/0/point is not known; did you mean points?` */
export function sentenceOf({ pointer, problem, expected, nearest }: Breach): string {
  const hint =
    nearest === null ? '' : problem === 'missing' ? `; was ${nearest} meant?` : `; did you mean ${nearest}?`;
  if (problem === 'missing') return `${pointer} is missing${hint}`;
  if (problem === 'unknown') return `${pointer} is not known${hint}`;
  return `${pointer} is wrong${expected === null ? '' : `: ${expected} expected`}`;
}

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

function envelopeBreach(field: string, wire: unknown, appKeyName: string, body: v.GenericSchema): Breach {
  const known = ['env_type', 'unique_token', 'client_ref', appKeyName, ...namesAt(body, [])];
  const sent = isRecord(wire) ? Object.keys(wire) : [];
  const missing = !sent.includes(field);
  const strange = sent.filter(name => !known.includes(name));
  return {
    field,
    pointer: `/${field}`,
    problem: missing ? 'missing' : 'wrong',
    expected: field === 'env_type' ? "'Prod'" : null,
    nearest: missing ? nearestName(field, strange) : null,
  };
}

function breachOf(issues: Issues, schema: v.GenericSchema): Breach {
  const [issue] = issues;
  const path = issue.path ?? [];
  const keys = path.map(item => String(item.key));
  const last = path.at(-1);
  const name = keys.at(-1) ?? '';
  const known = namesAt(schema, keys.slice(0, -1));
  const parent = last?.input;
  const sent = isRecord(parent) ? Object.keys(parent) : [];
  const problem =
    issue.expected === 'never' ? 'unknown' : sent.length > 0 && !sent.includes(name) ? 'missing' : 'wrong';
  const free = known.filter(word => !sent.includes(word));
  return {
    field: fieldOf(issues),
    pointer: `/${keys.map(key => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
    problem: isRecord(parent) && !sent.includes(name) ? 'missing' : problem,
    expected: issue.expected ?? issue.message,
    nearest:
      problem === 'unknown'
        ? (nearestName(name, free) ?? nearestName(name, known))
        : nearestName(
            name,
            sent.filter(word => word !== name && !known.includes(word)),
          ),
  };
}

/** The field names that a schema knows at a place; what it cannot tell is empty. */
function namesAt(schema: unknown, keys: readonly string[]): readonly string[] {
  if (!isRecord(schema)) return [];
  const { pipe, wrapped, options, entries, item } = schema;
  if (Array.isArray(pipe)) return namesAt(Object.assign({}, pipe[0]), keys);
  if (wrapped !== undefined) return namesAt(wrapped, keys);
  if (Array.isArray(options)) return [...new Set(options.flatMap(option => namesAt(option, keys)))];
  const [key, ...rest] = keys;
  if (isRecord(entries)) return key === undefined ? Object.keys(entries) : namesAt(entries[key], rest);
  return item === undefined ? [] : namesAt(item, rest);
}

/** The body without what the contract does not know. */
function without(body: unknown, issues: Issues): unknown {
  const copy: unknown = structuredClone(body);
  for (const issue of issues) {
    if (issue.expected !== 'never') continue;
    const keys = (issue.path ?? []).map(item => String(item.key));
    let place: unknown = copy;
    for (const key of keys.slice(0, -1)) place = isRecord(place) ? place[key] : undefined;
    const name = keys.at(-1);
    if (isRecord(place) && name !== undefined) delete place[name];
  }
  return copy;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
