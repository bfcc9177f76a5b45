import { readFileSync } from 'node:fs';
import type { Config } from '../api/config.ts';
import { withNearField } from '../api/near-field.ts';
import { type ConfigProblem, parseConfig } from '../api/parse-config.ts';
import { endpointIds } from '../contract/index.ts';
import { parseJson } from '../lib/json.ts';
import { jsonMistake } from '../lib/json-places.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { isObject, type Json } from './schema.ts';

/** Flags that replace fields of the file. */
export type GivenConfig = {
  readonly paths?: string | undefined;
  readonly api?: string | undefined;
  readonly headline?: string | undefined;
  readonly gateway?: string | undefined;
  readonly key?: string | undefined;
};

/**
 * `origin` is the app's own site, which the file calls `/`. `flagOf` names the flag of a field such as
 * `hosts.api`.
 */
export function readConfig(
  given: GivenConfig,
  origin: string | null,
  flagOf: ReadonlyMap<string, string>,
): Result<Config, string> {
  const file = readConfigFile(given.paths);
  if (!file.ok) return file;
  const { hosts, appKey, ...rest } = file.value;
  const named: Json = {
    ...(isObject(hosts) ? hosts : {}),
    ...(given.api !== undefined && { api: given.api }),
  };
  // A site.json may leave a host empty, which is then the API's.
  const hostOf = (name: string): unknown => (named[name] === '' ? undefined : named[name]) ?? named['api'];
  const own = (address: unknown): unknown => (address === '/' && origin !== null ? origin : address);
  const read = parseConfig(
    JSON.stringify({
      ...rest,
      hosts: {
        api: own(named['api']),
        headline: own(given.headline ?? hostOf('headline')),
        gateway: own(given.gateway ?? hostOf('gateway')),
      },
      appKey: { ...(isObject(appKey) ? appKey : {}), ...(given.key !== undefined && { value: given.key }) },
    }),
    endpointIds,
  );
  return read.ok ? read : err(wordsOf(withNearField(read.error, endpointIds), flagOf));
}

function wordsOf({ field, problem }: ConfigProblem, flagOf: ReadonlyMap<string, string>): string {
  const flag = flagOf.get(field);
  return `${field} ${problem}${flag === undefined ? '' : ` (${flag})`}`;
}

function readConfigFile(file: string | undefined): Result<Json, string> {
  if (file === undefined) return ok({});
  try {
    const text = readFileSync(file, 'utf8');
    const json = parseJson(text);
    if (json === undefined) return err(`${file} is not JSON (${jsonMistake(text)})`);
    if (!isObject(json)) return err(`${file} is not a JSON object`);
    // A site.json contains the config and the settings of the host.
    return ok(isObject(json['config']) ? json['config'] : json);
  } catch {
    return err(`${file} cannot be read`);
  }
}
