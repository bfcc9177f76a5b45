import { orElse } from '../lib/result.ts';
import { insideOf, type SchemaPart } from './schema-part.ts';
import { isObject, type Json, reservedNames, type Site, sitePart } from './site.ts';

/** `value` is the text that the operator typed. */
export type Field = readonly [path: string, value: string];

export const isReserved = ([path]: Field): boolean => path.split('.').some(name => reservedNames.has(name));

/** Settings that do not belong to `config.json`. */
const ownFields: ReadonlySet<string> = new Set(
  Object.keys(sitePart.entries ?? {}).filter(name => name !== 'config'),
);

/** Changes one field of the site or of its config. */
export function withField(site: Site, [path, value]: Field): Site {
  const copy = structuredClone<Json>(site);
  const [first = ''] = path.split('.');
  setField(copy, ownFields.has(first) ? path : `config.${path}`, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- siteProblems checks it before use
  return copy as Site;
}

function setField(site: Json, path: string, value: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = site;
  for (const name of names) {
    const next = place[name];
    const child: Json = isObject(next) ? { ...next } : {};
    place[name] = child;
    place = child;
  }
  if (value === 'none') delete place[last];
  else place[last] = valueOf(path, value);
}

/**
 * A text stays as it is, so that a number can be a name. It may also be in the quotes of JSON. Every other
 * value is JSON.
 */
function valueOf(path: string, value: string): unknown {
  const read = orElse((): unknown => JSON.parse(value), value);
  const kind = kindOf(path);
  if (typeof read === 'string' || kind === 'other') return read;
  return kind === 'text or null' && read === null ? null : value;
}

function kindOf(path: string): 'text' | 'text or null' | 'other' {
  let part: SchemaPart | undefined = sitePart;
  for (const name of path.split('.')) {
    const inside: SchemaPart = insideOf(part);
    // The paths of calls, by ids that the schema does not list.
    if (inside.type === 'custom') return 'text';
    part = inside.entries?.[name];
    if (part === undefined) return 'other';
  }
  if (!['string', 'picklist'].includes(insideOf(part).type)) return 'other';
  return mayBeNull(part) ? 'text or null' : 'text';
}

const mayBeNull = ({ type, wrapped }: SchemaPart): boolean =>
  type === 'nullable' || (wrapped !== undefined && mayBeNull(wrapped));
