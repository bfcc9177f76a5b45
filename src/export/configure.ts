// Configures a finished build for an operator: writes config.json, and allows its hosts in the content policy.
//   npm run configure -- --api https://… --headline https://… --gateway https://… --app-key … --set payee=name@bank
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseConfig } from '../api/parse-config.ts';
import { parseJson } from '../lib/json.ts';
import { type PolicyConfig, withHosts, withPreconnects } from './policy.ts';
import { compress, filesOf } from './write.ts';

type Json = { [name: string]: unknown };

/** Sets a field by its path (`features.transfers`). A value that is not JSON is a text. */
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

/** Writes the config into `site`, and its hosts into every policy. Resolves to null, or to what is wrong with the fields. */
export async function configure(
  folders: { readonly site: string; readonly hosting: string },
  fields: readonly (readonly [path: string, value: string])[],
): Promise<string | null> {
  const file = `${folders.site}/config.json`;
  if (!existsSync(file)) return 'There is no build yet: npm run build';
  const json = parseJson(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) return 'config.json is not JSON';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parseConfig checks every field below
  const config = { ...json } as Json & PolicyConfig;
  for (const [path, value] of fields) setField(config, path, value);
  const text = `${JSON.stringify(config, null, 2)}\n`;
  const read = parseConfig(text);
  if (!read.ok) return `${read.error.field} ${read.error.problem}`;

  writeFileSync(file, text);
  const hosting = existsSync(folders.hosting) ? filesOf(folders.hosting) : [];
  const withPolicy = filesOf(folders.site).filter(name => /(\.html|[\\/]_headers)$/.test(name));
  for (const name of [...withPolicy, ...hosting]) {
    const before = readFileSync(name, 'utf8');
    const allowed = withHosts(before, config);
    const after = name.endsWith('.html') ? withPreconnects(allowed, config) : allowed;
    if (after === before) continue;
    writeFileSync(name, after);
    if (existsSync(`${name}.br`)) await compress(name);
  }
  return null;
}

if (process.argv[1]?.endsWith('configure.ts')) {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      headline: { type: 'string' },
      gateway: { type: 'string' },
      'app-key': { type: 'string' },
      set: { type: 'string', multiple: true },
    },
  });
  const named = [
    ['hosts.api', values.api],
    ['hosts.headline', values.headline],
    ['hosts.gateway', values.gateway],
    ['appKey.value', values['app-key']],
  ] as const;
  const set = (values.set ?? []).map(pair => {
    const [path = '', ...rest] = pair.split('=');
    return [path, rest.join('=')] as const;
  });
  const wrong = await configure({ site: 'dist', hosting: 'hosting' }, [
    ...named.flatMap(([path, value]) => (value === undefined ? [] : [[path, value] as const])),
    ...set,
  ]);
  if (wrong !== null) {
    console.error(wrong);
    process.exitCode = 2;
  }
}
