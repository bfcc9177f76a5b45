import * as v from 'valibot';
import { isPart } from '../data/calls.ts';
import { duration } from '../data/fields.ts';
import type { Journal, JournalEntry } from '../provider/journal.ts';

const maxWaitMs = 60_000;

export const expectation = v.strictObject({
  path: v.string(),
  /** A part of the call's body, masked as in the journal. */
  body: v.optional(v.record(v.string(), v.unknown())),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** The time by the machine's clock, because the mock's clock may be stopped. */
  within: v.optional(v.pipe(duration, v.minValue(0), v.maxValue(maxWaitMs)), '5s'),
  since: v.optional(v.number(), 0),
});
type Expectation = v.InferOutput<typeof expectation>;

/** `others` counts calls of the same path that had another body. */
type Awaited = {
  readonly calls: number;
  readonly others: number;
  /** In the form of `GET /__mock/requests`. */
  readonly matched: readonly JournalEntry[];
};

export function waitForCalls(
  journal: Journal,
  { path, body = {}, count, within, since }: Expectation,
  abort: AbortSignal,
): Promise<Awaited> {
  const matched: JournalEntry[] = [];
  let others = 0;
  const seen = (): Awaited => ({ calls: matched.length, others, matched });
  const see = (entry: JournalEntry): void => {
    if (entry.path !== path) return;
    if (isPart(body, entry.body)) matched.push(entry);
    else others += 1;
  };
  for (const entry of journal.since(since)) see(entry);
  if (matched.length >= count) return Promise.resolve(seen());
  return new Promise(resolve => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve(seen());
    };
    const timer = setTimeout(end, within);
    const stop = journal.subscribe(entry => {
      see(entry);
      if (matched.length >= count) end();
    });
    abort.addEventListener('abort', end);
  });
}

export const missing = ({ path, body, count, within }: Expectation, { calls, others }: Awaited): string => {
  const what = `${count} ${count === 1 ? 'call' : 'calls'} of ${path}${body === undefined ? '' : ' with this body'}`;
  const besides = others === 0 ? '' : `, and ${others} with another body`;
  return `${what} expected within ${within} ms, ${calls} came${besides}`;
};
