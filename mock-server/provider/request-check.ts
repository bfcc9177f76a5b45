import * as v from 'valibot';
import { type AppKey, fieldOf } from '../../src/contract/envelope.ts';
import { unwrap, type Unwrapped } from '../../src/contract/unwrap.ts';
import { endpointOf, type Body, type EndpointId } from '../../src/contract/index.ts';
import { nearestName } from '../../src/lib/nearest-name.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { fieldNames, isRecord } from '../data/refusal.ts';

/** `off` does nothing, `warn` writes a note into the journal, `strict` also replies code 400. */
export const contractModes = ['off', 'warn', 'strict'] as const;
export type ContractMode = (typeof contractModes)[number];

export type Breach = {
  /** The field, such as `new_result.result.0.points`. */
  readonly field: string;
  /** The JSON pointer, such as `/new_result/result/0/points`. */
  readonly pointer: string;
  readonly problem: 'missing' | 'unknown' | 'wrong';
  /** The expected type, such as `number`. */
  readonly expected: string | null;
  /** The field that was probably meant, or that was sent instead. */
  readonly nearest: string | null;
};

/** `lenient` removes fields that the contract does not have. */
export type CheckOptions = { readonly appKey: AppKey; readonly lenient: boolean };

/** A request that fits the contract. */
export type Checked<K extends EndpointId> = Omit<Unwrapped, 'body'> & { readonly body: Body<K> };

export function checkRequest<K extends EndpointId>(
  id: K,
  wire: unknown,
  options: CheckOptions,
): Result<Checked<K>, Breach> {
  const endpoint = endpointOf(id);
  const { appKey, lenient } = options;
  const parts = unwrap(endpoint, wire, appKey.name);
  if (!parts.ok) return err(envelopeBreach(parts.error, wire, appKey.name, endpoint.body));
  if (endpoint.method === 'POST' && parts.value.appKey !== appKey.value)
    return err(envelopeBreach(appKey.name, wire, appKey.name, endpoint.body));
  const body = lenient ? structuredClone(parts.value.body) : parts.value.body;
  const first = v.safeParse(endpoint.body, body);
  if (!first.success && lenient) removeUnknown(first.issues);
  const again = first.success ? first : v.safeParse(endpoint.body, body);
  if (again.success) return ok({ ...parts.value, body: again.output });
  return err(breachOf(again.issues, endpoint.body));
}

/** A sentence such as `/new_result/result/0/point is not known; did you mean points?` */
export function sentenceOf({ pointer, problem, expected, nearest }: Breach, name = pointer): string {
  const hint =
    nearest === null ? '' : problem === 'missing' ? `; was ${nearest} meant?` : `; did you mean ${nearest}?`;
  if (problem === 'missing') return `${name} is missing${hint}`;
  if (problem === 'unknown') return `${name} is not known${hint}`;
  return `${name} is wrong${expected === null ? '' : `: ${expected} expected`}`;
}

/** The words of a provider: `mobile is not known`, or only the name of a field with a wrong value. */
export const wordsOfBreach = (breach: Breach): string =>
  breach.problem === 'wrong' ? breach.field : sentenceOf(breach, breach.field);

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]];

function envelopeBreach(field: string, wire: unknown, appKeyName: string, body: v.GenericSchema): Breach {
  const known = ['env_type', 'unique_token', 'client_ref', appKeyName, ...fieldNames(body, [])];
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
  const keys = (issue.path ?? []).map(item => String(item.key));
  const name = keys.at(-1) ?? '';
  const known = fieldNames(schema, keys.slice(0, -1));
  const parent = issue.path?.at(-1)?.input;
  const sent = isRecord(parent) ? Object.keys(parent) : [];
  const missing = isRecord(parent) && !sent.includes(name);
  const unknown = issue.expected === 'never';
  const free = known.filter(word => !sent.includes(word));
  const strange = sent.filter(word => word !== name && !known.includes(word));
  return {
    field: fieldOf(issues),
    pointer: `/${keys.map(key => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
    problem: missing ? 'missing' : unknown ? 'unknown' : 'wrong',
    expected: issue.expected ?? issue.message,
    nearest: unknown ? (nearestName(name, free) ?? nearestName(name, known)) : nearestName(name, strange),
  };
}

function removeUnknown(issues: Issues): void {
  for (const { expected, path } of issues) {
    const last = path?.at(-1);
    if (expected === 'never' && isRecord(last?.input)) delete last.input[String(last.key)];
  }
}
