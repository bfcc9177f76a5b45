import { posix } from 'node:path';

/** A source file by its path from the top of the project, such as `src/lib/result.ts`. */
export type Source = { readonly path: string; readonly text: string };

/**
 * The imports that are allowed to a room (a folder, or a file at the top) besides itself: rooms, packages,
 * and `type x` for types of x.
 */
export type ImportTable = { readonly [room: string]: readonly string[] };

/** The rooms inside a room, in their order: each may import those before it. */
export type Order = { readonly [room: string]: readonly string[] };

type Import = { readonly target: string; readonly names: readonly string[]; readonly typeOnly: boolean };
type Rule = (source: Source, imports: readonly Import[]) => readonly string[] | false;

/** The problems of a file, one sentence for each. */
export function complaintsAbout(source: Source, table: ImportTable, order: Order): readonly string[] {
  const imports = importsOf(source);
  const found = [
    strangeImports(source.path, imports, table),
    backwardImports(source.path, imports, order),
    ...rules.map(rule => rule(source, imports)),
  ];
  return found.flatMap(complaints => complaints || []).map(complaint => `${source.path} ${complaint}`);
}

function strangeImports(path: string, imports: readonly Import[], table: ImportTable): readonly string[] {
  const room = roomOf(path);
  const allowed = table[room] ?? table[posix.dirname(room)];
  if (!allowed) return [`stands in a place without a row in the import table`];
  const fits = ({ target, typeOnly }: Import): boolean =>
    [room, ...allowed].some(
      place => within(target, place) || (typeOnly && within(target, place.replace(/^type /, ''))),
    );
  return imports.filter(one => !fits(one)).map(({ target }) => `may not import ${target}`);
}

/** A file in an ordered room may import only from rooms before its own. A file in no inner room comes last. */
function backwardImports(path: string, imports: readonly Import[], order: Order): readonly string[] {
  const inside = Object.entries(order).find(([room]) => within(path, room));
  if (inside === undefined) return [];
  const [room, rooms] = inside;
  const placeOf = (file: string): number => {
    const place = rooms.findIndex(one => within(file, `${room}/${one}`));
    return place === -1 ? rooms.length : place;
  };
  if (posix.dirname(path) !== room && placeOf(path) === rooms.length)
    return [`stands in a folder that the order of ${room} does not name`];
  return imports
    .filter(({ target }) => within(target, room) && placeOf(target) > placeOf(path))
    .map(({ target }) => `may not import ${target}, which comes after it`);
}

/** Lists that are loaded as a whole. Other files import their members from the members' own files. */
const isList = /^src\/(contract\/index|text\/(hi|mr)|app\/screens\/groups\/\w+)\.ts$/;

const rules: readonly Rule[] = [
  (_, imports) =>
    imports
      .filter(({ target }) => /^(src|mock-server)\//.test(target) && posix.extname(target) === '')
      .map(({ target }) => `imports ${target} without its ending`),
  ({ path }) =>
    !/^[a-z0-9]+(-[a-z0-9]+)*(\.module|\.d)?\.(tsx?|css)$/.test(posix.basename(path)) && [
      'is not named in kebab-case',
    ],
  ({ text }) => text.trimEnd().split('\n').length > 300 && ['is longer than 300 lines'],
  ({ path, text }) => isScript(path, 'src') && /^export default\b/m.test(text) && ['has a default export'],
  ({ path, text }) =>
    !isList.test(path) &&
    /^export (type )?(\*|\{[^}]*\}) from\b/m.test(text) && ['hands on the exports of another file'],
  ({ path }) =>
    path.endsWith('.css') &&
    within(path, 'src') &&
    // Every page of the app contains the styles of ui.
    !['src/ui', 'src/setup'].some(room => within(path, room)) && ['is a style sheet outside of ui'],
  ({ path }, imports) =>
    !path.startsWith('src/ui/overlays/toast') &&
    uses(imports, 'react-hot-toast') && ['imports react-hot-toast outside of ui/overlays/toast'],
  ({ path }, imports) =>
    /^src\/(screens|app)\//.test(path) &&
    imports
      .filter(({ target }) => target === 'jotai')
      .flatMap(({ names }) => names)
      .filter(name => !name.startsWith('use') && !(within(path, 'src/app') && roots.includes(name)))
      .map(name => `takes ${name} from jotai, whose hooks alone are for screens`),
  ({ path, text }, imports) =>
    path.endsWith('.tsx') &&
    imports.some(({ target, typeOnly }) => within(target, 'src/live') && !typeOnly) &&
    !/\buseSignals\(\)/.test(codeOf(text)) && ['reads signals without useSignals()'],
  // Finds `await` and then `go(` in one function, unless `go` is in a function that is returned to the form.
  ({ path, text }) =>
    within(path, 'src/screens') &&
    /\bawait\b(?:(?!return \(\) =>|^ {0,2}\})[^])*?\bgo\(/m.test(codeOf(text)) && [
      'navigates after an await, when the player may have left the screen',
    ],
  // The clock file is exempt, because the browser's clocks are passed in there.
  ({ path, text }) =>
    path !== 'src/lib/clock.ts' &&
    /^src\/(lib|domain|contract)\//.test(path) &&
    matches(
      text,
      /\b(Date\.now|new Date\(\)|Math\.random|(window|document|navigator|localStorage|sessionStorage)\.\w+)/g,
    ).map(word => `reaches for ${word}, which must be passed in`),
  ({ path, text }) =>
    isScript(path, 'src') &&
    !['src/contract', 'src/export'].some(room => within(path, room)) &&
    matches(text, /\b[a-z][a-z0-9]*(_[a-z0-9]+)+\b/g).map(word => `uses the wire's name ${word}`),
];

/** Only the root of the app may create a store. */
const roots = ['Provider', 'createStore'];

const within = (target: string, place: string): boolean =>
  target === place || target.startsWith(place.endsWith(':') ? place : `${place}/`);
const uses = (imports: readonly Import[], name: string): boolean =>
  imports.some(({ target }) => within(target, name));
const isScript = (path: string, place: string): boolean =>
  within(path, place) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const matches = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(codeOf(text).match(pattern) ?? []),
];

/** The room of a path: `src/lib` for `src/lib/result.ts`, the area for a screen, the file itself at the top. */
function roomOf(path: string): string {
  const folders = path.split('/');
  const depth = within(path, 'src/screens') ? 3 : within(path, 'src') ? 2 : 1;
  return folders.slice(0, depth).join('/');
}

const string = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/.source;
const template = /`(?:\\.|[^`\\])*`/.source;
const comment = /\/\*[^]*?\*\/|\/\/.*/.source;
const wordless = new RegExp(`(${string})|${template}|${comment}`, 'g');

/** The text without comments and templates. `withStrings` keeps the strings, `codeOf` empties them. */
const withStrings = (text: string): string =>
  text.replace(wordless, (_, kept: string | undefined) => kept ?? '');
const codeOf = (text: string): string => text.replace(wordless, "''");

const importing = /\b(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;

export function importsOf({ path, text }: Source): readonly Import[] {
  if (path.endsWith('.css')) return [];
  return [...withStrings(text).matchAll(importing)].map(([, type, clause = '', from, lazily]) => {
    const target = from ?? lazily ?? '';
    const names = clause
      .replace(/[{}]/g, '')
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '');
    return {
      target: target.startsWith('.') ? posix.join(posix.dirname(path), target) : target,
      names: names.filter(name => !name.startsWith('type ')),
      typeOnly: type !== undefined || (names.length > 0 && names.every(name => name.startsWith('type '))),
    };
  });
}
