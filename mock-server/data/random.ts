import * as v from 'valibot';
import { latency as milliseconds, maxLatency } from './fields.ts';

export type RandomState = { random: number };

export function randomNumber(state: RandomState): number {
  state.random = (state.random + 0x6d2b79f5) >>> 0;
  const seed = state.random;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** A pana with its digits sorted (0 last), so that its kinds occur in their real proportions. */
export const drawPana = (state: RandomState): string =>
  [randomDigit(state), randomDigit(state), randomDigit(state)]
    .toSorted((a, b) => (Number(a) || 10) - (Number(b) || 10))
    .join('');

export const drawJodi = (state: RandomState): string => randomDigit(state) + randomDigit(state);

const randomDigit = (state: RandomState): string => String(Math.floor(randomNumber(state) * 10));

export const latencyWords = `must be milliseconds (at most ${maxLatency}), a range such as [200, 900], or {"typical", "worst"}`;

export const latency = v.union(
  [
    milliseconds,
    v.pipe(
      v.strictTuple([milliseconds, milliseconds]),
      v.check(([from, to]) => from <= to, latencyWords),
    ),
    v.pipe(
      // Half of the replies take at most `typical`. One in a hundred takes `worst` or longer.
      v.strictObject({ typical: v.pipe(milliseconds, v.minValue(1)), worst: milliseconds }),
      v.check(({ typical, worst }) => typical <= worst, latencyWords),
    ),
  ],
  latencyWords,
);
export type Latency = v.InferOutput<typeof latency>;

/** The distance of the last hundredth from the middle of a normal distribution, in standard deviations. */
const lastHundredth = 2.3263;

/** A fixed latency uses no random number. */
export function drawLatency(latency: Latency, state: RandomState): number {
  if (typeof latency === 'number') return latency;
  if (Array.isArray(latency)) {
    const [from, to] = latency;
    return from + Math.floor(randomNumber(state) * (to - from + 1));
  }
  const { typical, worst } = latency;
  // The method of Box and Muller. 1 minus a number below 1 is never 0.
  const radius = Math.sqrt(-2 * Math.log(1 - randomNumber(state)));
  const deviation = radius * Math.cos(2 * Math.PI * randomNumber(state));
  const ms = typical * Math.exp((deviation * Math.log(worst / typical)) / lastHundredth);
  return Math.min(maxLatency, Math.round(ms));
}
