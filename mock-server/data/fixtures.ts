/**
 * Where the texts of `fixtures/` come from: Node reads them from the disk (http/disk-fixtures.ts), the demo without a
 * server has them inside (demo/provider.ts).
 */
type Fixtures = {
  /** The text of a file, such as `world.json`; throws where there is none. */
  readonly read: (file: string) => string;
  /** The names of the files in `scenarios/`. */
  readonly scenarios: () => readonly string[];
  /** The text of a file from elsewhere, by its path; null where there is none. */
  readonly outside: (path: string) => string | null;
  /** Keeps the text of a saved scenario; returns its path. Null where none are kept. */
  readonly keep?: (name: string, text: string) => string | null;
};

let handed: Fixtures | null = null;

/** Hands the fixtures in, before anything reads them. */
export function handIn(fixtures: Fixtures): void {
  handed = fixtures;
}

/** The fixtures that were handed in. */
export function fixtures(): Fixtures {
  if (handed === null) throw new Error('No fixtures were handed in');
  return handed;
}
