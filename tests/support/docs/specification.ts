// Finds the tests of each section of the two specifications. A test cites a section at the start of its
// title.
import { readdirSync, readFileSync } from 'node:fs';
import type { TestModule } from 'vitest/node';

/** A test: its file (from the top of the repository) and its title. */
export type NamedTest = { readonly file: string; readonly title: string };

/** A section of one of the two specifications: `spec 1 §5` is paper 1, section 5. */
type Section = { readonly paper: 1 | 2; readonly section: number };

const papers = [
  [1, 'docs/specification/accounts-and-wallet.md'],
  [2, 'docs/specification/bidding-and-history.md'],
] as const;

const citation = /^(?:spec ([12]) )?§(\d+)(?:, |: )/;

/**
 * The sections at the start of a test's title, and the words after them. There may be several: `spec 1 §4, §9: …` or
 * `spec 1 §9, spec 2 §7: …`. No sections where the title starts with anything else.
 */
export function citedSections(title: string): {
  readonly sections: readonly Section[];
  readonly words: string;
} {
  const sections: Section[] = [];
  let rest = title;
  for (let found = citation.exec(rest); found; found = citation.exec(rest)) {
    const paper = found[1] === undefined ? sections.at(-1)?.paper : found[1] === '1' ? 1 : 2;
    if (paper === undefined) return { sections: [], words: title };
    sections.push({ paper, section: Number(found[2]) });
    rest = rest.slice(found[0].length);
    if (found[0].endsWith(': ')) return { sections, words: rest };
  }
  return { sections: [], words: title };
}

/** The titles of Playwright's tests in a source text. The `${…}` of a template stay as they are. */
export const titlesIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g), ([, , title = '']) =>
    title.replaceAll(/\\(.)/g, '$1'),
  );

type Checked = {
  /** The sections, each with its tests by file, in Markdown. */
  readonly heldBy: string;
  /** One line for each section or message without a test, and for each citation of an unknown section. */
  readonly missing: readonly string[];
};

/** The sections where every message needs a test: validation rules and the error catalogue. */
const byRow = [5, 8];

/** Compares a specification with the tests whose titles start with `spec {paper} §N`. */
export function specificationOf(paper: 1 | 2, source: string, tests: readonly NamedTest[]): Checked {
  const sections = source.split(/(?=^## )/m).flatMap(text => {
    const [, number, title = ''] = /^## §(\d+) (.*)/.exec(text) ?? [];
    if (number === undefined) return [];
    const section = Number(number);
    return [
      { name: `spec ${paper} §${section}`, title, section, text, held: testsOf(paper, section, tests) },
    ];
  });
  const known = new Set(sections.map(({ section }) => section));
  return {
    heldBy: sections.map(({ name, title, held }) => heldBy(`${name} ${title}`, held)).join('\n'),
    missing: [
      ...sections.flatMap(({ name, section, text, held }) => [
        ...(held.length === 0 ? [`${name}: no test's title begins with it`] : []),
        ...(held.length > 0 && byRow.includes(section) ? unheldMessages(text, held) : []).map(
          ([about, message]) => `${name}, ${about}: no test's title names "${message}"`,
        ),
      ]),
      ...tests.flatMap(({ file, title }) =>
        citedSections(title)
          .sections.filter(cited => cited.paper === paper && !known.has(cited.section))
          .map(({ section }) => `${file}: "${title}" cites spec ${paper} §${section}, which is no heading`),
      ),
    ],
  };
}

const testsOf = (paper: 1 | 2, section: number, tests: readonly NamedTest[]): readonly NamedTest[] =>
  tests.filter(({ title }) =>
    citedSections(title).sections.some(cited => cited.paper === paper && cited.section === section),
  );

function heldBy(heading: string, tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))].toSorted();
  const lines = files.flatMap(file => [
    `- ${file}`,
    ...tests
      .filter(test => test.file === file)
      .map(({ title }) => `  - ${citedSections(title).words.replaceAll(/\s+/g, ' ').trim()}`),
  ]);
  return [`## ${heading}`, '', ...lines, ''].join('\n');
}

/** A row of a table of messages: its first cell, and the texts that are shown. */
type MessageRow = { readonly about: string; readonly messages: readonly string[] };

/**
 * The rows of all tables in a section whose last column is 'Message'. The texts are in double quotes. A cell without
 * quotes describes what is shown, and is one text.
 */
function messageRows(text: string): readonly MessageRow[] {
  const rows: MessageRow[] = [];
  let inTable = false;
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    const [about, last] = [cells[0], cells.at(-1)];
    if (about === undefined || last === undefined) inTable = false;
    else if (last === 'Message') inTable = true;
    else if (inTable && !/^[-: ]+$/.test(about)) rows.push({ about, messages: messagesIn(last) });
  }
  return rows;
}

const cellsOf = (line: string): readonly string[] =>
  line.startsWith('|')
    ? line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map(cell => cell.replaceAll('\\|', '|').replaceAll('**', '').replace('(ours)', '').trim())
    : [];

function messagesIn(cell: string): readonly string[] {
  const quoted = Array.from(cell.matchAll(/"([^"]+)"/g), ([, message = '']) => message);
  return quoted.length > 0 ? quoted : [cell];
}

/**
 * The messages of a section that are in no test's title, each with the first cell of its row. Where another
 * row has the same message, or a longer one that contains it, the title must contain the first cell too.
 */
function unheldMessages(
  text: string,
  tests: readonly NamedTest[],
): readonly (readonly [about: string, message: string])[] {
  const rows = messageRows(text);
  const titles = tests.map(({ title }) => citedSections(title).words);
  const shared = (message: string): boolean =>
    rows.filter(({ messages }) => messages.some(other => other.includes(message))).length > 1;
  const held = (about: string, message: string): boolean =>
    titles.some(title => {
      const rest = withoutMessage(title, message);
      return rest !== null && (!shared(message) || rest.toLowerCase().includes(about.toLowerCase()));
    });
  return rows.flatMap(({ about, messages }) =>
    messages.filter(message => !held(about, message)).map(message => [about, message] as const),
  );
}

/** A title without a message; null when the message is not in it. `{min}` and the like match any text. */
function withoutMessage(title: string, message: string): string | null {
  let [before, rest] = ['', title];
  for (const part of message.split(/\{[^}]+\}/)) {
    const at = rest.indexOf(part);
    if (at < 0) return null;
    before += rest.slice(0, at);
    rest = rest.slice(at + part.length);
  }
  return before + rest;
}

/** Compares both specifications with the tests that ran. Null if only some of the tests ran. */
export function checkedSpecifications(modules: readonly TestModule[]): Checked | null {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(file => !file.includes('node_modules'))
    .map(file => `tests/${file}`);
  const ran = new Set(modules.map(fileOf));
  const filtered = modules.some(({ project }) => project.vitest.config.testNamePattern !== undefined);
  if (filtered || files.some(file => /\.test\.tsx?$/.test(file) && !ran.has(file))) return null;

  const tests = [
    ...modules.flatMap(unitsOf),
    ...files.filter(file => file.endsWith('.spec.ts')).flatMap(flowsOf),
  ];
  const checked = papers.map(([paper, file]) => specificationOf(paper, readFileSync(file, 'utf8'), tests));
  return {
    heldBy: checked.map(one => one.heldBy).join('\n'),
    missing: checked.flatMap(({ missing }) => missing),
  };
}

const fileOf = ({ moduleId }: TestModule): string => moduleId.slice(moduleId.lastIndexOf('/tests/') + 1);

/** The tests of a module, without skipped ones. */
const unitsOf = (module: TestModule): readonly NamedTest[] =>
  [...module.children.allTests()]
    .filter(test => test.result().state !== 'skipped')
    .map(test => ({ file: fileOf(module), title: test.name }));

const flowsOf = (file: string): readonly NamedTest[] =>
  titlesIn(readFileSync(file, 'utf8')).map(title => ({ file, title }));
