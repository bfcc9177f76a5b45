import { expect, it } from 'vitest';
import type { Submission } from '../../src/domain/slip/bid.ts';
import type { GameRecord } from '../../src/domain/history/history.ts';
import { marketId } from '../../src/domain/market/market-id.ts';
import type { BidSession, Family } from '../../src/domain/market/market.ts';
import { fits } from '../../src/domain/placing/evidence.ts';
import {
  pointsRow,
  debitTraces,
  normalLine,
  receiverHash,
  recordTrace,
  rowTraces,
  withdrawalTraces,
  withoutReceivers,
} from '../../src/domain/placing/traces.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import type { SlipRow } from '../../src/domain/slip/slip.ts';

const row = (digits: string, session: BidSession): SlipRow => ({
  id: `${digits} ${session}`,
  digits,
  closeDigits: '',
  points: points(50),
  session,
});
const submission = (rows: readonly SlipRow[]): Submission<SlipRow> => ({
  marketId: marketId('1'),
  marketName: 'Kalyan',
  label: 'Single Digit',
  session: 'Open',
  date: '21-November-2026',
  total: points(50),
  rows,
});
const record: GameRecord = {
  label: 'Single Digit',
  marketName: 'Kalyan',
  session: 'Open',
  digits: '7',
  closeDigits: '',
  points: points(50),
  date: '21-November-2026',
};

it.each<[why: string, Family, Partial<GameRecord>, boolean]>([
  ['as it was sent', 'main', {}, true],
  ['in other letters and spaces', 'main', { marketName: ' KALYAN', label: 'single  digit' }, true],
  [
    'of a market with a hyphen and a game without its last word',
    'main',
    { marketName: 'KALYAN-', label: 'Single' },
    true,
  ],
  ['with spaces in its number', 'main', { digits: ' 7 ' }, true],
  ['with its session in small letters', 'main', { session: 'open' }, true],
  ['without a session', 'main', { session: '' }, true],
  ['with a session that is none', 'main', { session: '1' }, true],
  ['of the other session', 'main', { session: 'Close' }, false],
  ['of the other session, where there is one only', 'starline', { session: 'Close' }, true],
  ['of another market', 'main', { marketName: 'Milan Day' }, false],
  ['of a market without the space', 'main', { marketName: 'Kal yan' }, false],
  ['of a market with the game in its name', 'main', { marketName: 'KalyanSingle Digit', label: '' }, false],
  ['of another game', 'main', { label: 'Single Pana' }, false],
  ['of another digit', 'main', { digits: '8' }, false],
  ['of the same digit for the close', 'main', { digits: '', closeDigits: '7' }, false],
  ['of another close digit', 'main', { closeDigits: '8' }, false],
  ['of other points', 'main', { points: points(60) }, false],
])('a line %s (%s %j) is that of the row: %j', (_, family, change, same) => {
  const [trace] = rowTraces(family, submission([row('7', 'Open')]));
  expect(trace && fits(trace, recordTrace(family, { ...record, ...change }))).toBe(same);
});

it('rows of both sessions in one request are found under either', () => {
  const [open, close] = rowTraces('main', submission([row('7', 'Open'), row('7', 'Close')]));
  for (const session of ['Open', 'Close'])
    for (const trace of [open, close])
      expect(trace && fits(trace, recordTrace('main', { ...record, session }))).toBe(true);
});

it.each<[Family, variant: string, session: BidSession | null]>([
  ['main', 'Open', 'Open'],
  ['starline', '', null],
])('the journal keeps a row of %s with variant %j and session %j', (family, variant, session) => {
  const facts = { market: 'Kalyan', game: 'Single Digit', session, number: '7' };
  expect(rowTraces(family, submission([row('7', 'Open')]))).toEqual([
    { line: 'kalyan|single|7||50', variant, points: 50, ref: '', row: '7 Open', ...facts },
  ]);
});

it('a line has the reference that its provider returns, or an empty one', () => {
  const debit = { id: '1', status: 'booked', deposit: false, note: 'sent', date: '', credit: false } as const;
  const withdrawal = { number: 'W1', status: 'pending', date: '', receiptUrl: null, paidTo: null } as const;
  const refs = (told: { readonly clientRef?: string }) =>
    [
      recordTrace('main', { ...record, ...told }),
      ...debitTraces([{ ...debit, points: points(30), ...told }]),
      ...withdrawalTraces([{ ...withdrawal, points: points(30), ...told }]),
      pointsRow(points(30), 'bank', 'q'),
    ].map(({ ref }) => ref);
  expect(refs({ clientRef: 'mine' })).toEqual(['mine', 'mine', 'mine', '']);
  expect(refs({})).toEqual(['', '', '', '']);
});

it('a transfer is a debit of its points, a withdrawal a request for them', () => {
  const line = { id: '1', status: 'booked', deposit: false, note: 'Transfer to Asha', date: '' } as const;
  expect(
    debitTraces([
      { ...line, credit: true, points: points(40) },
      { ...line, credit: false, points: points(30) },
      { ...line, credit: false, points: points(30), note: 'Bid Jodi Kalyan' },
    ]).map(trace => trace.line),
  ).toEqual(['30', 'debit|30']);
  expect(
    withdrawalTraces([
      { number: 'W1', status: 'pending', points: points(1000), date: '', receiptUrl: null, paidTo: null },
    ]).map(trace => trace.line),
  ).toEqual(['1000']);
});

const [phone, other] = [parsePhone('9876543210'), parsePhone('9876543211')];
if (phone === null || other === null) throw new Error('no phones');

it('a second try of a question is the same row, and another question, amount or receiver a separate one', () => {
  const asked = (amount: number, receiver = phone, asker = 'q') =>
    pointsRow(points(amount), receiverHash(receiver), asker).row;
  expect(asked(100)).toBe(asked(100));
  expect(new Set([asked(100), asked(200), asked(100, other), asked(100, phone, 'r')]).size).toBe(4);
});

it('a transfer to anyone is proved by a transfer of its points, for no history names the receiver', () => {
  const line = { id: '1', status: 'booked', deposit: false, note: 'Points sent', date: '' } as const;
  const [debit] = debitTraces([{ ...line, credit: false, points: points(30) }]);
  const fitsDebit = (amount: number) =>
    debit && fits(pointsRow(points(amount), receiverHash(phone), 'q'), debit);
  expect([fitsDebit(30), fitsDebit(40)]).toEqual([true, false]);
});

it("an older build's row loses the receiver's number and keeps its hash of four letters", () => {
  const own = pointsRow(points(30), receiverHash(phone), 'q');
  const method = pointsRow(points(30), 'bank', 'q');
  expect(own).toMatchObject({
    variant: expect.stringMatching(/^[\da-f]{4}$/) as unknown,
    market: '',
    number: '',
  });
  expect(withoutReceivers([{ ...own, variant: '9876543210' }, method])).toEqual([own, method]);
});

it.each([
  ['rajdhani day|jodi digit|47||30', 'RAJDHANI-DAY|Jodi|47||30'],
  ['rajdhani day|single panna|128||10', 'Rajdhani  Day|Single Pana|128||10'],
  ['kalyan|triple pana|777||10', 'Kalyan|Tripple Panna|777||10'],
  ['500', '500'],
])('%s, as an older build has stored it, is the same line as %s', (before, line) => {
  expect(normalLine(before)).toBe(normalLine(line));
  expect(normalLine(normalLine(line))).toBe(normalLine(line));
});
