import type { Winning } from '../game/game-list.ts';
import { winningOf } from '../game/winning.ts';
import type { Family } from '../market/market.ts';
import { gameOfLabel } from './server-words.ts';

type Figure = string | number;

type Numbered = {
  readonly label: string;
  readonly session: string;
  readonly digits: Figure;
  readonly closeDigits: Figure;
};

type Lengths = readonly [digits: number, closeDigits: number];

const none: Lengths = [0, 0];

/** The lengths for an Open bid. A Half Sangam with Close swaps them. A single digit has no zero to lose. */
const lengths: { readonly [W in Winning]: Lengths } = {
  ank: none,
  left: none,
  right: none,
  jodi: [2, 0],
  pana: [3, 0],
  halfSangam: [0, 3],
  fullSangam: [3, 3],
};

/** A text stays as it came. */
const padded = (figure: Figure, length: number): string =>
  typeof figure === 'number' ? String(figure).padStart(length, '0') : figure;

/** A JSON number has lost the zeros at its front. The game says how many digits it has. */
export function recordNumber(family: Family, { label, session, digits, closeDigits }: Numbered) {
  const wins = winningOf(gameOfLabel(family, label));
  const [first, second] = wins === null ? none : lengths[wins];
  const isTurned = wins === 'halfSangam' && /^close$/i.test(session.trim());
  return {
    digits: padded(digits, isTurned ? second : first),
    closeDigits: padded(closeDigits, isTurned ? first : second),
  };
}
