import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configProblems } from '../api/parse-config.ts';
import { endpointIds } from '../contract/index.ts';
import { parseJson } from '../lib/json.ts';
import { printable } from '../lib/printable.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { type PolicyConfig, withHosts, withPreconnects } from './policy.ts';
import { compress, filesOf } from './write.ts';

type Json = { [name: string]: unknown };
type Field = readonly [path: string, value: string];

const type = 'string';
const flags = {
  api: { type, field: 'hosts.api', means: "the provider's address, or / for the site itself" },
  headline: { type, field: 'hosts.headline', means: 'the host of the headlines' },
  gateway: { type, field: 'hosts.gateway', means: 'the host of the payment details' },
  'app-key': { type, field: 'appKey.value', means: 'the application key' },
} as const;

const help = `Writes dist/config.json, and allows its hosts in the content policy of all pages.

${Object.entries(flags)
  .map(([name, { field, means }]) => `  --${`${name} VALUE`.padEnd(18)}${means} (${field})`)
  .join('\n')}
  --set FIELD=VALUE   any field of docs/hosting.md "Configure"; several times
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
  place[last] = parseValue(value);
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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

/** Also writes its hosts into every policy. Returns the changed files, or all mistakes. */
export async function configure(
  folders: { readonly site: string; readonly hosting: string },
  fields: readonly Field[],
): Promise<Result<readonly string[], readonly string[]>> {
  const file = `${folders.site}/config.json`;
  if (!existsSync(file)) return err(['There is no build yet: npm run build']);
  const json = parseJson(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) return err(['config.json is not JSON']);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- configProblems checks every field below
  const config = { ...json } as Json & PolicyConfig;
  for (const [path, value] of fields.filter(field => !isReserved(field))) setField(config, path, value);
  const text = `${JSON.stringify(config, null, 2)}\n`;
  const problems = [
    ...fields.filter(isReserved).map(([path]) => `${path} is no known field`),
    ...unseen(config, ''),
    ...configProblems(text, endpointIds).map(({ field, problem }) => `${field} ${problem}`),
  ];
  if (problems.length > 0) return err(problems);

  writeFileSync(file, text);
  const changed = [file];
  const hosting = existsSync(folders.hosting) ? filesOf(folders.hosting) : [];
  const withPolicy = filesOf(folders.site).filter(name => /(\.html|[\\/]_headers)$/.test(name));
  for (const name of [...withPolicy, ...hosting]) {
    const before = readFileSync(name, 'utf8');
    const allowed = withHosts(before, config);
    const after = name.endsWith('.html') ? withPreconnects(allowed, config) : allowed;
    if (after === before) continue;
    writeFileSync(name, after);
    changed.push(name);
    if (existsSync(`${name}.br`)) await compress(name);
  }
  return ok(changed);
}

/** Null asks for help. */
function fieldsOf(argv: readonly string[]): Result<readonly Field[] | null, readonly string[]> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { ...flags, set: { type, multiple: true }, help: { type: 'boolean' } },
    });
    if (values.help === true) return ok(null);
    const named = (['api', 'headline', 'gateway', 'app-key'] as const).flatMap((name): Field[] => {
      const value = values[name];
      return value === undefined ? [] : [[flags[name].field, value]];
    });
    const pairs = (values.set ?? []).map(pair => /^([^=]+)=(.*)$/s.exec(pair) ?? pair);
    const wrong = pairs.filter(pair => typeof pair === 'string');
    if (wrong.length > 0) return err(wrong.map(pair => `--set takes FIELD=VALUE, not '${pair}'`));
    return ok([
      ...named,
      ...pairs.flatMap((pair): Field[] => (typeof pair === 'string' ? [] : [[pair[1] ?? '', pair[2] ?? '']])),
    ]);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : '').split('\n');
    return err([`${line} (--help lists the flags)`]);
  }
}

if (process.argv[1]?.endsWith('configure.ts')) {
  const fields = fieldsOf(process.argv.slice(2));
  if (fields.ok && fields.value === null) console.log(help);
  else {
    const done = fields.ok
      ? await configure({ site: 'dist', hosting: 'hosting' }, fields.value ?? [])
      : fields;
    if (done.ok) {
      const [file = '', ...rest] = done.value;
      console.log(`${file} is written, and the content policy in ${rest.length} files.
Next: npm run verify -- --paths ${file} --origin https://YOUR-SITE, then put dist/ on your host (docs/hosting.md).`);
    } else {
      for (const problem of done.error) console.error(printable(problem));
      process.exitCode = 2;
    }
  }
}
