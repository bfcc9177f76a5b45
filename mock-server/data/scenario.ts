import * as v from 'valibot';
import { readPlacedJson } from '../../src/lib/json-places.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { isClockTime } from './clock.ts';
import { faultRule, replyHeaders } from './fault-rule.ts';
import { faultSetName, faultSet } from './faults.ts';
import { clockSpeed, clockTime, points } from './fields.ts';
import { fixtures } from './fixtures.ts';
import { latency } from './random.ts';
import { unknownField, messageOf, problemIn, type Refusal } from './refusal.ts';
import { scenarioEvent } from './timeline.ts';
import { parseMoment } from './wall-time.ts';

export const recordedReply = v.strictObject({
  path: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  reply: v.optional(v.unknown()),
  text: v.optional(v.string()),
  headers: v.optional(replyHeaders),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Notes of the recorder: the provider's milliseconds, and its `Date` header. */
  ms: v.optional(v.number()),
  date: v.optional(v.string()),
});
export type RecordedReply = v.InferOutput<typeof recordedReply>;

const badTime = "must be a time such as '3:00 PM', or from 1970 to 2099 such as '2026-11-21T07:30:00Z'";

/** More rows would take minutes to make. */
const maxGrown = 10_000;

export const scenarioFile = v.strictObject({
  $schema: v.optional(v.string()),
  title: v.string(),
  shows: v.string(),
  /** Notes for the presenter: what to show, in which order, and which number to type. */
  notes: v.optional(v.array(v.string()), []),
  /** A patch that `readWorld` merges over world.json. */
  patch: v.optional(v.record(v.string(), v.unknown()), {}),
  grow: v.optional(
    v.strictObject({
      markets: v.optional(v.pipe(points, v.maxValue(maxGrown)), 0),
      history: v.optional(v.strictObject({ mobile: v.string(), rows: v.pipe(points, v.maxValue(maxGrown)) })),
    }),
  ),
  /** The wallets by mobile number. These sums replace the result of `past`. */
  wallets: v.optional(v.record(v.string(), points)),
  /** A flag on the command line overrides this. */
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
  latency: v.optional(latency),
  faults: v.optional(v.array(faultRule), []),
  fault_sets: v.optional(v.array(faultSetName), []),
  /** The nth call of a path gets its nth reply. Later calls get the last one. */
  replies: v.optional(v.array(recordedReply), []),
  events: v.optional(v.array(scenarioEvent), []),
  /** A whole world, as `Save as scenario` writes it. Nothing else then shapes the world. */
  saved: v.optional(v.record(v.string(), v.unknown())),
});
export type Scenario = Omit<v.InferOutput<typeof scenarioFile>, 'fault_sets'>;

/** Only the command line sets the file of a scenario. */
const ownFiles = new Map<string, string>();

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

export const scenarioNames = (): readonly string[] =>
  [...new Set(ourNames().concat(ownNames()))].toSorted(
    (a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b),
  );

/** The error is one line. */
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

export function placed(name: string, problem: string, paths: Refusal['paths']): string {
  const source = sourceOf(name);
  const json = source.ok ? readPlacedJson(source.value.text) : null;
  if (!source.ok || json === null || !json.ok) return `${name}: ${problem}`;
  const { line, column } = json.value.placeOf(paths);
  return `${source.value.file}:${line}:${column} ${problem}`;
}

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

export function scenarioText(name: string): string {
  const source = sourceOf(name);
  return `${source.ok ? source.value.text : ''}\n${fixtures().read('world.json')}`;
}

export const ownFile = (name: string): string | null => ownFiles.get(name) ?? null;
