import { expect, it } from 'vitest';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import type { Family, Market } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { points } from '../../../src/domain/points.ts';
import { rowsNow, type SlipAgain, slipsAgain, withinBalance } from '../../../src/domain/slip/slips-again.ts';
import { aMarket } from '../../support/a-market.ts';

const market = (name: string, more: Partial<Market> = {}): Market => ({
  ...aMarket({ id: name, name }),
  ...more,
});
const bid = (digits: string, more: Partial<ShownRecord> = {}, family: Family = 'main') => ({
  family,
  bid: {
    label: 'Single Digit',
    marketName: 'Kalyan',
    session: 'Open',
    digits,
    closeDigits: '',
    amount: { exact: '20', points: points(20) },
    date: '20-November-2026',
    ...more,
  },
});
const taking = (minute: number, ...markets: readonly Market[]) => ({
  markets,
  betting: true,
  minute: minuteOfDay(minute),
});
const amount = (exact: string) => ({ exact, points: points(Math.max(0, Math.floor(Number(exact)))) });
const noon = 12 * 60;
const told = ({ rows, refused }: Pick<SlipAgain, 'rows' | 'refused'>) => [
  rows.map(row => `${row.digits} ${row.session} ${row.points}`),
  ...refused.map(({ words, numbers }) => [words, ...numbers]),
];
const slip = (minute: number, ...bids: readonly ReturnType<typeof bid>[]) => {
  const [one, another] = slipsAgain(bids, taking(minute, market('Kalyan')));
  if (one === undefined || another !== undefined) throw new Error('Not one slip');
  return told(one);
};

it('bids of one market and game are one slip, in any spelling of theirs, with their own sessions', () => {
  const bids = [
    bid('7'),
    bid('3', { marketName: ' KALYAN ', label: 'single  digit', session: 'close' }),
    bid('47', { label: 'Jodi Digit', session: 'Close' }),
  ];
  const slips = slipsAgain(bids, taking(noon, market('Kalyan')));
  expect(slips.map(told)).toEqual([[['7 Open 20', '3 Close 20']], [['47 Close 20']]]);
});

it('a row whose session has ended is not moved to the other one', () => {
  expect(slip(15 * 60 - 1, bid('7'))).toEqual([['7 Open 20']]);
  expect(slip(15 * 60, bid('7'), bid('3', { session: 'Close' }))).toEqual([
    ['3 Close 20'],
    ['bid.sessionClosed', '7'],
  ]);
  expect(slip(17 * 60, bid('7'), bid('3', { session: 'Close' }))).toEqual([
    [],
    ['bid.sessionClosed', '7', '3'],
  ]);
});

it('a declared open result ends Open before its time', () => {
  const [found] = slipsAgain(
    [bid('7')],
    taking(noon, market('Kalyan', { open: '124-7', openDeclared: true })),
  );
  expect(found && told(found)).toEqual([[], ['bid.sessionClosed', '7']]);
});

it('a game that needs both results ends with the open time, half sangam of Close too', () => {
  const half = bid('128', { label: 'Half Sangam', closeDigits: '7', session: 'Close' });
  expect(slip(noon, half)).toEqual([['128 Close 20']]);
  expect(slip(15 * 60, half)).toEqual([[], ['again.gameClosed', '128-7']]);
});

it.each<[why: string, now: ReturnType<typeof taking>, words: string]>([
  ['the market is not there', taking(noon, market('Milan')), 'again.noMarket'],
  ['two markets have the name', taking(noon, market('Kalyan'), market('kalyan')), 'again.noMarket'],
  ['it is of another family', taking(noon, market('Kalyan', { family: 'gali' })), 'again.noMarket'],
  ['the server takes no bids', taking(noon, market('Kalyan', { taking: false })), 'again.marketClosed'],
  ['its times cannot be read', taking(noon, market('Kalyan', { times: null })), 'again.timeUnknown'],
  ['betting is off', { ...taking(noon, market('Kalyan')), betting: false }, 'again.bettingOff'],
])('nothing is bid again when %s', (_why, now, words) => {
  const [found] = slipsAgain([bid('7')], now);
  expect(found?.place).toBeNull();
  expect(found && told(found)).toEqual([[], [words, '7']]);
});

it.each<[what: string, more: Partial<ShownRecord>]>([
  ['an unknown game', { label: 'Lucky Star' }],
  ['no number of its game', { digits: '77' }],
  ['a number with a close part too many', { closeDigits: '7' }],
  ['an unknown session', { session: 'Noon' }],
  ['an unreadable amount', { amount: 'unreadable' }],
  ['an unreadable amount of no game', { label: 'Lucky Star', amount: 'unreadable' }],
  ['a fraction of a point', { amount: amount('20.5') }],
  ['a negative amount', { amount: amount('-20') }],
])('%s could not be read', (_what, more) => {
  expect(slip(noon, bid('7', more))).toEqual([
    [],
    ['again.notRead', more.closeDigits ? '7-7' : (more.digits ?? '7')],
  ]);
});

it('fewer points than a bid needs are refused with the minimum', () => {
  expect(slip(noon, bid('7', { amount: amount('9') }))).toEqual([
    [],
    [{ key: 'error.bidMinimum', params: { min: '10' } }, '7'],
  ]);
  expect(slip(noon, bid('7', { amount: amount('10') }))).toEqual([['7 Open 10']]);
});

it('a number is read without the spaces around it', () => {
  const half = { label: 'Half Sangam', session: 'Close' };
  expect(slip(noon, bid(' 7 ', { closeDigits: ' ' }))).toEqual([['7 Open 20']]);
  expect(slip(noon, bid('128', { ...half, closeDigits: ' 7' }))).toEqual([['128 Close 20']]);
});

it('a Starline or Gali bid has the one session of its game, not that of the history', () => {
  const slot = market('Slot', { family: 'starline', times: { open: minuteOfDay(14 * 60) } });
  const gali = market('Delhi Bazar', { family: 'gali', times: { open: minuteOfDay(15 * 60) } });
  const bids = [
    bid('128', { label: 'Single Panna', marketName: 'Slot', session: '' }, 'starline'),
    bid('4', { label: 'Left Digit', marketName: 'Delhi Bazar', session: '' }, 'gali'),
  ];
  expect(slipsAgain(bids, taking(noon, slot, gali)).map(told)).toEqual([[['128 Open 20']], [['4 Close 20']]]);
});

it('a motor’s panas are bid again as they are, and other panas are not numbers of a motor', () => {
  expect(slip(noon, bid('128', { label: 'SP Motor' }), bid('112', { label: 'SP Motor' }))).toEqual([
    ['128 Open 20'],
    ['again.notRead', '112'],
  ]);
});

it('the slip that closes first comes first, and bids that cannot be placed come last', () => {
  const late = market('Late', { times: { open: minuteOfDay(20 * 60), close: minuteOfDay(22 * 60) } });
  const bids = [bid('1', { marketName: 'Gone' }), bid('2', { marketName: 'Late' }), bid('3')];
  const found = slipsAgain(bids, taking(noon, market('Kalyan'), late));
  expect(found.map(({ marketName }) => marketName)).toEqual(['Kalyan', 'Late', 'Gone']);
});

it('a slip without a readable bid comes last, even if its market closes next', () => {
  const late = market('Late', { times: { open: minuteOfDay(20 * 60), close: minuteOfDay(22 * 60) } });
  const bids = [bid('77'), bid('2', { marketName: 'Late' })];
  const found = slipsAgain(bids, taking(noon, market('Kalyan'), late));
  expect(found.map(({ marketName }) => marketName)).toEqual(['Late', 'Kalyan']);
});

it('no balance changes a slip that cannot be bid', () => {
  const [gone] = slipsAgain([bid('7', { marketName: 'Gone' })], taking(noon, market('Kalyan')));
  expect(gone && withinBalance(gone, 0)).toBe(gone);
});

it('a market past midnight takes the bids of its evening until its close', () => {
  const night = market('Night', { times: { open: minuteOfDay(22 * 60), close: minuteOfDay(30) } });
  const bids = [bid('1', { marketName: 'Night' }), bid('2', { marketName: 'Night', session: 'Close' })];
  const [found] = slipsAgain(bids, taking(10, night));
  expect(found && told(found)).toEqual([['2 Close 20'], ['bid.sessionClosed', '1']]);
});

it('the balance covers the first rows, and the rest is refused in the words of the game', () => {
  const rows = ['1', '2', '3'].map(digits => ({
    digits,
    closeDigits: '',
    points: points(20),
    session: 'Open' as const,
  }));
  const now = rowsNow(gameByKey('singleDigit'), 'Kalyan', rows, taking(noon, market('Kalyan')));
  expect(told(withinBalance(now, 45))).toEqual([
    ['1 Open 20', '2 Open 20'],
    ['error.insufficient', '3'],
  ]);
  expect(told(withinBalance(now, null))).toEqual([[], ['error.somethingWrong', '1', '2', '3']]);
});
