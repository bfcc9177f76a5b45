import { withNearField } from '../api/near-field.ts';
import { configProblems } from '../api/parse-config.ts';
import { endpointIds } from '../contract/index.ts';
import { parseJson } from '../lib/json.ts';
import { jsonMistake } from '../lib/json-places.ts';
import { isObject } from './site.ts';

/** True for the `config.json` of a build that nobody has configured: its addresses are empty. */
export function isUnconfigured(text: string): boolean {
  const json = parseJson(text);
  return isObject(json) && isObject(json['hosts']) && json['hosts']['api'] === '';
}

/** The mistakes of a published `config.json`. Placeholders are none, because a note reports them. */
export function liveConfigProblems(text: string): readonly string[] {
  if (parseJson(text) === undefined) return [`is not JSON (${jsonMistake(text)}), so the app does not start`];
  return configProblems(text, endpointIds)
    .filter(({ field }) => !isUnconfigured(text) || field.startsWith('paths'))
    .map(found => withNearField(found, endpointIds))
    .map(({ field, problem }) => `${field} ${problem}`);
}
