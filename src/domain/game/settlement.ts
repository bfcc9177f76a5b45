// Which bids a result pays: docs/mock.md "Results and wins".
import type { BidSession } from '../market/market.ts';
import type { BidRow } from '../slip/bid.ts';
import { type GameKey, gameList, type Winning } from './game-list.ts';
import { ank } from './panna.ts';

/** Null until declared; a jodi is two digits, a pana three. */
export type MarketResult =
  | { readonly family: 'main'; readonly openPana: string | null; readonly closePana: string | null }
  | { readonly family: 'starline'; readonly pana: string | null }
  | { readonly family: 'gali'; readonly jodi: string | null };

/** `waiting`: a part of the result that it depends on is not declared. */
export type BidStatus = 'won' | 'lost' | 'waiting';

export function bidStatus(game: GameKey, row: BidRow, result: MarketResult): BidStatus {
  const listed = gameList.find(({ key }) => key === game);
  const winner = listed?.family === result.family ? winners[listed.wins](result, row.session) : null;
  if (winner === null) return 'waiting';
  return winner.digits === row.digits && winner.closeDigits === row.closeDigits ? 'won' : 'lost';
}

type Winner = (result: MarketResult, session: BidSession) => Pick<BidRow, 'digits' | 'closeDigits'> | null;

const onPana =
  (read: (pana: string) => string): Winner =>
  (result, session) => {
    const pana = panaOf(result, session);
    return pana === null ? null : { digits: read(pana), closeDigits: '' };
  };

function panaOf(result: MarketResult, session: BidSession): string | null {
  if (result.family === 'starline') return result.pana;
  if (result.family === 'gali') return null;
  return session === 'Open' ? result.openPana : result.closePana;
}

const onJodi =
  (read: (jodi: string) => string): Winner =>
  result => {
    const jodi = jodiOf(result);
    return jodi === null ? null : { digits: read(jodi), closeDigits: '' };
  };

function jodiOf(result: MarketResult): string | null {
  if (result.family === 'gali') return result.jodi;
  const panas = bothPanas(result);
  return panas && panas.map(ank).join('');
}

const onBoth =
  (read: (open: string, close: string, session: BidSession) => readonly [string, string]): Winner =>
  (result, session) => {
    const panas = bothPanas(result);
    if (panas === null) return null;
    const [digits, closeDigits] = read(...panas, session);
    return { digits, closeDigits };
  };

function bothPanas(result: MarketResult): readonly [string, string] | null {
  if (result.family !== 'main' || result.openPana === null || result.closePana === null) return null;
  return [result.openPana, result.closePana];
}

const winners: { readonly [W in Winning]: Winner } = {
  ank: onPana(ank),
  pana: onPana(pana => pana),
  jodi: onJodi(jodi => jodi),
  left: onJodi(jodi => jodi.slice(0, 1)),
  right: onJodi(jodi => jodi.slice(1)),
  halfSangam: onBoth((open, close, session) =>
    session === 'Open' ? [ank(open), close] : [open, ank(close)],
  ),
  fullSangam: onBoth((open, close) => [open, close]),
};
