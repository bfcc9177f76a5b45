type Fixtures = {
  /** Throws where there is none. */
  readonly read: (file: string) => string;
  readonly scenarios: () => readonly string[];
  readonly outside: (path: string) => string | null;
  /** Returns its path; null where none are kept. */
  readonly keep?: (name: string, text: string) => string | null;
};

let handed: Fixtures | null = null;

/** Call it before anything reads them. */
export function handIn(fixtures: Fixtures): void {
  handed = fixtures;
}

export function fixtures(): Fixtures {
  if (handed === null) throw new Error('No fixtures were handed in');
  return handed;
}
