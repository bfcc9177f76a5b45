import * as v from 'valibot';
import { isRecord } from '../lib/is-record.ts';
import { parseJson } from '../lib/json.ts';
import { err, ok, orElse, type Result } from '../lib/result.ts';
import { lettersOf } from '../lib/text.ts';
import { type Config, configSchema, wrongPath } from './config.ts';

/** A field and its fault, such as `hosts.api` `is missing`. */
export type ConfigProblem = { readonly field: string; readonly problem: string };

/** `endpoints` are the ids that `paths` may name. A page does not have all of them, so it accepts any. */
export function parseConfig(text: string, endpoints?: readonly string[]): Result<Config, ConfigProblem> {
  const read = readConfig(text, endpoints);
  const [problem] = read.problems;
  return problem === undefined && read.config !== null ? ok(read.config) : err(problem ?? notJson);
}

export const configProblems = (text: string, endpoints?: readonly string[]): readonly ConfigProblem[] =>
  readConfig(text, endpoints).problems;

export const unknownField = 'is not a known field';
const notJson: ConfigProblem = { field: 'config.json', problem: 'is not JSON' };
const empty: ConfigProblem = { field: 'config.json', problem: 'is empty' };

function readConfig(text: string, endpoints?: readonly string[]) {
  const json = parseJson(text);
  if (json === undefined) return { config: null, problems: [text.trim() === '' ? empty : notJson] };
  const read = v.safeParse(configSchema, json);
  const fields = isRecord(json) ? json : {};
  const late = [
    ...lengthProblems(fields),
    ...('paths' in fields ? pathProblems(fields['paths'], endpoints) : []),
  ];
  if (!read.success || late.length > 0) {
    const others = (read.issues ?? []).map(issue => {
      const field = v.getDotPath(issue) ?? 'config.json';
      return { field, problem: problemOf(issue, field) };
    });
    return { config: null, problems: [...others.filter(({ field }) => field !== 'paths'), ...late] };
  }
  const { hosts, images = [], reports = '/' } = read.output;
  const addresses = [
    ...Object.entries(hosts).map(([name, host]) => [`hosts.${name}`, host] as const),
    ...images.map((host, index) => [`images.${index}`, host] as const),
    ['reports', reports.replace(/^\/.*/, '')] as const,
  ];
  const wrong = addresses.filter(([, host]) => host !== '' && originOf(host) === null);
  return { config: read.output, problems: wrong.map(([field]) => ({ field, problem: 'is not an address' })) };
}

/** The most letters of a text. A page shows a longer one that somebody wrote by hand. */
export const mostLetters: Readonly<Record<string, number>> = { brand: 40, shortName: 12, landingNotice: 500 };

const lengthProblems = (fields: Readonly<Record<string, unknown>>): readonly ConfigProblem[] =>
  Object.entries(mostLetters).flatMap(([field, most]) => {
    const text = fields[field];
    const count = typeof text === 'string' ? lettersOf(text).length : 0;
    return count > most ? [{ field, problem: `has ${count} letters; at most ${most} fit` }] : [];
  });

/** The schema of the first load says only that `paths` has a mistake. This names it. */
function pathProblems(paths: unknown, endpoints?: readonly string[]): readonly ConfigProblem[] {
  if (typeof paths !== 'object' || paths === null)
    return [{ field: 'paths', problem: 'is not an object { … }' }];
  return Object.entries(paths).flatMap(([id, path]: [string, unknown]) => {
    const field = `paths.${id}`;
    if (endpoints?.includes(id) === false) return { field, problem: unknownField };
    const wrong = wrongPath(path);
    return wrong === null ? [] : { field, problem: pathProblem[wrong] };
  });
}

/** Null if the content policy cannot name the address, for example with port 99999. */
export function originOf(address: string): string | null {
  const origin = orElse(() => new URL(address).origin, '');
  return /^https?:\/\/(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*\.?)(:\d+)?$/.test(origin) ? origin : null;
}

/** The problem of each field, by the first part of its name. */
const problems: Readonly<Record<string, string>> = {
  hosts: 'is neither / nor an address such as https://api.example.com',
  images: 'is neither / nor an address such as https://api.example.com',
  accent: 'is not a colour such as #0a7d4f',
  language: 'is not en, hi or mr',
  mark: 'is neither a path nor an https address',
  helpLink: 'is neither a path nor an https address',
  reports: 'is neither a path nor an https address',
  reportShare: 'is not between 0 and 1',
  appKey: 'is the name of another field of the calls',
  payee: 'is not a UPI id',
  supportPhone: 'has no phone number of 10 to 15 digits',
  clock: 'is neither device nor server',
  zone: 'is neither device nor a zone such as Asia/Kolkata',
  sessionCookie: 'is not of the form name=value',
  pollSeconds: 'is not between 1 and 3600 seconds',
  readLagSeconds: 'is not between 0 and 600 seconds',
  kiosk: 'is not between 30 and 86400 seconds',
};

function problemOf(issue: v.BaseIssue<unknown>, field: string): string {
  const name = field.split('.')[0] ?? '';
  if (issue.expected === 'never') return unknownField;
  if (issue.input === undefined) return 'is missing';
  if (issue.type === 'non_empty') return 'is empty';
  if (issue.type === 'check' && addressFields.has(name)) return withDots;
  if (callsStartAt.has(name) && typeof issue.input === 'string' && /[?#]/.test(issue.input))
    return 'has a ? or #, and calls add their own path: leave out what begins there';
  // Valibot's message for a type describes the received value.
  return issue.kind === 'schema' && issue.type !== 'picklist'
    ? (wrongTypes[issue.expected ?? ''] ?? 'is not valid')
    : (problems[name] ?? issue.message);
}

const wrongTypes: Readonly<Record<string, string>> = {
  string: 'is not a text',
  number: 'is not a number',
  boolean: 'is neither true nor false',
  Array: 'is not a list',
  Object: 'is not an object { … }',
};
const callsStartAt: ReadonlySet<string> = new Set(['hosts', 'images']);
const withDots = 'has a folder . or ..';
const pathProblem = {
  type: 'is not a text',
  form: 'is not a path: it begins with one / and has no spaces',
  dots: withDots,
} as const;
const addressFields: ReadonlySet<string> = new Set(['hosts', 'images', 'mark', 'helpLink', 'reports']);
