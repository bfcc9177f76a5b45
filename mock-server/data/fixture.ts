import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import type { Result } from '../../src/lib/result.ts';
import { err, ok } from '../../src/lib/result.ts';
import { faultSet } from './fault-sets.ts';
import { faultRule } from './faults.ts';
import { settings } from './schemas.ts';
import { fixturesFolder } from './fixtures-folder.ts';

const points = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** `day` counts from the world's first day: 0 is that day, -1 the one before. */
const when = { day: v.pipe(v.number(), v.integer(), v.maxValue(0)), time: v.string() };

/** Something that had happened before the world began; replayed through the mock's own rules of money. */
const past = v.variant('what', [
  v.object({
    what: v.literal('deposit'),
    ...when,
    mobile: v.string(),
    points,
    status: v.optional(v.picklist(['approved', 'pending', 'rejected']), 'approved'),
  }),
  v.object({
    what: v.literal('bid'),
    ...when,
    mobile: v.string(),
    family: v.picklist(['main', 'starline', 'gali']),
    game_id: v.number(),
    pana: v.string(),
    session: v.picklist(['Open', 'Close']),
    digits: v.string(),
    closedigits: v.optional(v.string(), ''),
    points,
    status: v.optional(v.picklist(['open', 'won', 'lost']), 'lost'),
  }),
  v.object({
    what: v.literal('withdrawal'),
    ...when,
    mobile: v.string(),
    points,
    payment_method: v.picklist(['2', '3', '4']),
    number: v.string(),
    status: v.picklist(['approved', 'pending', 'cancelled']),
    payment_receipt: v.optional(v.nullable(v.string()), null),
  }),
  v.object({ what: v.literal('transfer'), ...when, from: v.string(), to: v.string(), points }),
]);
export type Past = v.InferOutput<typeof past>;

const world = v.object({
  ...settings.entries,
  users: v.array(v.object({ user_name: v.string(), mobile: v.string(), password: v.string() })),
  upi: v.array(
    v.object({
      mobile: v.string(),
      google_pay_number: v.optional(v.string(), ''),
      paytm_number: v.optional(v.string(), ''),
      phone_pay_number: v.optional(v.string(), ''),
    }),
  ),
  past: v.array(past),
});
/** The start of a world: its settings and markets, its players and what they did before. */
export type WorldFixture = v.InferOutput<typeof world>;

const event = v.object({
  /** Time from the world's start, and between repetitions: `30s`, `2m`. */
  after: v.string(),
  every: v.optional(v.string()),
  do: v.picklist(['declare-next', 'betting-off', 'betting-on']),
});

/** What a provider was recorded to answer: JSON, or a text that is none. */
export const scriptedReply = v.strictObject({
  path: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  reply: v.optional(v.unknown()),
  text: v.optional(v.string()),
  /** How many calls in a row it answers. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});
export type ScriptedReply = v.InferOutput<typeof scriptedReply>;

/** A scenario file (docs/scenarios.md). */
export const scenarioFile = v.strictObject({
  title: v.string(),
  /** One sentence for the console and `--help`. */
  shows: v.string(),
  /** For the presenter: what to show, in what order, which number to type. */
  notes: v.optional(v.array(v.string()), []),
  /** Merged over world.json: objects by key; a list by a list, or row by row under its id or `*`. */
  patch: v.optional(v.record(v.string(), v.unknown()), {}),
  /** Long lists are grown, not typed. */
  grow: v.optional(
    v.object({
      markets: v.optional(points, 0),
      history: v.optional(v.object({ mobile: v.string(), rows: points })),
    }),
  ),
  faults: v.optional(v.array(faultRule), []),
  /** Named sets of faults that are on from the start. */
  fault_sets: v.optional(v.array(v.string()), []),
  /** Replies in sequence: the nth call of a path gets its nth reply, later calls the last one. */
  replies: v.optional(v.array(scriptedReply), []),
  events: v.optional(v.array(event), []),
});
/** Its fault sets are unfolded into its faults. */
export type Scenario = Omit<v.InferOutput<typeof scenarioFile>, 'fault_sets'>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(resolve(fixturesFolder, file), 'utf8'));

/** Scenarios outside of the fixtures, by name; only the command line adds one. */
const elsewhere = new Map<string, string>();

/** Makes a scenario file known and answers with its name: the file's, without its ending. */
export function addScenarioFile(file: string): string {
  const name = basename(file, '.json');
  elsewhere.set(name, resolve(file));
  return name;
}

/** The names of all scenarios, `default` first. */
export const scenarioNames = (): readonly string[] =>
  readdirSync(`${fixturesFolder}scenarios`)
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .concat([...elsewhere.keys()].filter(name => existsSync(elsewhere.get(name) ?? '')))
    .toSorted((a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b));

/** A scenario by its name; an error that lists the names when there is none. */
export function readScenario(name: string): Result<Scenario, string> {
  const names = scenarioNames();
  if (!names.includes(name)) return err(`Unknown scenario '${name}'. There are: ${names.join(', ')}`);
  try {
    const read = v.safeParse(scenarioFile, readJson(elsewhere.get(name) ?? `scenarios/${name}.json`));
    if (!read.success) return err(`Scenario '${name}' is no scenario: ${fieldOf(read.issues)}`);
    const { fault_sets, ...rest } = read.output;
    return ok({
      ...rest,
      faults: [...rest.faults, ...fault_sets.flatMap(set => faultSet(set)?.faults ?? [])],
    });
  } catch (error) {
    return err(
      `Scenario '${name}' cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** world.json with a scenario's patch over it; throws when the outcome is no world. */
export const readWorld = (patch: Readonly<Record<string, unknown>>): WorldFixture =>
  v.parse(world, merge(readJson('world.json'), patch));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, patch: unknown): unknown {
  if (Array.isArray(base) && isRecord(patch))
    return base.map(row => {
      const id = isRecord(row) ? String(row['id']) : '';
      return merge(merge(row, patch['*']), patch[id]);
    });
  if (isRecord(base) && isRecord(patch)) {
    const merged = { ...base };
    for (const [key, value] of Object.entries(patch)) merged[key] = merge(base[key], value);
    return merged;
  }
  return patch === undefined ? base : patch;
}
