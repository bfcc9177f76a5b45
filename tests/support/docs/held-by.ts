import { citedSections } from './cited-sections.ts';

/** A test: its file (from the top of the repository) and its title. */
export type NamedTest = { readonly file: string; readonly title: string };

/** The titles of Playwright's tests in a source text. The `${…}` of a template stay as they are. */
export const titlesIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g), ([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );

/** The tests whose titles start with this section. */
export const testsOf = (paper: 1 | 2, section: number, tests: readonly NamedTest[]): readonly NamedTest[] =>
  tests.filter(({ title }) =>
    citedSections(title).sections.some(cited => cited.paper === paper && cited.section === section),
  );

const block = /\n*<!-- tests -->[^]*?<!-- \/tests -->\n*/g;

/** A section without its list of tests. */
export const withoutBlock = (text: string): string => text.replaceAll(block, '\n');

/** A section with a list of its tests at the end, by file. */
export function withBlock(text: string, tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))].toSorted();
  const lines = files.flatMap(file => [
    `- \`${file}\``,
    ...tests.filter(test => test.file === file).map(({ title }) => `  - ${code(citedSections(title).words)}`),
  ]);
  return [
    withoutBlock(text).trimEnd(),
    '',
    '<!-- tests -->',
    '',
    '### Held by',
    '',
    '<details>',
    `<summary>${count(tests.length, 'test')} in ${count(files.length, 'file')}</summary>`,
    '',
    ...lines,
    '',
    '</details>',
    '',
    '<!-- /tests -->',
  ].join('\n');
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

function code(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}
