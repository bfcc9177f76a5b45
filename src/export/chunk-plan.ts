import type { Metafile } from 'esbuild';

type Files = ReadonlySet<string>;

/** Which of our source files are needed when. Paths are from the top (`src/app/shell/app.tsx`). */
export type Plan = {
  /** Reached from the entry by plain imports, needed by the first two steps alike, or too small to be asked for. */
  readonly first: Files;
  /** Files that are imported on demand, and what each reaches by plain imports, itself included. */
  readonly later: ReadonlyMap<string, Files>;
  /** What several files on demand have in common: a part for each step, then one for each that stands apart. */
  readonly shared: readonly Files[];
  /** The parts that come with a file on demand, by their place in `shared`: each whole or not at all. */
  readonly partsOf: (file: string) => readonly number[];
};

/** What several files need, weighs less than this (bytes) and brings nothing along comes with the first load. */
const tiny = 240;

/**
 * Reads the plan from the metafile of a trial build. `entry` comes first. What several files on demand need is parted by
 * `steps`: it goes with the first step of which one file needs it, and with the last when none does. But what only files
 * of one of the lists in `apart` need goes in a part of its own, so that no other screen has to bring it.
 */
export function planOf(
  { inputs, outputs }: Metafile,
  entry: string,
  steps: readonly (readonly string[])[],
  apart: readonly (readonly string[])[],
): Plan {
  const reach = (start: Iterable<string>): Set<string> => {
    const found = new Set(start);
    for (const file of found)
      for (const { path, kind } of inputs[file]?.imports ?? [])
        if (kind !== 'dynamic-import') found.add(path);
    return found;
  };
  const lazy = Object.values(inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path }) => kind === 'dynamic-import' && path in inputs);
  const later = new Map(lazy.map(({ path }) => [path, reach([path])] as const));
  const needing = (file: string): readonly string[] =>
    [...later].filter(([, files]) => files.has(file)).map(([name]) => name);

  const weight = new Map<string, number>();
  for (const output of Object.values(outputs))
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs))
      weight.set(file, (weight.get(file) ?? 0) + bytesInOutput);
  const [one, other] = steps.map(names => reach(names));
  const both = Object.keys(inputs).filter(file => one?.has(file) && other?.has(file));
  const sure = reach([entry, ...both]);
  const isTiny = (file: string): boolean =>
    file.endsWith('.ts') &&
    (weight.get(file) ?? tiny) < tiny &&
    inputs[file]?.imports.every(({ path }) => sure.has(path)) === true;
  const small = Object.keys(inputs).filter(file => needing(file).length > 1 && isTiny(file));
  const first = new Set([...sure, ...small]);

  const shared = [...steps, ...apart].map(() => new Set<string>());
  for (const file of Object.keys(inputs)) {
    const needed = needing(file);
    if (first.has(file) || needed.length < 2 || !file.startsWith('src/')) continue;
    const alone = apart.findIndex(names => needed.every(name => names.includes(name)));
    const step = steps.findIndex(names => names.some(name => needed.includes(name)));
    shared.at(alone >= 0 ? steps.length + alone : step >= 0 ? step : steps.length - 1)?.add(file);
  }

  const partsOf = (file: string): readonly number[] => {
    const parts = new Set<number>();
    for (let reached = reach([file]), size = -1; size < parts.size;) {
      size = parts.size;
      for (const [n, files] of shared.entries()) if ([...reached].some(one => files.has(one))) parts.add(n);
      reached = reach([...reached, ...[...parts].flatMap(n => [...(shared[n] ?? [])])]);
    }
    return [...parts].toSorted((a, b) => a - b);
  };
  return { first, later, shared, partsOf };
}
