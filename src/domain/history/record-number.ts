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

const lengths: { readonly [W in Winning]: { readonly open: Lengths; readonly close: Lengths } } = {
  ank: { open: [1, 0], close: [1, 0] },
  left: { open: [1, 0], close: [1, 0] },
  right: { open: [1, 0], close: [1, 0] },
  jodi: { open: [2, 0], close: [2, 0] },
  pana: { open: [3, 0], close: [3, 0] },
  halfSangam: { open: [1, 3], close: [3, 1] },
  fullSangam: { open: [3, 3], close: [3, 3] },
};

const unknown: Lengths = [0, 0];

/** A text stays as it came. */
const padded = (figure: Figure, length: number): string =>
  typeof figure === 'number' ? String(figure).padStart(length, '0') : figure;

/** A JSON number has lost the zeros at its front. The game says how many digits it has. */
export function recordNumber(family: Family, { label, session, digits, closeDigits }: Numbered) {
  const wins = winningOf(gameOfLabel(family, label));
  const side = /^close$/i.test(session.trim()) ? 'close' : 'open';
  const [length, closeLength] = wins === null ? unknown : lengths[wins][side];
  return { digits: padded(digits, length), closeDigits: padded(closeDigits, closeLength) };
}
