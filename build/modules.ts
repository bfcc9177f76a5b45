import type { Metafile } from 'esbuild';

/** Which of our source files are needed when. */
export type Plan = {
  /** Reached from the entry by plain imports: the first load. */
  readonly first: ReadonlySet<string>;
  /** Imported on demand, by the file that is asked for: what it reaches besides. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ours, reached by two of those or more, and not by the first load. */
  readonly shared: ReadonlySet<string>;
};

/** Reads the plan from the metafile of a trial build. Paths are from the top (`src/app/app.tsx`). */
export function planOf({ inputs }: Metafile, entry: string): Plan {
  const reach = (start: string): Set<string> => {
    const found = new Set([start]);
    for (const file of found)
      for (const { path, kind } of inputs[file]?.imports ?? [])
        if (kind !== 'dynamic-import') found.add(path);
    return found;
  };
  const first = reach(entry);
  const lazy = Object.values(inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind, path }) => kind === 'dynamic-import' && path in inputs);
  const later = new Map(lazy.map(({ path }) => [path, reach(path)] as const));

  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const file of [...later.values()].flatMap(files => [...files])) {
    if (first.has(file) || !file.startsWith('src/')) continue;
    if (seen.has(file)) shared.add(file);
    seen.add(file);
  }
  return { first, later, shared };
}
