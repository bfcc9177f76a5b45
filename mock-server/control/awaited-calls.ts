import * as v from 'valibot';
import { duration } from '../data/fields.ts';
import type { Journal } from '../provider/journal.ts';

const maxWaitMs = 60_000;

/** What a test waits for: `count` calls of a path, counted from the journal's number `since`. */
export const expectation = v.strictObject({
  path: v.string(),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** By the machine's clock, because the mock's own may stand still. */
  within: v.optional(v.pipe(duration, v.minValue(0), v.maxValue(maxWaitMs)), '5s'),
  since: v.optional(v.number(), 0),
});
export type Expectation = v.InferOutput<typeof expectation>;

/** Waits until the calls have come, the time is over, or `abort` says so; returns how many have come. */
export function waitForCalls(
  journal: Journal,
  { path, count, within, since }: Expectation,
  abort: AbortSignal,
): Promise<number> {
  let seen = journal.since(since).filter(entry => entry.path === path).length;
  if (seen >= count) return Promise.resolve(seen);
  return new Promise(resolve => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve(seen);
    };
    const timer = setTimeout(end, within);
    const stop = journal.subscribe(entry => {
      if (entry.path === path) seen += 1;
      if (seen >= count) end();
    });
    abort.addEventListener('abort', end);
  });
}
