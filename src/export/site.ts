import * as v from 'valibot';
import { type ConfigFile, configSchema, unconfigured } from '../api/config.ts';
import { withNearField } from '../api/near-field.ts';
import { type ConfigProblem, configProblems, unknownField } from '../api/parse-config.ts';
import { endpointIds } from '../contract/index.ts';
import { parseJson } from '../lib/json.ts';
import { jsonMistake } from '../lib/json-places.ts';
import { printable } from '../lib/printable.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { fromBase64 } from './bytes.ts';
import { type Transport, usualTransport } from './host-headers.ts';
import { hostNames } from './hosts.ts';
import { inOrder, type SchemaPart } from './schema-part.ts';

export type Json = { [name: string]: unknown };

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

/** The fields of `site.json`, those of the config included. */
export const sitePart: SchemaPart = {
  type: 'object',
  entries: { ...siteSchema.entries, config: configSchema },
};

export const plainSite: Site = { config: { ...unconfigured } };

/** Fields may still be wrong: `--set` can correct them, and `siteProblems` names them. */
export function parseSite(text: string): Result<Site, readonly string[]> {
  const json = parseJson(text);
  if (json === undefined) return err([`site.json is not JSON (${jsonMistake(text)})`]);
  if (!isObject(json) || Array.isArray(json)) return err(['site.json is not a JSON object']);
  if (!isObject(json['config']) && ('hosts' in json || 'appKey' in json))
    return err(['site.json is the config.json of a site: put back its site.json']);
  const config = isObject(json['config']) ? json['config'] : {};
  return ok({ ...json, config });
}

const wrong: Readonly<Record<string, string>> = {
  host: `is not one of ${hostNames.join(', ')}`,
  base: 'is not a folder of a site, such as /sub/',
  'transport.seconds': 'is not a number of seconds',
  'transport.includeSubDomains': 'is neither true nor false',
  logo: 'is neither an SVG nor a PNG as a data: address',
};

export type Mistake = ConfigProblem;

export function mistakesIn(site: object): readonly Mistake[] {
  const own = (v.safeParse(siteSchema, site).issues ?? []).map(issue => {
    const field = v.getDotPath(issue) ?? 'site.json';
    if (issue.expected === 'never') return { field, problem: 'is not a known field of site.json' };
    return { field, problem: issue.input === undefined ? 'is missing' : (wrong[field] ?? issue.message) };
  });
  const config = 'config' in site && isObject(site.config) ? site.config : {};
  const whole = withUsualHosts(config);
  // The operator has to give one missing address, not three.
  const same = usuallyTheApi.filter(name => hostIn(config, name) === undefined).map(name => `hosts.${name}`);
  const found = configProblems(JSON.stringify(whole), endpointIds);
  const named = found.filter(({ field }) => !same.includes(field));
  return [...own, ...unseen(config, ''), ...named.map(one => withNearField(one, endpointIds))];
}

/** Hosts that default to the API's. */
const usuallyTheApi = ['headline', 'gateway'] as const;

function hostIn({ hosts }: Json, name: string): unknown {
  const host = isObject(hosts) ? hosts[name] : undefined;
  return host === '' ? undefined : host;
}

function withUsualHosts(config: Json): Json {
  const api = hostIn(config, 'api');
  if (!isObject(config['hosts']) || api === undefined) return config;
  const others = usuallyTheApi.map(name => [name, hostIn(config, name) ?? api] as const);
  return { ...config, hosts: { ...config['hosts'], ...Object.fromEntries(others) } };
}

export const lineOf = ({ field, problem }: Mistake): string => `${field} ${problem}`;

/** One line for each mistake, with its field. */
export const siteProblems = (site: object): readonly string[] => mistakesIn(site).map(lineOf);

/** The text of `site.json`. The same settings give the same text in any order. */
export const siteText = (site: Site): string => `${JSON.stringify(inOrder(site, sitePart), null, 2)}\n`;

/** The content of `config.json`. */
export const configOf = ({ config }: Site): ConfigFile =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- siteProblems has checked every field
  inOrder(withUsualHosts(config), sitePart.entries?.['config']) as ConfigFile;

export const transportOf = ({ transport = {} }: Site): Transport => ({
  seconds: transport.seconds ?? usualTransport.seconds,
  includeSubDomains: transport.includeSubDomains ?? usualTransport.includeSubDomains,
});

/** '' or like `/sub`. */
export const baseOf = ({ base = '' }: Site): string => base.replace(/\/$/, '');

export const logoOf = ({ logo }: Site): Uint8Array | null =>
  logo === undefined ? null : fromBase64(logo.slice(logo.indexOf(',') + 1));

/** A reader of JSON drops names that reach an object's prototype without a word. */
export const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Finds fields that a reader would not see as written: reserved names, control characters, direction marks.
 */
function unseen(value: unknown, field: string): readonly Mistake[] {
  if (typeof value === 'string')
    return printable(value) === value ? [] : [{ field, problem: 'has a control letter or a direction mark' }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = field === '' ? name : `${field}.${name}`;
    return reservedNames.has(name) ? [{ field: place, problem: unknownField }] : unseen(inner, place);
  });
}
