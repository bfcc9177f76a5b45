import * as v from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { unknownField } from './did-you-mean.ts';
import { faultSet } from './fault-sets.ts';
import { fixtures } from './fixtures.ts';
import { readPlacedJson } from './json-places.ts';
import { messageOf, problemIn, type Refusal } from './refusal.ts';
import { scenarioFile, type Scenario } from './scenario-file.ts';

/** Scenarios outside of the fixtures, by name; only the command line adds one. */
const ownFiles = new Map<string, string>();

/** Adds a scenario file to the list; returns its name: the file's, without its ending. */
export function addScenarioFile(file: string): string {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '');
  ownFiles.set(name, file);
  return name;
}

const ourNames = (): string[] =>
  fixtures()
    .scenarios()
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length));

const ownNames = (): string[] =>
  [...ownFiles].filter(([, file]) => fixtures().outside(file) !== null).map(([name]) => name);

/** The names of all scenarios, `default` first. */
export const scenarioNames = (): readonly string[] =>
  [...new Set(ourNames().concat(ownNames()))].toSorted(
    (a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b),
  );

/** A scenario by its name. The error is one line: the names that there are, or what is wrong in the file. */
export function readScenario(name: string): Result<Scenario, string> {
  const own = ownFiles.get(name);
  if (own !== undefined && fixtures().outside(own) === null) return err(`Scenario file not found: ${own}`);
  const names = scenarioNames();
  if (!names.includes(name)) return err(`Unknown scenario '${name}'. There are: ${names.join(', ')}`);
  const source = sourceOf(name);
  if (!source.ok) return err(`Scenario '${name}' cannot be read: ${source.error}`);
  const { file, text } = source.value;
  const json = readPlacedJson(text);
  if (!json.ok) return err(`${file}:${json.error.line}:${json.error.column} ${json.error.problem}`);
  const { value } = json.value;
  const unknown = unknownField(value, scenarioFile);
  if (unknown !== null)
    return err(placed(name, `${unknown.path.join('.')} is not known${unknown.hint}`, [unknown.path]));
  const read = v.safeParse(scenarioFile, value);
  if (!read.success) {
    const path = (read.issues[0].path ?? []).map(({ key }) => String(key));
    return err(placed(name, problemIn(read.issues), [path]));
  }
  const { fault_sets, ...rest } = read.output;
  const faults = [...rest.faults, ...fault_sets.flatMap(set => faultSet(set)?.faults ?? [])];
  return ok({ ...rest, faults });
}

/** A problem of a scenario in one line, after file, line and column: `mine.json:3:12 patch.…: …`. */
export function placed(name: string, problem: string, paths: Refusal['paths']): string {
  const source = sourceOf(name);
  const json = source.ok ? readPlacedJson(source.value.text) : null;
  if (!source.ok || json === null || !json.ok) return `${name}: ${problem}`;
  const { line, column } = json.value.placeOf(paths);
  return `${source.value.file}:${line}:${column} ${problem}`;
}

/** The text of a scenario's file, and its path from where the mock was started. */
function sourceOf(name: string): Result<{ readonly file: string; readonly text: string }, string> {
  const own = ownFiles.get(name);
  const file = own ?? `fixtures/scenarios/${name}.json`;
  try {
    return ok({
      file,
      text: (own === undefined
        ? fixtures().read(`scenarios/${name}.json`)
        : (fixtures().outside(own) ?? '')
      ).replace(/^\uFEFF/, ''),
    });
  } catch (error) {
    return err(messageOf(error));
  }
}

/** What a world of this scenario is made of, to see when it has changed. */
export function scenarioText(name: string): string {
  const source = sourceOf(name);
  return `${source.ok ? source.value.text : ''}\n${fixtures().read('world.json')}`;
}

/** The path of a scenario that is not of the fixtures; null for one of them. */
export const ownFile = (name: string): string | null => ownFiles.get(name) ?? null;
