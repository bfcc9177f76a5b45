type Fixtures = {
  /** Throws if there is no such file. */
  readonly read: (file: string) => string;
  readonly scenarios: () => readonly string[];
  readonly outside: (path: string) => string | null;
  /** Keeps a scenario and returns its path. Null if there is no folder for it. */
  readonly keep?: (name: string, text: string) => string | null;
};

let handed: Fixtures | null = null;

/** Call it before any fixture is read. */
export function handIn(fixtures: Fixtures): void {
  handed = fixtures;
}

export function fixtures(): Fixtures {
  if (handed === null) throw new Error('No fixtures were handed in');
  return handed;
}
