import type { GameKey, Winning } from '../game/game-list.ts';
import type { Numbers } from '../game/game-numbers.ts';
import { isPana } from '../game/panna.ts';
import { winningOf } from '../game/winning.ts';
import { type BidSession, type Family, parseBidSession } from '../market/market.ts';
import type { BidRow } from '../slip/bid.ts';
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
const halfSangam = { Open: [1, 3], Close: [3, 1] } as const;

const lengths: { readonly [W in Exclude<Winning, 'halfSangam'>]: Lengths } = {
  ank: one,
  left: one,
  right: one,
  jodi: [2, 0],
  pana: [3, 0],
  fullSangam: [3, 3],
};

/** The usual order comes first. Some providers write the two parts of a half sangam in the other order. */
function ordersOf(game: GameKey | null, session: BidSession): readonly Lengths[] {
  const wins = winningOf(game);
  if (wins === null) return [];
  return wins === 'halfSangam' ? [halfSangam[session], halfSangam[otherSession(session)]] : [lengths[wins]];
}

const otherSession = (session: BidSession): BidSession => (session === 'Open' ? 'Close' : 'Open');

/** A text stays as it came. */
const padded = (figure: Figure, length: number): string =>
  typeof figure === 'number' ? String(figure).padStart(length, '0') : figure;

/**
 * A JSON number has lost the zeros at its front. The game says how many digits it has. Where it has no close digits,
 * some providers write `0` or `-`.
 */
export function recordNumber(family: Family, { label, session, digits, closeDigits }: Numbered): Numbers {
  const orders = ordersOf(gameOfLabel(family, label), parseBidSession(session) ?? 'Open');
  const written = orders.map(order => {
    const [first, second] = order;
    const close = padded(closeDigits, second);
    const none = second === 0 && !/[1-9]/.test(close);
    return { order, number: { digits: padded(digits, first), closeDigits: none ? '' : close } };
  });
  const found = written.find(({ order, number }) => hasOrder(number, order)) ?? written[0];
  return found?.number ?? { digits: String(digits), closeDigits: String(closeDigits) };
}

const hasOrder = ({ digits, closeDigits }: Numbers, order: Lengths): boolean =>
  [digits, closeDigits].every(
    (part, at) => part.length === order[at] && (part.length === 3 ? isPana(part) : !/\D/.test(part)),
  );

/**
 * The bids that a written number may mean. There are none for a number that the game does not have. If the two parts
 * of a half sangam are in the other order, the bid is either of its session, or of the one that has this order.
 */
export function meaningsOf(game: GameKey, row: BidRow): readonly BidRow[] {
  const { digits, closeDigits, session } = row;
  const [usual, other] = ordersOf(game, session);
  if (usual && hasOrder(row, usual)) return [row];
  if (!other || !hasOrder(row, other)) return [];
  return [
    { ...row, digits: closeDigits, closeDigits: digits },
    { ...row, session: otherSession(session) },
  ];
}
