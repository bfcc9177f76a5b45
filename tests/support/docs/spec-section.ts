/** One line of the specification: its words, then for each test that holds it a part of that test's title. */
export type SpecRow = readonly [row: string, part: string, ...parts: readonly string[]];

export type SpecSection = {
  readonly section: `spec ${1 | 2} §${number}`;
  readonly title: string;
  readonly rows: readonly SpecRow[];
};
