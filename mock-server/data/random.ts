/** The whole state of the random numbers, saved with the world. */
export type RandomState = { random: number };

/** The next number from 0 to below 1 (Mulberry32); changes `state.random`. */
export function randomNumber(state: RandomState): number {
  state.random = (state.random + 0x6d2b79f5) >>> 0;
  const seed = state.random;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** Three random digits, sorted as a pana's (0 last), so that the kinds of pana come in their real proportions. */
export const drawPana = (state: RandomState): string =>
  [randomDigit(state), randomDigit(state), randomDigit(state)]
    .toSorted((a, b) => (Number(a) || 10) - (Number(b) || 10))
    .join('');

/** Two random digits. */
export const drawJodi = (state: RandomState): string => randomDigit(state) + randomDigit(state);

const randomDigit = (state: RandomState): string => String(Math.floor(randomNumber(state) * 10));
