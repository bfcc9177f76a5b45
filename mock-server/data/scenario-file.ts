import * as v from 'valibot';
import { parseMoment } from './wall-time.ts';
import { isClockTime } from './clock.ts';
import { faultSetName } from './fault-sets.ts';
import { faultRule } from './fault-rule.ts';
import { clockSpeed, clockTime, points } from './fields.ts';
import { latency } from './latency.ts';
import { scenarioEvent } from './timeline.ts';

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
