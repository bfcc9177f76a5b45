import * as v from 'valibot';
import { parseDuration } from '../data/clock.ts';
import type { Journal } from '../provider/journal.ts';

const longest = 60_000;

/** What a test waits for: `count` calls of a path, those after `since` that were made already among them. */
export const expectation = v.strictObject({
  path: v.string(),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** By the machine's clock, at most a minute: the mock's own may stand still. */
  within: v.optional(
    v.pipe(v.string(), v.transform(parseDuration), v.number(), v.minValue(0), v.maxValue(longest)),
    '5s',
  ),
  since: v.optional(v.number(), 0),
});
export type Expectation = v.InferOutput<typeof expectation>;

/** Waits until the calls have come, or the time is over; answers with how many there were. Stops when `given up`. */
export function waitForCalls(
  journal: Journal,
  { path, count, within, since }: Expectation,
  givenUp: AbortSignal,
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
    givenUp.addEventListener('abort', end);
  });
}
