import type { GameKey, Winning } from '../game/game-list.ts';
import { isPana } from '../game/panna.ts';
import { winningOf } from '../game/winning.ts';
import { type Family, parseBidSession } from '../market/market.ts';
import type { ShownRecord } from './history.ts';
import { gameOfLabel } from './server-words.ts';

type Figure = string | number;

type Numbered = {
  readonly label: string;
  readonly session: string;
  readonly digits: Figure;
  readonly closeDigits: Figure;
};

type Lengths = readonly [digits: number, closeDigits: number];

const one: Lengths = [1, 0];

/** The lengths for an Open bid. A Half Sangam with Close swaps them. */
const lengths: { readonly [W in Winning]: Lengths } = {
  ank: one,
  left: one,
  right: one,
  jodi: [2, 0],
  pana: [3, 0],
  halfSangam: [1, 3],
  fullSangam: [3, 3],
};

function lengthsOf(game: GameKey | null, session: string): Lengths | null {
  const wins = winningOf(game);
  if (wins === null) return null;
  const [first, second] = lengths[wins];
  return wins === 'halfSangam' && parseBidSession(session) === 'Close' ? [second, first] : [first, second];
}

/** A text stays as it came. */
const padded = (figure: Figure, length: number): string =>
  typeof figure === 'number' ? String(figure).padStart(length, '0') : figure;

/**
 * A JSON number has lost the zeros at its front. The game says how many digits it has. Where it has no close digits,
 * some providers write `0` or `-`.
 */
export function recordNumber(family: Family, { label, session, digits, closeDigits }: Numbered) {
  const [first, second] = lengthsOf(gameOfLabel(family, label), session) ?? [0, null];
  const close = padded(closeDigits, second ?? 0);
  return { digits: padded(digits, first), closeDigits: second === 0 && !/[1-9]/.test(close) ? '' : close };
}

type Written = Pick<ShownRecord, 'session' | 'digits' | 'closeDigits'>;

/** False for a number that the game does not have. A provider may write it in another way than the app reads. */
export function isNumberOf(game: GameKey, { session, digits, closeDigits }: Written): boolean {
  const sizes = lengthsOf(game, session);
  return [digits, closeDigits].every(
    (part, at) => part.length === sizes?.[at] && (part.length === 3 ? isPana(part) : !/\D/.test(part)),
  );
}
