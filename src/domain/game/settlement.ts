// Decides which bids a result pays. docs/mock/reference.md "Results and wins" has the rules.
import type { BidSession } from '../market/market.ts';
import type { BidRow } from '../slip/bid.ts';
import { type GameKey, gameList, type Winning } from './game-list.ts';
import { ank } from './panna.ts';

/** Each part is null until declared. A jodi has two digits, a pana three. */
export type MarketResult =
  | { readonly family: 'main'; readonly openPana: string | null; readonly closePana: string | null }
  | { readonly family: 'starline'; readonly pana: string | null }
  | { readonly family: 'gali'; readonly jodi: string | null };

/** `waiting`: a part of the result that decides the bid is not declared. */
export type BidStatus = 'won' | 'lost' | 'waiting';

export function bidStatus(game: GameKey, row: BidRow, result: MarketResult): BidStatus {
  const listed = gameList.find(({ key }) => key === game);
  const winner = listed?.family === result.family ? winners[listed.wins](partsOf(result, row.session)) : null;
  if (!winner) return 'waiting';
  const [digits, closeDigits = ''] = winner;
  return digits === row.digits && closeDigits === row.closeDigits ? 'won' : 'lost';
}

/** `both` has the open and the close pana. */
function partsOf(result: MarketResult, session: BidSession) {
  const none = { session, pana: null, jodi: null, both: null };
  if (result.family === 'gali') return { ...none, jodi: result.jodi };
  if (result.family === 'starline') return { ...none, pana: result.pana };
  const { openPana, closePana } = result;
  const both = openPana === null || closePana === null ? null : ([openPana, closePana] as const);
  const pana = session === 'Open' ? openPana : closePana;
  return { session, pana, jodi: both && both.map(ank).join(''), both };
}

type Winner = readonly [digits: string, closeDigits?: string];

const winners: { readonly [W in Winning]: (parts: ReturnType<typeof partsOf>) => Winner | '' | null } = {
  ank: ({ pana }) => pana && [ank(pana)],
  pana: ({ pana }) => pana && [pana],
  jodi: ({ jodi }) => jodi && [jodi],
  left: ({ jodi }) => jodi && [jodi.slice(0, 1)],
  right: ({ jodi }) => jodi && [jodi.slice(1)],
  halfSangam: ({ session, both }) =>
    both && (session === 'Open' ? [ank(both[0]), both[1]] : [both[0], ank(both[1])]),
  fullSangam: ({ both }) => both,
};
