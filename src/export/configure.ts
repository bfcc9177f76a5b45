import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configProblems } from '../api/parse-config.ts';
import { endpointIds } from '../contract/index.ts';
import { parseJson } from '../lib/json.ts';
import { printable } from '../lib/printable.ts';
import { err, ok, orElse, type Result } from '../lib/result.ts';
import { accentNotes } from './accent.ts';
import { type Icons, iconsOf, ownIcons } from './icons.ts';
import { type Look, lookWriter, manifestOf } from './look.ts';
import { type PolicyConfig, withConfig, withPreconnects } from './policy.ts';
import { compress, filesOf, writeFiles } from './write.ts';

type Json = { [name: string]: unknown };
type Field = readonly [path: string, value: string];

const type = 'string';
const flags = {
  api: { type, field: 'hosts.api', means: "the provider's address, or / for the site itself" },
  headline: { type, field: 'hosts.headline', means: 'the host of the headlines' },
  gateway: { type, field: 'hosts.gateway', means: 'the host of the payment details' },
  'app-key': { type, field: 'appKey.value', means: 'the application key' },
  brand: { type, field: 'brand', means: 'the name of the app' },
  'short-name': { type, field: 'shortName', means: 'the same below an icon, 12 letters at most' },
  accent: { type, field: 'accent', means: 'the colour of buttons and links, such as #0a7d4f' },
  language: { type, field: 'language', means: 'en, hi or mr for who chose none' },
} as const;

const help = `Writes dist/config.json, and what stands in it into pages, manifest and content policy.

${Object.entries(flags)
  .map(([name, { field, means }]) => `  --${`${name} VALUE`.padEnd(18)}${means} (${field})`)
  .join('\n')}
  --mark FILE         a square SVG or PNG, of which all icons are made; none brings ours back
  --set FIELD=VALUE   any field of docs/hosting.md "Configure"; several times; none takes a field away
  --help              prints this list and ends`;

/** A reader of JSON silently leaves out names that reach an object's prototype. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** A value that is not JSON is a text. */
export function setField(config: Json, path: string, value: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = config;
  for (const name of names) {
    const next = place[name];
    const child: Json = typeof next === 'object' && next !== null ? { ...next } : {};
    place[name] = child;
    place = child;
  }
  if (value === 'none') delete place[last];
  else place[last] = orElse((): unknown => JSON.parse(value), value);
}

const isReserved = ([path]: Field): boolean => path.split('.').some(name => reserved.has(name));

/** Fields that a reader would not see as they are written: reserved names, control letters, direction marks. */
function unseen(value: unknown, path: string): readonly string[] {
  if (typeof value === 'string')
    return printable(value) === value ? [] : [`${path} has a control letter or a direction mark`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return reserved.has(name) ? [`${place} is no known field`] : unseen(inner, place);
  });
}

type Done = { readonly changed: readonly string[]; readonly notes: readonly string[] };

/** Without `mark` the icons stay. Returns what was done, or all mistakes. */
export async function configure(
  folders: { readonly site: string; readonly hosting: string },
  fields: readonly Field[],
  mark?: string,
): Promise<Result<Done, readonly string[]>> {
  const file = `${folders.site}/config.json`;
  if (!existsSync(file)) return err(['There is no build yet: npm run build']);
  const json = parseJson(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) return err(['config.json is not JSON']);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- configProblems checks every field below
  const config = { ...json } as Json & PolicyConfig & Look;
  // A picture at an address would be shown instead.
  if (mark !== undefined) delete config.mark;
  for (const [path, value] of fields.filter(field => !isReserved(field))) setField(config, path, value);
  const text = `${JSON.stringify(config, null, 2)}\n`;
  const problems = [
    ...fields.filter(isReserved).map(([path]) => `${path} is no known field`),
    ...unseen(config, ''),
    ...configProblems(text, endpointIds).map(({ field, problem }) => `${field} ${problem}`),
  ];
  if (mark !== undefined && mark !== 'none' && statSync(mark, { throwIfNoEntry: false })?.isFile() !== true)
    problems.push(`mark: there is no file ${mark}`);
  if (problems.length > 0) return err(problems);
  const ownAgain = mark === 'none' ? ok<Icons>(ownIcons()) : ok<Icons>({});
  const icons = mark === undefined || mark === 'none' ? ownAgain : await iconsOf(mark, config);
  if (!icons.ok) return err([`mark: ${icons.error}`]);

  writeFileSync(file, text);
  writeFiles(folders.site, icons.value);
  const look = await lookWriter(config);
  const manifest = `${folders.site}/manifest.webmanifest`;
  const hosting = existsSync(folders.hosting) ? filesOf(folders.hosting) : [];
  const written = filesOf(folders.site).filter(name => /(\.html|[\\/]_headers)$/.test(name));
  const changed = [file, ...Object.keys(icons.value).map(name => `${folders.site}/${name}`)];
  const write = (name: string, before: string, after: string): void => {
    if (after === before) return;
    writeFileSync(name, after);
    changed.push(name);
  };
  for (const name of [...written, ...hosting]) {
    const before = readFileSync(name, 'utf8');
    const allowed = withConfig(before, config);
    write(name, before, name.endsWith('.html') ? look(withPreconnects(allowed, config)) : allowed);
  }
  if (existsSync(manifest)) {
    const before = readFileSync(manifest, 'utf8');
    const [, base = ''] = /"scope": "(.*)\/"/.exec(before) ?? [];
    write(manifest, before, await manifestOf(folders.site, base, config));
  }
  for (const name of changed) if (existsSync(`${name}.br`)) await compress(name);
  return ok({ changed, notes: config.accent === undefined ? [] : accentNotes(config.accent) });
}

type Asked = { readonly fields: readonly Field[]; readonly mark: string | undefined };

/** Null asks for help. */
function askedFor(argv: readonly string[]): Result<Asked | null, readonly string[]> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { ...flags, mark: { type }, set: { type, multiple: true }, help: { type: 'boolean' } },
    });
    if (values.help === true) return ok(null);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the object's own fields
    const named = (Object.keys(flags) as (keyof typeof flags)[]).flatMap((name): Field[] => {
      const value = values[name];
      if (value === undefined) return [];
      // A name of figures is a text all the same.
      return [[flags[name].field, value === 'none' ? value : JSON.stringify(value)]];
    });
    const pairs = (values.set ?? []).map(pair => /^([^=]+)=(.*)$/s.exec(pair) ?? pair);
    const wrong = pairs.filter(pair => typeof pair === 'string');
    if (wrong.length > 0) return err(wrong.map(pair => `--set takes FIELD=VALUE, not '${pair}'`));
    const set = pairs.flatMap((pair): Field[] =>
      typeof pair === 'string' ? [] : [[pair[1] ?? '', pair[2] ?? '']],
    );
    return ok({ fields: [...named, ...set], mark: values.mark });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : '').split('\n');
    return err([`${line} (--help lists the flags)`]);
  }
}

if (process.argv[1]?.endsWith('configure.ts')) {
  const asked = askedFor(process.argv.slice(2));
  if (asked.ok && asked.value === null) console.log(help);
  else {
    const { fields = [], mark } = (asked.ok ? asked.value : null) ?? {};
    const done = asked.ok ? await configure({ site: 'dist', hosting: 'hosting' }, fields, mark) : asked;
    if (done.ok) {
      const [file = '', ...rest] = done.value.changed;
      for (const note of done.value.notes) console.log(`accent: ${note}`);
      console.log(`${file} is written, and what stands in it in ${rest.length} other files.
Next: npm run verify -- --paths ${file} --origin https://YOUR-SITE, then put dist/ on your host (docs/hosting.md).`);
    } else {
      for (const problem of done.error) console.error(printable(problem));
      process.exitCode = 2;
    }
  }
}
