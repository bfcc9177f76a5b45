// Prints how large the code is. Fails if imports form a circle, or if a screen needs too long a chain of
// them.
import { readdirSync, readFileSync } from 'node:fs';
import { importsOf, type Source } from './source-rules.ts';

/** Only what makes code hard to follow has a limit. Totals of files, lines and words are for information. */
const limits = {
  'levels below a screen': 8,
  'files in circles of imports': 0,
} as const;

/** Folders whose files are rows of a table, however short they are. */
const rows = [
  /^src\/text\//,
  /-screen\.tsx$/,
  /^src\/app\/screens\/groups\//,
  /^src\/ui\/icons\//,
  /\.d\.ts$/,
];

const sources: readonly Source[] = ['src', 'mock-server']
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .filter(path => /\.(tsx?|js)$/.test(path))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }));

const within = (folder: string): readonly Source[] =>
  sources.filter(({ path }) => path.startsWith(`${folder}/`));
const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length;
const linesIn = (folder: string): number => within(folder).reduce((sum, source) => sum + linesOf(source), 0);

const known = new Set(sources.map(({ path }) => path));
const imports = new Map(
  sources.map(source => [
    source.path,
    [...new Set(importsOf(source).map(({ target }) => target))].filter(target => known.has(target)),
  ]),
);
const targetsOf = (path: string): readonly string[] => imports.get(path) ?? [];

const users = new Map<string, number>();
for (const target of [...imports.values()].flat()) users.set(target, (users.get(target) ?? 0) + 1);
const short = sources.filter(
  source => linesOf(source) < 30 && users.get(source.path) === 1 && !rows.some(row => row.test(source.path)),
);

/** The files that import themselves through others, types included. */
function circles(): readonly string[] {
  const reaches = (from: string, goal: string): boolean => {
    const seen = new Set<string>();
    const open = [...targetsOf(from)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === goal) return true;
      if (!seen.has(next)) open.push(...targetsOf(next));
      seen.add(next);
    }
    return false;
  };
  return [...known].filter(path => reaches(path, path));
}

/** The longest of the shortest ways from a screen to a file that it needs. */
function levels(): number {
  const deepest = (screen: string): number => {
    const seen = new Set([screen]);
    let [depth, edge] = [0, [screen]];
    for (;;) {
      edge = edge.flatMap(targetsOf).filter(target => !seen.has(target) && seen.add(target));
      if (edge.length === 0) return depth;
      depth++;
    }
  };
  return Math.max(
    ...within('src/screens')
      .filter(({ path }) => path.endsWith('-screen.tsx'))
      .map(({ path }) => deepest(path)),
  );
}

const comment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[^]*?\*\/|\/\/.*)/g;
const words = sources
  .flatMap(({ text }) => [...text.matchAll(comment)].map(([, found = '']) => found))
  .flatMap(found => found.match(/[\p{L}\d'’-]*\p{L}[\p{L}\d'’-]*/gu) ?? []).length;

const counts = {
  'files in src': within('src').length,
  'lines in src': linesIn('src'),
  'files in mock-server': within('mock-server').length,
  'files under 30 lines with one user': short.length,
  'levels below a screen': levels(),
  'files in circles of imports': circles().length,
  'words in comments': words,
};

const grown = Object.entries(limits).filter(([what, limit]) => counts[what as keyof typeof limits] > limit);
console.log(
  Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(' · '),
);
if (process.argv.includes('--list'))
  console.log([...short.map(({ path }) => path), '', ...circles()].join('\n'));
for (const [what, limit] of grown) console.error(`more than ${limit} ${what}`);
if (grown.length > 0) process.exitCode = 1;
