import { err, ok, type Result } from './result.ts';

/** Both count from 1. */
type Place = { readonly line: number; readonly column: number };

type PlacedJson = {
  readonly value: unknown;
  /** The place of the deepest path that exists: the name of a field, or the beginning of a list item. */
  readonly placeOf: (paths: readonly (readonly string[])[]) => Place;
};

/** Works like `JSON.parse`, but refuses a field that occurs twice. */
export function readPlacedJson(text: string): Result<PlacedJson, Place & { readonly problem: string }> {
  const scanned = scan(text);
  if (!scanned.ok) return err({ ...placeAt(text, scanned.error.at), problem: scanned.error.problem });
  const offsets = scanned.value;
  const depthOf = (path: readonly string[]): number =>
    path.findIndex((_, index) => !offsets.has(keyOf(path.slice(0, index + 1))));
  const existing = (path: readonly string[]): readonly string[] => {
    const depth = depthOf(path);
    return depth < 0 ? path : path.slice(0, depth);
  };
  const value: unknown = JSON.parse(text);
  return ok({
    value,
    placeOf: paths => {
      const [deepest = []] = paths.map(existing).toSorted((a, b) => b.length - a.length);
      return placeAt(text, offsets.get(keyOf(deepest)) ?? 0);
    },
  });
}

/** The first mistake of a text, such as `line 2, column 1: one comma too many`. Null for JSON. */
export function jsonMistake(file: string): string | null {
  const scanned = scan(file.replace(/^\uFEFF/, ''));
  if (scanned.ok) return null;
  const { line, column } = placeAt(file, scanned.error.at);
  return `line ${line}, column ${column}: ${scanned.error.problem}`;
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path);

const space = /[ \t\r\n]*/y;
const string = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y;

/** Deeper paths would take long to build. */
const maxDepth = 100;

class Unreadable extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Returns offsets by path. The error is the first wrong character. */
function scan(text: string): Result<Map<string, number>, { readonly at: number; readonly problem: string }> {
  const offsets = new Map<string, number>([[keyOf([]), 0]]);
  let at = 0;
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const skip = (): string => {
    match(space);
    return text[at] ?? '';
  };
  const fail = (problem: string, where = at): never => {
    throw new Unreadable(where < text.length ? problem : `${problem}, but the file ends`, where);
  };

  const value = (path: readonly string[]): void => {
    if (path.length > maxDepth) fail('this is nested too deeply');
    const first = skip();
    if (first === '{') parts('}', name => [...path, name ?? '']);
    else if (first === '[') parts(']', (_, index) => [...path, String(index)]);
    else if (match(first === '"' ? string : scalar) === null)
      fail(first === '"' ? 'a text that ends with a quote expected' : 'a value expected');
  };

  const parts = (end: string, pathOf: (name: string | null, index: number) => readonly string[]): void => {
    at += 1;
    if (skip() === end) {
      at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      skip();
      const begin = at;
      const name = end === '}' ? fieldName() : null;
      const path = pathOf(name, index);
      if (offsets.has(keyOf(path))) fail(`${path.join('.')} occurs twice`, begin);
      offsets.set(keyOf(path), begin);
      value(path);
      const next = skip();
      at += 1;
      if (next === end) return;
      if (next !== ',') fail(`a comma or ${end} expected`, at - 1);
      const comma = at - 1;
      if (skip() === end) fail('one comma too many', comma);
    }
  };

  const fieldName = (): string => {
    const written = match(string) ?? fail('the name of a field in double quotes expected');
    if (skip() !== ':') fail('a colon expected');
    at += 1;
    return String(JSON.parse(written));
  };

  try {
    value([]);
    if (skip() !== '') fail('the end of the file expected');
    return ok(offsets);
  } catch (error) {
    if (error instanceof Unreadable) return err({ at: error.at, problem: error.message });
    throw error;
  }
}
