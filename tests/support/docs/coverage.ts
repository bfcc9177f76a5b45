import type { SpecRow, SpecSection } from './spec-section.ts';

export type NamedTest = { readonly file: string; readonly title: string };

export type Coverage = {
  /** `docs/coverage.md`. */
  readonly doc: string;
  /** What the sections promise and no test holds, each as one line. */
  readonly missing: readonly string[];
};

/** Maps every line of the specification to its tests, by a part of their titles. */
export function coverageOf(sections: readonly SpecSection[], tests: readonly NamedTest[]): Coverage {
  const missing = sections.flatMap(({ section, rows }) =>
    rows.flatMap(([row, ...parts]) =>
      parts
        .filter(part => holding(tests, part).length === 0)
        .map(part => `${section}, ${row}: no test named "${part}"`),
    ),
  );
  return {
    doc: [...head(sections), ...sections.flatMap(section => table(section, tests))].join('\n'),
    missing,
  };
}

/** The titles of Playwright's tests in a source text; a template's own parts stay as written. */
export const titlesIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g), ([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );

const holding = (tests: readonly NamedTest[], part: string): readonly NamedTest[] =>
  tests.filter(({ title }) => title.includes(part));

const head = (sections: readonly SpecSection[]): readonly string[] => [
  '# Coverage of the specification',
  '',
  "Written from the tests' names by a run of all unit tests with `UPDATE_DOCS=1`; a line without a test fails `npm test`.",
  `${sections.flatMap(({ rows }) => rows).length} lines, each with the tests that hold it. _× 3_: a table of three cases.`,
];

const table = ({ section, title, rows }: SpecSection, tests: readonly NamedTest[]): readonly string[] => [
  '',
  `## ${title} (${section})`,
  '',
  '| Line | Tests |',
  '|---|---|',
  ...rows.map(row => line(row, tests)),
];

const line = ([row, ...parts]: SpecRow, tests: readonly NamedTest[]): string =>
  `| ${cell(row)} | ${parts.map(part => cell(cited(part, holding(tests, part)))).join('<br>')} |`;

/** The first of the tests, where it stands, and how many more there are. */
function cited(part: string, found: readonly NamedTest[]): string {
  const [first] = found;
  if (first === undefined) return `**no test** named ${part}`;
  const cases = found.length > 1 ? ` _× ${found.length}_` : '';
  return `${first.title} (\`${first.file}\`)${cases}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
