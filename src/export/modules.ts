import type { Metafile } from 'esbuild';

/** Which of our source files are needed when. Paths are from the top (`src/app/app.tsx`). */
export type Plan = {
  /** Reached from the entry by plain imports. */
  readonly first: ReadonlySet<string>;
  /** Files that are imported on demand, and what each reaches by plain imports, itself included. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
  /** Each by the import that brings all of it: the first load, the steps, what the rest have in common. */
  readonly layers: readonly { readonly name: string; readonly files: ReadonlySet<string> }[];
};

/** Reads the plan from the metafile of a trial build: `entry` comes first, then each of `steps`, in this order. */
export function planOf({ inputs }: Metafile, entry: string, steps: readonly string[]): Plan {
  const reach = (start: string): Set<string> => {
    const found = new Set([start]);
    for (const file of found)
      for (const { path, kind } of inputs[file]?.imports ?? [])
        if (kind !== 'dynamic-import') found.add(path);
    return found;
  };
  const known = new Set<string>();
  const layers = [entry, ...steps].map(name => {
    const files = without(reach(name), known);
    for (const file of files) known.add(file);
    return { name, files };
  });
  const lazy = Object.values(inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path }) => kind === 'dynamic-import' && path in inputs);
  const later = new Map(lazy.map(({ path }) => [path, reach(path)] as const));

  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const file of [...later.values()].flatMap(files => [...without(files, known)])) {
    if (seen.has(file) && file.startsWith('src/')) shared.add(file);
    seen.add(file);
  }
  return { first: reach(entry), later, layers: [...layers, { name: 'shared:all', files: shared }] };
}

const without = (files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...files].filter(file => !others.has(file)));
