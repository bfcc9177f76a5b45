/** Whoever keeps the generator's whole state: one number, saved with the world. */
export type Seeded = { random: number };

/** The next number from 0 up to, not including, 1 (Mulberry32); moves `holder.random` on. */
export function draw(holder: Seeded): number {
  holder.random = (holder.random + 0x6d2b79f5) >>> 0;
  const state = holder.random;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** Three drawn digits as a pana: rising, with 0 counted as ten, so that its kinds come in their real proportions. */
export const drawPana = (holder: Seeded): string =>
  [drawDigit(holder), drawDigit(holder), drawDigit(holder)]
    .toSorted((a, b) => (Number(a) || 10) - (Number(b) || 10))
    .join('');

export const drawJodi = (holder: Seeded): string => drawDigit(holder) + drawDigit(holder);

const drawDigit = (holder: Seeded): string => String(Math.floor(draw(holder) * 10));
