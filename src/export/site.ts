import * as v from 'valibot';
import { type ConfigFile, unconfigured } from '../api/config.ts';
import { type ConfigProblem, configProblems } from '../api/parse-config.ts';
import { endpointIds } from '../contract/index.ts';
import { parseJson } from '../lib/json.ts';
import { printable } from '../lib/printable.ts';
import { err, ok, orElse, type Result } from '../lib/result.ts';
import { fromBase64 } from './bytes.ts';
import { type Transport, usualTransport } from './host-headers.ts';
import { hostNames } from './hosts.ts';

export type Json = { [name: string]: unknown };
export type Field = readonly [path: string, value: string];

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * `site.json` contains every decision of an operator. It is beside `dist/`, so that a new build loses none of
 * them.
 */
const siteSchema = v.strictObject({
  /** Becomes `config.json`. `configProblems` checks its fields. */
  config: v.custom<Json>(isObject),
  host: v.optional(v.picklist(hostNames)),
  /** The folder of the site on its host, such as `/sub`. */
  base: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)*\/?$/))),
  transport: v.optional(
    v.strictObject({
      seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), usualTransport.seconds),
      includeSubDomains: v.optional(v.boolean(), usualTransport.includeSubDomains),
    }),
    {},
  ),
  /** The picture itself, so that an upgrade needs no other file. */
  logo: v.optional(v.pipe(v.string(), v.regex(/^data:image\/(svg\+xml|png);base64,[A-Za-z\d+/]+=*$/))),
});

export type Site = v.InferInput<typeof siteSchema>;

export const plainSite: Site = { config: { ...unconfigured } };

/** Fields may still be wrong: `--set` can correct them, and `siteProblems` names them. */
export function parseSite(text: string): Result<Site, readonly string[]> {
  const json = parseJson(text);
  if (!isObject(json)) return err(['site.json is not JSON']);
  const config = isObject(json['config']) ? json['config'] : {};
  return ok({ ...json, config });
}

const wrong: Readonly<Record<string, string>> = {
  host: `is none of ${hostNames.join(', ')}`,
  base: 'is no folder of a site, such as /sub/',
  'transport.seconds': 'is not a number of seconds',
  'transport.includeSubDomains': 'is neither true nor false',
  logo: 'is neither an SVG nor a PNG as a data: address',
};

export type Mistake = ConfigProblem;

export function mistakesIn(site: object): readonly Mistake[] {
  const own = (v.safeParse(siteSchema, site).issues ?? []).map(issue => {
    const field = v.getDotPath(issue) ?? 'site.json';
    if (issue.expected === 'never') return { field, problem: 'is no known field of site.json' };
    return { field, problem: issue.input === undefined ? 'is missing' : (wrong[field] ?? issue.message) };
  });
  const config = 'config' in site && isObject(site.config) ? site.config : {};
  return [...own, ...unseen(config, ''), ...configProblems(JSON.stringify(config), endpointIds)];
}

export const lineOf = ({ field, problem }: Mistake): string => `${field} ${problem}`;

/** One line for each mistake, with its field. */
export const siteProblems = (site: object): readonly string[] => mistakesIn(site).map(lineOf);

/** The text of `site.json`. */
export const siteText = (site: Site): string => `${JSON.stringify(site, null, 2)}\n`;

export const configOf = ({ config }: Site): ConfigFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- siteProblems has checked every field
  config as unknown as ConfigFile;

export const transportOf = ({ transport = {} }: Site): Transport => ({
  seconds: transport.seconds ?? usualTransport.seconds,
  includeSubDomains: transport.includeSubDomains ?? usualTransport.includeSubDomains,
});

/** '' or like `/sub`. */
export const baseOf = ({ base = '' }: Site): string => base.replace(/\/$/, '');

export const logoOf = ({ logo }: Site): Uint8Array | null =>
  logo === undefined ? null : fromBase64(logo.slice(logo.indexOf(',') + 1));

/** A reader of JSON drops names that reach an object's prototype without a word. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

export const isReserved = ([path]: Field): boolean => path.split('.').some(name => reserved.has(name));

/** These fields do not belong to `config.json`. */
const ownFields: ReadonlySet<string> = new Set(['host', 'base', 'transport', 'logo']);

/** Changes one field of the site or of its config. */
export function withField(site: Site, [path, value]: Field): Site {
  const copy = structuredClone<Json>(site);
  const [first = ''] = path.split('.');
  setField(copy, ownFields.has(first) ? path : `config.${path}`, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- siteProblems looks at it before it is used
  return copy as Site;
}

/** A value that is not JSON counts as text. */
function setField(config: Json, path: string, value: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = config;
  for (const name of names) {
    const next = place[name];
    const child: Json = isObject(next) ? { ...next } : {};
    place[name] = child;
    place = child;
  }
  if (value === 'none') delete place[last];
  else place[last] = orElse((): unknown => JSON.parse(value), value);
}

/**
 * Finds fields that a reader would not see as written: reserved names, control characters, direction marks.
 */
function unseen(value: unknown, field: string): readonly Mistake[] {
  if (typeof value === 'string')
    return printable(value) === value ? [] : [{ field, problem: 'has a control letter or a direction mark' }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = field === '' ? name : `${field}.${name}`;
    return reserved.has(name) ? [{ field: place, problem: 'is no known field' }] : unseen(inner, place);
  });
}
