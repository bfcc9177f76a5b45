import { plainConfig } from '../api/plain-config.ts';
import { printable } from '../lib/printable.ts';

type Leaves = ReadonlyMap<string, unknown>;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field by its path. A list counts as one field. */
const leavesOf = (value: object, above = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    isGroup(inner) ? leavesOf(inner, `${above}${name}.`) : [[above + name, inner] as const],
  );

const usual: Leaves = new Map(leavesOf(plainConfig).filter(([path]) => !/^(hosts|appKey\.value)/.test(path)));

function shown(leaves: Leaves, path: string): string {
  const given = leaves.get(path);
  const value = given ?? usual.get(path);
  const text = value === undefined || value === null ? 'not set' : printable(JSON.stringify(value));
  const short = text.length > 60 ? `${text.slice(0, 57)}…` : text;
  return given === undefined && usual.has(path) ? `${short} (the default)` : short;
}

export type Difference = { readonly field: string; readonly before: string; readonly after: string };

/** The differences, field by field. A field that is left out counts as its default. */
export function configDifferences(before: object, after: object): readonly Difference[] {
  const [old, now]: readonly Leaves[] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  if (old === undefined || now === undefined) return [];
  const value = (leaves: Leaves, path: string): string =>
    JSON.stringify(leaves.get(path) ?? usual.get(path) ?? null);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(path => value(old, path) !== value(now, path))
    .toSorted()
    .map(field => ({ field, before: shown(old, field), after: shown(now, field) }));
}

/** The folder of the published site against the one that is wanted: '' or like `/sub`. */
export function baseDifferences(published: string, base: string): readonly Difference[] {
  if (!URL.canParse(published)) return [];
  const before = new URL(published).pathname.replace(/\/$/, '');
  return before === base ? [] : [{ field: 'base', before: `${before}/`, after: `${base}/` }];
}
