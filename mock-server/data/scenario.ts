import * as v from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { isClockTime } from './clock.ts';
import { faultRule } from './fault-rule.ts';
import { faultSetName, faultSet } from './faults.ts';
import { clockSpeed, clockTime, points } from './fields.ts';
import { fixtures } from './fixtures.ts';
import { readPlacedJson } from './json-places.ts';
import { latency } from './random.ts';
import { unknownField, messageOf, problemIn, type Refusal } from './refusal.ts';
import { scenarioEvent } from './timeline.ts';
import { parseMoment } from './wall-time.ts';

/** A reply as it was recorded from a provider: JSON, or a text that is none. */
export const recordedReply = v.strictObject({
  path: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  reply: v.optional(v.unknown()),
  text: v.optional(v.string()),
  /** How many calls in a row get it. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Notes of the recorder: how many milliseconds the provider took, and its `Date` header. */
  ms: v.optional(v.number()),
  date: v.optional(v.string()),
});
export type RecordedReply = v.InferOutput<typeof recordedReply>;

const badTime = "must be a time such as '3:00 PM', or from 1970 to 2099 such as '2026-11-21T07:30:00Z'";

/** More rows than this are no demo, and take minutes to make. */
const maxGrown = 10_000;

/** A scenario file (docs/scenarios.md). */
export const scenarioFile = v.strictObject({
  /** For editors: where the JSON Schema of this file is. */
  $schema: v.optional(v.string()),
  title: v.string(),
  /** One sentence for the console and `--help`. */
  shows: v.string(),
  /** For the presenter: what to show, in what order, which number to type. */
  notes: v.optional(v.array(v.string()), []),
  /** Merged over world.json (`readWorld`). */
  patch: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Long lists that are made, not typed. */
  grow: v.optional(
    v.strictObject({
      markets: v.optional(v.pipe(points, v.maxValue(maxGrown)), 0),
      history: v.optional(v.strictObject({ mobile: v.string(), rows: v.pipe(points, v.maxValue(maxGrown)) })),
    }),
  ),
  /** The points of players at the start, by their mobile numbers, whatever their past has left them. */
  wallets: v.optional(v.record(v.string(), points)),
  /** Where the clock begins, and how fast it runs. What the command line says comes first. */
  clock: v.optional(
    v.strictObject({
      now: v.optional(
        v.union(
          [
            clockTime,
            v.pipe(
              v.string(),
              v.isoTimestamp(),
              v.check(time => isClockTime(parseMoment(time, 'UTC') ?? -1)),
            ),
          ],
          badTime,
        ),
      ),
      speed: v.optional(clockSpeed),
    }),
  ),
  /** How late every reply comes. */
  latency: v.optional(latency),
  faults: v.optional(v.array(faultRule), []),
  /** Named sets of faults that are set from the start. */
  fault_sets: v.optional(v.array(faultSetName), []),
  /** Replies in sequence: the nth call of a path gets its nth reply, later calls the last one. */
  replies: v.optional(v.array(recordedReply), []),
  events: v.optional(v.array(scenarioEvent), []),
  /** A whole world as `Save as scenario` writes it; then nothing else makes the world. */
  saved: v.optional(v.record(v.string(), v.unknown())),
});
/** A scenario whose sets of faults are among its faults. */
export type Scenario = Omit<v.InferOutput<typeof scenarioFile>, 'fault_sets'>;

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
