import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { configSchema } from '../src/api/config.ts';
import { plainConfig } from '../src/api/plain-config.ts';
import {
  anchorOf,
  filesNamedIn,
  foreignPapersIn,
  headingsOf,
  linksOf,
  npmCommandsOf,
  papersCitedIn,
  sectionsCitedIn,
  type Paper,
} from './support/docs/papers.ts';

const read = (path: string): Paper => ({ path, text: readFileSync(path, 'utf8') });
const filesIn = (folder: string, ending: RegExp): readonly Paper[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(path => ending.test(path) && !/\/node_modules\/|^tests\/reports\//.test(path))
    .toSorted()
    .map(read);

const papers: readonly Paper[] = [
  ...readdirSync('.')
    .filter(name => name.endsWith('.md'))
    .map(read),
  ...filesIn('docs', /\.md$/),
  ...filesIn('tests', /\.md$/),
];
/** Both files contain examples of such faults. */
const own = new Set(['tests/docs.test.ts', 'tests/support/docs/papers.ts']);
const code: readonly Paper[] = ['src', 'mock-server', 'tests']
  .flatMap(folder => filesIn(folder, /\.(tsx?|js|css|html)$/))
  .filter(({ path }) => !own.has(path));

/** Empty for an existing place, otherwise its fault. */
function wrongPlace(path: string, anchor: string | undefined): string {
  if (!existsSync(path)) return 'is no file';
  if (anchor === undefined || anchor === '') return '';
  return headingsOf(read(path).text).map(anchorOf).includes(anchor) ? '' : 'is no heading';
}

it('every relative link of a paper leads to a file, and to a heading where it names one', () => {
  const wrong = papers.flatMap(({ path, text }) =>
    linksOf(text).flatMap(link => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file);
      const why = wrongPlace(target, anchor);
      return why === '' ? [] : [`${path}: ${link} ${why}`];
    }),
  );
  expect(papers.flatMap(({ text }) => linksOf(text)).length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

it('every file of the sources that a paper names is there', () => {
  // `tests/reports` is written by runs, and `recorded.json` by a recording.
  const later = /^tests\/reports\/|recorded\.json$/;
  const wrong = papers.flatMap(({ path, text }) =>
    filesNamedIn(text)
      .filter(file => !later.test(file) && !existsSync(file))
      .map(file => `${path}: ${file}`),
  );
  expect(papers.flatMap(({ text }) => filesNamedIn(text)).length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

it('every npm command that a paper names is there', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm has read the file before us
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const names = Object.keys(scripts);
  const short = ['start', 'test'].filter(name => names.includes(name));
  const known = new Set(['ci', 'audit', ...short, ...names.map(name => `run ${name}`)]);
  const wrong = papers.flatMap(({ path, text }) =>
    npmCommandsOf(text)
      .filter(command => !known.has(command))
      .map(command => `${path}: npm ${command}`),
  );
  expect(wrong).toEqual([]);
});

it('every section of the specification that is cited is a heading of its paper', () => {
  const sections = ['accounts-and-wallet', 'bidding-and-history'].flatMap((name, index) =>
    headingsOf(read(`docs/specification/${name}.md`).text).map(
      heading => `${index + 1} ${/^§\d+(?= )/.exec(heading)?.[0] ?? ''}`,
    ),
  );
  const wrong = [...code, ...papers].flatMap(({ path, text }) =>
    sectionsCitedIn(text)
      .filter(section => !sections.includes(section))
      .map(section => `${path}: spec ${section}`),
  );
  expect(code.flatMap(({ text }) => sectionsCitedIn(text)).length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

it('every other paper that code cites is there, with the heading that it names', () => {
  const cited = code.flatMap(({ path, text }) =>
    papersCitedIn(text).map(place => ({ from: path, ...place })),
  );
  const wrong = cited.flatMap(({ from, path, heading }) => {
    const why = wrongPlace(path, heading === null ? undefined : anchorOf(heading));
    return why === '' ? [] : [`${from}: ${path} ${heading ?? ''} ${why}`];
  });
  expect(cited.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

it('nothing cites a paper that is not in the repository', () => {
  const wrong = [...code, ...papers].flatMap(({ path, text }) =>
    foreignPapersIn(text).map(paper => `${path}: ${paper}`),
  );
  expect(wrong).toEqual([]);
});

it('docs/configuration.md has a row for each field of config.json, and no other', () => {
  const plain = new Map<string, unknown>(Object.entries(plainConfig));
  const fields = Object.keys(configSchema.entries).flatMap(name => {
    const value = plain.get(name);
    return typeof value === 'object' && value !== null && name !== 'paths'
      ? Object.keys(value).map(inner => `${name}.${inner}`)
      : [name];
  });
  const rows = Array.from(
    read('docs/configuration.md').text.matchAll(/^\| `([\w.]+)`/gm),
    ([, field = '']) => field,
  );
  expect(rows.toSorted()).toEqual(fields.toSorted());
});

it('finds headings, links, commands and citations as they are written', () => {
  const text = [
    '# Placing a bid, *once*',
    '```sh',
    '# no heading',
    'npm ci && npm run lab -- x   # [no](link)',
    '```',
    'See [it](a.md#b), [out](https://example.com) and `[no](c.md)`; `npm test`, npm lost, `npm run`.',
  ].join('\n');
  expect(headingsOf(text)).toEqual(['Placing a bid, *once*']);
  expect(anchorOf('§4 States: a bid, once')).toBe('4-states-a-bid-once');
  expect(linksOf(text)).toEqual(['a.md#b']);
  expect(npmCommandsOf(text)).toEqual(['ci', 'run lab', 'test', 'run']);
  expect(filesNamedIn('`src/a.ts`, `src/b/`, `src/NAME.ts`, `src/*.ts`, src/c.ts')).toEqual([
    'src/a.ts',
    'src/b/',
  ]);
  expect(sectionsCitedIn('Spec 1 §4 and §9, spec 2 §7, §8: spec 3 §1')).toEqual([
    '1 §4',
    '1 §9',
    '2 §7',
    '2 §8',
  ]);
  expect(papersCitedIn(' * As docs/a.md "One\n * two" and docs/b/c.md say.')).toEqual([
    { path: 'docs/a.md', heading: 'One two' },
    { path: 'docs/b/c.md', heading: null },
  ]);
  expect(foreignPapersIn('See SCREENS rule 4, SCREENSHOT, MOCK_KILLS, ../shared/a')).toEqual([
    'SCREENS',
    '../shared',
  ]);
});
