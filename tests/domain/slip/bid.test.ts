import { expect, it } from 'vitest';
import {
  type BidRow,
  checkSlip,
  parseBid,
  rowEnd,
  rowEnded,
  rowRefusal,
} from '../../../src/domain/slip/bid.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import type { BidField } from '../../../src/domain/game/game-numbers.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { numberText } from '../../../src/domain/game/panna.ts';
import { balanceToSpend } from '../../../src/domain/slip/balance-left.ts';
import { points } from '../../../src/domain/points.ts';
import type { Draft } from '../../../src/lib/draft.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';
import { aMarket } from '../../support/a-market.ts';

const say = translator(en);

function answer(
  key: GameKey,
  draft: Draft<BidField>,
  balance: number | null = 1000,
  session: BidSession = 'Open',
): string {
  const result = parseBid(gameByKey(key), draft, { session, balance });
  return result.ok
    ? result.value.map(row => `${numberText(row)} ${row.points} ${row.session}`).join(', ')
    : `${result.error.field}: ${say(result.error.words)}`;
}

it.each<[rule: string, key: GameKey, draft: Draft<BidField>, answer: string]>([
  ['digit is required', 'singleDigit', { digit: '', points: '10' }, 'digit: Please enter the number'],
  ['digit of spaces is none', 'singleDigit', { digit: '  ', points: '10' }, 'digit: Please enter the number'],
  [
    'a digit of invisible marks is none',
    'singleDigit',
    { digit: '\u200b\u200e', points: '10' },
    'digit: Please enter the number',
  ],
  [
    'points of invisible marks are none',
    'singleDigit',
    { digit: '7', points: '\u200b\u200e' },
    'points: Please enter point',
  ],
  ['digit that is absent is none', 'singleDigit', { points: '10' }, 'digit: Please enter the number'],
  ['digit is 0-9', 'singleDigit', { digit: '10', points: '10' }, 'digit: Number 10 is not valid'],
  ['digit is a figure', 'singleDigit', { digit: 'x', points: '10' }, 'digit: Number x is not valid'],
  ['a digit is a row', 'singleDigit', { digit: '7', points: '10' }, '7 10 Open'],
  ['a Devanagari digit is a digit', 'singleDigit', { digit: '७', points: '१०' }, '7 10 Open'],
  ['spaces around are dropped', 'singleDigit', { digit: ' 7 ', points: ' 10 ' }, '7 10 Open'],
  ['jodi has two digits', 'jodiDigit', { digit: '5', points: '10' }, 'digit: Number 5 is not valid'],
  ['jodi has no third digit', 'jodiDigit', { digit: '100', points: '10' }, 'digit: Number 100 is not valid'],
  [
    'jodis stand in a row',
    'jodiDigit',
    { digit: '120034', points: '10' },
    '12 10 Close, 00 10 Close, 34 10 Close',
  ],
  [
    'spaces and commas part them',
    'jodiDigit',
    { digit: ' 12, 34 5678,', points: '10' },
    '12 10 Close, 34 10 Close, 56 10 Close, 78 10 Close',
  ],
  [
    'a jodi is not cut by a space',
    'jodiDigit',
    { digit: '1 23 4', points: '10' },
    'digit: Number 1 23 4 is not valid',
  ],
  [
    'an odd digit leaves no jodi',
    'jodiDigit',
    { digit: '12345', points: '10' },
    'digit: Number 12345 is not valid',
  ],
  [
    'panas stand in a row',
    'singlePana',
    { pana: '१२८137146', points: '10' },
    '128 10 Open, 137 10 Open, 146 10 Open',
  ],
  [
    'two jodis without a space may be one that was typed twice',
    'jodiDigit',
    { digit: '1212', points: '10' },
    'digit: Number 1212 is not valid',
  ],
  [
    'the wrong pana in a row is named',
    'singlePana',
    { pana: '128 731', points: '10' },
    'pana: Number 731 is not valid',
  ],
  [
    'panas in a row cost the sum',
    'singlePana',
    { pana: '128 137', points: '501' },
    'points: Insufficient balance please refill your account',
  ],
  ['jodi is always Close', 'jodiDigit', { digit: '00', points: '10' }, '00 10 Close'],
  [
    'single pana is in the list of 120',
    'singlePana',
    { pana: '100', points: '10' },
    'pana: Number 100 is not valid',
  ],
  ['single pana rises', 'singlePana', { pana: '321', points: '10' }, 'pana: Number 321 is not valid'],
  ['a single pana is a row', 'singlePana', { pana: '120', points: '10' }, '120 10 Open'],
  [
    'double pana is in the list of 90',
    'doublePana',
    { pana: '128', points: '10' },
    'pana: Number 128 is not valid',
  ],
  ['a double pana is a row', 'doublePana', { pana: '990', points: '10' }, '990 10 Open'],
  ['triple pana is one of ten', 'triplePana', { pana: '112', points: '10' }, 'pana: Number 112 is not valid'],
  ['000 is a triple pana and stays text', 'triplePana', { pana: '000', points: '10' }, '000 10 Open'],
  ['half sangam needs its digit first', 'halfSangam', {}, 'digit: Please enter the number'],
  ['half sangam needs its pana', 'halfSangam', { digit: '1' }, 'pana: Please enter the number'],
  [
    'half sangam blames the digit before the pana',
    'halfSangam',
    { digit: '11', pana: 'x' },
    'digit: Number 11 is not valid',
  ],
  [
    'half sangam takes panas of the full list',
    'halfSangam',
    { digit: '1', pana: '321' },
    'pana: Number 321 is not valid',
  ],
  [
    'full sangam blames the open pana first',
    'fullSangam',
    { openPana: '', closePana: '' },
    'openPana: Please enter the number',
  ],
  [
    'full sangam checks the open pana before the close pana',
    'fullSangam',
    { openPana: '999', closePana: '12' },
    'closePana: Number 12 is not valid',
  ],
  [
    'full sangam needs its close pana',
    'fullSangam',
    { openPana: '128' },
    'closePana: Please enter the number',
  ],
  [
    'full sangam keeps open and close apart',
    'fullSangam',
    { openPana: '128', closePana: '000', points: '10' },
    '128-000 10 Close',
  ],
  [
    'spec 2 §5: SP DP TP needs a digit → Please enter the number',
    'spDpTp',
    { SP: 'on', points: '10' },
    'pana: Please enter the number',
  ],
  [
    'spec 2 §5: SP DP TP takes fewer than 2 characters → Number 12 is not valid',
    'spDpTp',
    { SP: 'on', pana: '12', points: '10' },
    'pana: Number 12 is not valid',
  ],
  [
    'spec 2 §5: SP DP TP needs a kind → Please enter a valid Pana',
    'spDpTp',
    { pana: '1', points: '10' },
    'SP: Please enter a valid Pana',
  ],
  [
    'SP DP TP of no digit is never silent',
    'spDpTp',
    { SP: 'on', pana: 'x', points: '10' },
    'pana: Please enter a valid Pana',
  ],
  ['SP DP TP makes a row a pana', 'spDpTp', { TP: 'on', pana: '1', points: '10' }, '777 10 Open'],
  [
    'spec 2 §5: SP Motor needs digits → Please enter the number',
    'spMotor',
    { points: '10' },
    'pana: Please enter the number',
  ],
  [
    'spec 2 §5: SP Motor needs 3 characters → Digit not valid',
    'spMotor',
    { pana: '12', points: '10' },
    'pana: Digit not valid',
  ],
  [
    'SP Motor of one digit thrice makes nothing',
    'spMotor',
    { pana: '111', points: '10' },
    'pana: Please enter a valid Pana',
  ],
  ['SP Motor takes only digits', 'spMotor', { pana: '12a3', points: '10' }, 'pana: Number 12a3 is not valid'],
  [
    'SP Motor of 0123 is four rows',
    'spMotor',
    { pana: '0123', points: '10' },
    '120 10 Open, 123 10 Open, 130 10 Open, 230 10 Open',
  ],
  ['DP Motor needs digits', 'dpMotor', { points: '10' }, 'pana: Please enter the number'],
  [
    'spec 2 §5: DP Motor needs 2 characters → Number 1 is not valid',
    'dpMotor',
    { pana: '1', points: '10' },
    'pana: Number 1 is not valid',
  ],
  [
    'spec 2 §5: DP Motor of one digit twice makes nothing → Please enter a valid Pana',
    'dpMotor',
    { pana: '11', points: '10' },
    'pana: Please enter a valid Pana',
  ],
  ['DP Motor of 12 is two rows', 'dpMotor', { pana: '12', points: '10' }, '112 10 Open, 122 10 Open'],
  ['spec 2 §4: Starline is always Open', 'starlineSingleDigit', { digit: '0', points: '10' }, '0 10 Open'],
  [
    'Starline single panna is in the list of 120',
    'starlineSinglePana',
    { digit: '100', points: '10' },
    'digit: Number 100 is not valid',
  ],
  [
    'Starline double panna is in the list of 90',
    'starlineDoublePana',
    { digit: '120', points: '10' },
    'digit: Number 120 is not valid',
  ],
  [
    'Starline triple panna is one of ten',
    'starlineTriplePana',
    { digit: '333', points: '10' },
    '333 10 Open',
  ],
  ['spec 2 §4: Left Digit is 0-9 and always Close', 'leftDigit', { digit: '4', points: '10' }, '4 10 Close'],
  ['Right Digit is 0-9', 'rightDigit', { digit: '44', points: '10' }, 'digit: Number 44 is not valid'],
  ['Gali jodi is 00-99', 'galiJodi', { digit: '09', points: '10' }, '09 10 Close'],
  ['points are required', 'singleDigit', { digit: '1', points: '' }, 'points: Please enter point'],
  ['points are asked for after the digit', 'singleDigit', {}, 'digit: Please enter the number'],
  [
    'points are whole',
    'singleDigit',
    { digit: '1', points: '10.5' },
    'points: Please enter digits only, without decimals',
  ],
  [
    'points are not negative',
    'singleDigit',
    { digit: '1', points: '-50' },
    'points: Please enter digits only',
  ],
  ['points are no power', 'singleDigit', { digit: '1', points: '1e3' }, 'points: Please enter digits only'],
  [
    'only an empty field has no points',
    'singleDigit',
    { digit: '1', points: '\u2060 ' },
    'points: Please enter point',
  ],
  [
    'points with their currency',
    'singleDigit',
    { digit: '\u200e1\ufe0f\u20e3', points: '₹500/-' },
    '1 500 Open',
  ],
  [
    '9 points are under the minimum',
    'singleDigit',
    { digit: '1', points: '9' },
    'points: Required minimum bid amount is 10',
  ],
  [
    '0 points are under the minimum',
    'singleDigit',
    { digit: '1', points: '0' },
    'points: Required minimum bid amount is 10',
  ],
  ['the whole balance may be bid', 'singleDigit', { digit: '1', points: '1000' }, '1 1000 Open'],
  [
    'a point above the balance is refused',
    'singleDigit',
    { digit: '1', points: '1001' },
    'points: Insufficient balance please refill your account',
  ],
  [
    'an immense number is above the balance',
    'singleDigit',
    { digit: '1', points: '9'.repeat(40) },
    'points: Insufficient balance please refill your account',
  ],
  [
    'Starline single panna says it with a comma',
    'starlineSinglePana',
    { digit: '128', points: '1001' },
    'points: Insufficient balance, please refill your account',
  ],
  [
    'SP DP TP pays points times panas',
    'spDpTp',
    { SP: 'on', pana: '1', points: '84' },
    'points: Insufficient balance please refill your account',
  ],
  [
    'motors are held to the points of one row',
    'spMotor',
    { pana: '123456', points: '1001' },
    'points: Insufficient balance please refill your account',
  ],
])('%s (%s)', (_rule, key, draft, expected) => {
  expect(answer(key, draft)).toBe(expected);
});

it.each([
  ['1', 'error.panaInvalid'],
  ['x', 'error.panaInvalid'],
  ['5a', 'error.panaInvalid'],
  ['१', 'error.panaInvalid'],
  ['', 'error.numberRequired'],
  ['12a', { key: 'error.numberInvalid', params: { number: '12a' } }],
])("spec 2 §5: DP Motor, Proceed also says 'Please enter a valid Pana' under 2 digits: %j", (pana, words) => {
  const context = { session: 'Open', balance: 1000, onProceed: true } as const;
  const bid = parseBid(gameByKey('dpMotor'), { pana, points: '10' }, context);
  expect(bid).toEqual({ ok: false, error: { field: 'pana', words } });
});

it.each(['12', '१२'])('DP Motor of %s passes at Proceed', pana => {
  const context = { session: 'Open', balance: 1000, onProceed: true } as const;
  expect(parseBid(gameByKey('dpMotor'), { pana, points: '10' }, context).ok).toBe(true);
});

it('Proceed of SP Motor keeps its words', () => {
  const context = { session: 'Open', balance: 1000, onProceed: true } as const;
  expect(parseBid(gameByKey('spMotor'), { pana: '12', points: '10' }, context)).toMatchObject({
    error: { words: 'error.digitInvalid' },
  });
});

it('spec 2 §4: half sangam Open is an open digit with a close pana', () => {
  const result = parseBid(
    gameByKey('halfSangam'),
    { digit: '1', pana: '128', points: '10' },
    { session: 'Open', balance: 10 },
  );
  expect(result).toEqual({
    ok: true,
    value: [{ digits: '1', closeDigits: '128', points: 10, session: 'Open' }],
  });
});

it('spec 2 §4: half sangam Close is an open pana with a close digit', () => {
  const result = parseBid(
    gameByKey('halfSangam'),
    { digit: '1', pana: '128', points: '10' },
    { session: 'Close', balance: 10 },
  );
  expect(result).toEqual({
    ok: true,
    value: [{ digits: '128', closeDigits: '1', points: 10, session: 'Close' }],
  });
});

it('spec 2 §5: an unknown wallet refuses the bid → Something went wrong. Please try again later.', () => {
  expect(answer('singleDigit', { digit: '1', points: '10' }, null)).toBe(
    'points: Something went wrong. Please try again later.',
  );
});

it('a motor may bring the balance below zero, other games may not', () => {
  const rows = parseBid(
    gameByKey('spMotor'),
    { pana: '1234', points: '10' },
    { session: 'Open', balance: 25 },
  );
  expect(rows.ok && rows.value.length).toBe(4);
  expect(answer('spDpTp', { SP: 'on', pana: '1', points: '10' }, 119)).toContain('Insufficient balance');
  expect(answer('spDpTp', { SP: 'on', pana: '1', points: '10' }, 120).split(', ')).toHaveLength(12);
});

const row = (digits: string, amount: number, session: BidSession = 'Open'): BidRow => ({
  digits,
  closeDigits: '',
  points: points(amount),
  session,
});

const market = aMarket({ times: { open: minuteOfDay(900), close: minuteOfDay(960) } });

it.each<[what: string, key: GameKey, rows: BidRow[], wallet: number | null, now: number, answer: string]>([
  ['a slip that can be paid', 'singleDigit', [row('1', 10)], 10, 899, 'ok'],
  [
    'Open at the open time',
    'singleDigit',
    [row('1', 10)],
    10,
    900,
    'Session closed. Delete the closed bids, then submit again.',
  ],
  ['Close at the open time', 'singleDigit', [row('1', 10, 'Close')], 10, 900, 'ok'],
  [
    'Close at the close time',
    'singleDigit',
    [row('1', 10, 'Close')],
    10,
    960,
    'Session closed. Delete the closed bids, then submit again.',
  ],
  [
    'one row of a closed session among others',
    'singleDigit',
    [row('1', 10, 'Close'), row('1', 10)],
    90,
    900,
    'Session closed. Delete the closed bids, then submit again.',
  ],
  [
    'a jodi at the open time, though its session is Close',
    'jodiDigit',
    [row('11', 10, 'Close')],
    10,
    900,
    'Session closed. Delete the closed bids, then submit again.',
  ],
  ['a motor above the wallet', 'spMotor', [row('123', 10), row('124', 10)], 19, 0, 'Not enough balance!'],
  ['a motor of the whole wallet', 'spMotor', [row('123', 10), row('124', 10)], 20, 0, 'ok'],
  [
    'another game whose wallet has shrunk',
    'singleDigit',
    [row('1', 10)],
    9,
    0,
    'Insufficient balance please refill your account',
  ],
  [
    'an unknown wallet',
    'singleDigit',
    [row('1', 10)],
    null,
    0,
    'Something went wrong. Please try again later.',
  ],
  ['an empty slip', 'singleDigit', [], 10, 0, 'Please enter the number'],
])('Submit with %s', (_what, key, rows, wallet, now, expected) => {
  const result = checkSlip({
    game: gameByKey(key),
    rows,
    balance:
      wallet === null
        ? null
        : balanceToSpend(points(wallet), rows, { perhaps: new Map(), unclear: new Set(), unseen: [] }),
    market,
    now: minuteOfDay(now),
  });
  expect(result.ok ? 'ok' : say(result.error)).toBe(expected);
});

it('spec 2 §4: a Gali row ends with the market, which has one time', () => {
  const slot = aMarket({ times: { open: minuteOfDay(600) } });
  expect(rowEnded(gameByKey('leftDigit'), row('1', 10, 'Close'), slot, minuteOfDay(599))).toBe(false);
  expect(rowEnded(gameByKey('leftDigit'), row('1', 10, 'Close'), slot, minuteOfDay(600))).toBe(true);
  expect(rowEnded(gameByKey('starlineSingleDigit'), row('1', 10), slot, minuteOfDay(600))).toBe(true);
});

it('an unchecked form is not a slip', () => {
  // @ts-expect-error a row's points are Points, not the typed text
  const unchecked: BidRow = { digits: '1', closeDigits: '', points: '10', session: 'Open' };
  // @ts-expect-error nor just any number
  const alsoUnchecked: BidRow = { digits: '1', closeDigits: '', points: 10, session: 'Open' };
  expect([unchecked.digits, alsoUnchecked.digits]).toEqual(['1', '1']);
});

it.each<[GameKey, BidSession, declared: boolean, now: number, ReturnType<typeof rowEnd>]>([
  ['singleDigit', 'Open', false, 599, null],
  ['singleDigit', 'Open', false, 600, 'time'],
  ['singleDigit', 'Open', true, 599, 'result'],
  ['singleDigit', 'Close', true, 599, null],
  ['singleDigit', 'Close', true, 720, 'time'],
  ['jodiDigit', 'Close', true, 599, 'result'],
  ['halfSangam', 'Close', true, 599, 'result'],
  ['jodiDigit', 'Close', false, 600, 'time'],
])(
  'a row of %s %s, open result declared: %j, at minute %i is ended by: %j',
  (key, session, declared, now, end) => {
    const times = { open: minuteOfDay(600), close: minuteOfDay(720) };
    const market = aMarket({ times, openDeclared: declared });
    expect(rowEnd(gameByKey(key), row('1', 10, session), market, minuteOfDay(now))).toBe(end);
  },
);

it.each([
  ['421', '124'],
  ['124', undefined],
  ['427', '247'],
  ['42', undefined],
])('for the pana %s the app asks whether the player means %s', (digits, meant) => {
  const read = parseBid(
    gameByKey('singlePana'),
    { pana: digits, points: '10' },
    { session: 'Open', balance: 100 },
  );
  expect(read.ok ? undefined : read.error.meant).toBe(meant);
});

it('the fewest points are those of the game, for typed bids and for rows from elsewhere', () => {
  const game = { ...gameByKey('singleDigit'), minimumBid: points(50) };
  const refused = { key: 'error.bidMinimum', params: { min: '50' } };
  const typed = (text: string) =>
    parseBid(game, { digit: '7', points: text }, { session: 'Open', balance: 1000 });
  expect(typed('50').ok).toBe(true);
  expect(typed('49')).toEqual({ ok: false, error: { field: 'points', words: refused } });

  const row = (staked: number): BidRow => ({
    digits: '7',
    closeDigits: '',
    points: points(staked),
    session: 'Open',
  });
  const refusal = (staked: number, now: number) => rowRefusal(game, row(staked), aMarket(), minuteOfDay(now));
  expect(refusal(50, 899)).toBeNull();
  expect(refusal(49, 899)).toEqual(refused);
  expect(refusal(50, 900)).toBe('bid.sessionClosed');
  const slip = { game, balance: 1000, market: aMarket(), now: minuteOfDay(899) };
  expect(checkSlip({ ...slip, rows: [row(50), row(49)] })).toEqual({ ok: false, error: refused });
});
