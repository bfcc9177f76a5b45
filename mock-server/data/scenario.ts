import * as v from 'valibot';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { unknownField } from './did-you-mean.ts';
import { faultSet } from './fault-sets.ts';
import { faultRule } from './faults.ts';
import { duration, points } from './fields.ts';
import { fixtures } from './fixtures.ts';
import { messageOf, problemIn } from './refusal.ts';

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

/** What an event does. */
export const eventAction = v.picklist(['declare-next', 'betting-off', 'betting-on']);

/** An event by the clock: `after` the world's start and then `every` so many milliseconds. */
const event = v.strictObject({
  after: duration,
  every: v.optional(v.pipe(duration, v.minValue(1, 'must be longer than 0'))),
  do: eventAction,
});

const faultSetName = v.pipe(
  v.string(),
  v.check(name => faultSet(name) !== undefined, 'must be the name of a set of faults'),
);

/** More rows than this are no demo, and take minutes to make. */
const maxGrown = 10_000;

/** A scenario file (docs/scenarios.md). */
export const scenarioFile = v.strictObject({
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
  faults: v.optional(v.array(faultRule), []),
  /** Named sets of faults that are set from the start. */
  fault_sets: v.optional(v.array(faultSetName), []),
  /** Replies in sequence: the nth call of a path gets its nth reply, later calls the last one. */
  replies: v.optional(v.array(recordedReply), []),
  events: v.optional(v.array(event), []),
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

/** The names of all scenarios, `default` first. */
export const scenarioNames = (): readonly string[] =>
  fixtures()
    .scenarios()
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .concat([...ownFiles.keys()].filter(name => fixtures().outside(ownFiles.get(name) ?? '') !== null))
    .toSorted((a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b));

/** A scenario by its name. The error is one line: the names that there are, or what is wrong in the file. */
export function readScenario(name: string): Result<Scenario, string> {
  const own = ownFiles.get(name);
  const ownText = own === undefined ? null : fixtures().outside(own);
  if (own !== undefined && ownText === null) return err(`Scenario file not found: ${own}`);
  const names = scenarioNames();
  if (!names.includes(name)) return err(`Unknown scenario '${name}'. There are: ${names.join(', ')}`);
  try {
    const json: unknown = JSON.parse(ownText ?? fixtures().read(`scenarios/${name}.json`));
    const no = (problem: string) => err(`Scenario '${name}' is no scenario: ${problem}`);
    const unknown = unknownField(json, scenarioFile);
    if (unknown !== null) return no(`${unknown.path.join('.')} is not known${unknown.hint}`);
    const read = v.safeParse(scenarioFile, json);
    if (!read.success) return no(problemIn(read.issues));
    const { fault_sets, ...rest } = read.output;
    const faults = [...rest.faults, ...fault_sets.flatMap(set => faultSet(set)?.faults ?? [])];
    return ok({ ...rest, faults });
  } catch (error) {
    return err(`Scenario '${name}' cannot be read: ${messageOf(error)}`);
  }
}
