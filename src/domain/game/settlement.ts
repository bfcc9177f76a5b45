// The published rules of winning (docs/mock.md "Results and wins"): which bids a result pays, and how much.
import { assertNever } from '../../lib/assert-never.ts';
import type { BidRow } from '../slip/bid.ts';
import type { GameKey } from './game-list.ts';
import type { BidSession } from '../market/market.ts';
import { ank, panaKind } from './panna.ts';
import { points, type Points } from '../points.ts';
import type { GaliRates, MainRates, Rate, StarlineRates } from './rates.ts';

/** What a market has drawn so far: null until declared. A jodi is two digits, a pana three. */
export type MarketResult =
  | { readonly family: 'main'; readonly openPana: string | null; readonly closePana: string | null }
  | { readonly family: 'starline'; readonly pana: string | null }
  | { readonly family: 'gali'; readonly jodi: string | null };

/** How a bid stands; `waiting` while a part of the result that it depends on is not declared. */
export type BidStatus = 'won' | 'lost' | 'waiting';

/** How a bid stands against a result. */
export function bidStatus(game: GameKey, row: BidRow, result: MarketResult): BidStatus {
  const drawn = rules[game](row, result);
  if (drawn === null) return 'waiting';
  return drawn.digits === row.digits && drawn.closeDigits === row.closeDigits ? 'won' : 'lost';
}

/** The one bid that a game's result pays; null while it is not declared, or for another family's result. */
type Rule = (row: BidRow, result: MarketResult) => Pick<BidRow, 'digits' | 'closeDigits'> | null;

const one = (digits: string) => ({ digits, closeDigits: '' });

/** Games on the pana of one session: the row's of a main market, the only one of Starline. */
const onPana =
  (read: (pana: string) => string): Rule =>
  (row, result) => {
    const pana = panaOf(result, row.session);
    return pana === null ? null : one(read(pana));
  };

function panaOf(result: MarketResult, session: BidSession): string | null {
  if (result.family === 'starline') return result.pana;
  if (result.family === 'gali') return null;
  return session === 'Open' ? result.openPana : result.closePana;
}

/** Games on both panas of a main market. */
const onBoth =
  (
    read: (open: string, close: string, session: BidSession) => Pick<BidRow, 'digits' | 'closeDigits'>,
  ): Rule =>
  (row, result) =>
    result.family !== 'main' || result.openPana === null || result.closePana === null
      ? null
      : read(result.openPana, result.closePana, row.session);

const onJodi =
  (read: (jodi: string) => string): Rule =>
  (_row, result) =>
    result.family !== 'gali' || result.jodi === null ? null : one(read(result.jodi));

const samePana = onPana(pana => pana);

const rules: { readonly [K in GameKey]: Rule } = {
  singleDigit: onPana(ank),
  jodiDigit: onBoth((open, close) => one(ank(open) + ank(close))),
  singlePana: samePana,
  doublePana: samePana,
  triplePana: samePana,
  halfSangam: onBoth((open, close, session) =>
    session === 'Open'
      ? { digits: ank(open), closeDigits: close }
      : { digits: open, closeDigits: ank(close) },
  ),
  fullSangam: onBoth((open, close) => ({ digits: open, closeDigits: close })),
  spDpTp: samePana,
  spMotor: samePana,
  dpMotor: samePana,
  starlineSingleDigit: onPana(ank),
  starlineSinglePana: samePana,
  starlineDoublePana: samePana,
  starlineTriplePana: samePana,
  leftDigit: onJodi(jodi => jodi.slice(0, 1)),
  rightDigit: onJodi(jodi => jodi.slice(1)),
  galiJodi: onJodi(jodi => jodi),
};

/** The rates of one family. */
export type FamilyRates = MainRates | StarlineRates | GaliRates;

type RateName = keyof MainRates | 'leftDigit' | 'rightDigit';

const panaRates = { SP: 'singlePana', DP: 'doublePana', TP: 'triplePana' } as const;

/** The rate that a bid is paid at; games that generate panas pay each by its kind. Throws on another family's. */
export function rateOf(game: GameKey, digits: string, rates: FamilyRates): Rate {
  const named: { readonly [N in RateName]?: Rate } = rates;
  const rate = named[rateName(game, digits)];
  if (rate === undefined) throw new Error(`No rate for ${game}`);
  return rate;
}

function rateName(game: GameKey, digits: string): RateName {
  switch (game) {
    case 'starlineSingleDigit':
      return 'singleDigit';
    case 'galiJodi':
      return 'jodiDigit';
    case 'singleDigit':
    case 'jodiDigit':
    case 'halfSangam':
    case 'fullSangam':
    case 'leftDigit':
    case 'rightDigit':
      return game;
    case 'singlePana':
    case 'doublePana':
    case 'triplePana':
    case 'spDpTp':
    case 'spMotor':
    case 'dpMotor':
    case 'starlineSinglePana':
    case 'starlineDoublePana':
    case 'starlineTriplePana':
      return panaRates[panaKind(digits) ?? 'SP'];
    default:
      return assertNever(game);
  }
}

/**
 * What a winning bid pays: stake × win / stake of the rate, whole points, the fraction dropped. Six decimal places,
 * because 100 × 0.57 is a little less than 57 for the computer.
 */
export const payout = (staked: Points, rate: Rate): Points =>
  points(Math.floor(Number(((staked * Number(rate.win)) / Number(rate.stake)).toFixed(6))));
