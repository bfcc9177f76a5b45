import { expect, it } from 'vitest';
import type { Board } from '../../../src/domain/market/board.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';
import { Looks, provenAfterBlank } from '../../support/known-results.ts';
import { readAmount } from '../../../src/domain/amount.ts';
import { meaningOf } from '../../../src/domain/history/day-results.ts';
import { aMarket } from '../../support/a-market.ts';

/** A record from a text such as `Kalyan|Single Digit|Open|7|50`. */
function record(text: string): ShownRecord {
  const [marketName = '', label = '', session = '', digits = '', amount = ''] = text.split('|');
  return {
    marketName,
    label,
    session,
    digits,
    closeDigits: '',
    amount: readAmount(amount),
    date: '21-November-2026',
  };
}
// 124 has the ank 7, 345 the ank 2.
const board = aMarket({ open: '124-7' });
const full = { ...board, close: '2-345' };
const now = { date: { year: 2026, month: 11, day: 21 }, minute: minuteOfDay(1025) };

type Step = readonly [session: BidSession, board: Board];
const meaning = ([session, shown]: Step, bids: readonly string[], wins: readonly string[] | null): string => {
  const said = meaningOf(
    { board: shown, session, day: '2026-11-21' },
    { rows: bids.map(record), unread: 0 },
    {
      wins: wins === null ? null : { rows: wins.map(record), unread: 0 },
      boards: [shown],
      results: provenAfterBlank([shown], now),
      returns: () => 'none',
      now,
    },
  );
  if (said.kind === 'lost') return `lost ${said.count}`;
  if (said.kind !== 'won') return said.kind;
  return `won ${said.amounts.map(amount => (amount === 'unreadable' ? '?' : amount.exact)).join(' ')}`;
};

const [seven, three, closing] = [
  'Kalyan|Single Digit|Open|7|50',
  'kalyan |Single Digit|Open|3|20',
  'Kalyan|Single Digit|Close|2|30',
];
const jodi = 'Kalyan|Jodi Digit|Close|72|10';

it.each<[why: string, step: Step, bids: readonly string[], wins: readonly string[] | null, said: string]>([
  ['no bid', ['Open', board], [], [], 'none'],
  ['a bid in another market', ['Open', board], ['Milan|Single Digit|Open|7|50'], [], 'none'],
  ['a bid that waits for the close', ['Open', board], [closing, jodi], [], 'none'],
  ['bids that did not come', ['Open', board], [three, three, closing], [], 'lost 2'],
  ['a bid that came and is listed', ['Open', board], [three, seven], [seven.replace('50', '475')], 'won 475'],
  ['a bid that came and is not listed', ['Open', board], [seven, three], [], 'unlisted'],
  [
    'two declared ones, one of them listed',
    ['Open', board],
    [seven, seven],
    [seven.replace('50', '475')],
    'unlisted',
  ],
  ['wins that could not be read', ['Open', board], [seven], null, 'unlisted'],
  ['bids that the open result decides', ['Close', full], [seven, three], [], 'none'],
  [
    'bids that the close decides',
    ['Close', full],
    [seven, closing, jodi],
    [jodi.replace('|10', '|950'), closing.replace('|30', '|285')],
    'won 285 950',
  ],
  ['a close without luck', ['Close', full], ['Kalyan|Single Digit|Close|5|30'], [], 'lost 1'],
])('a new result means for %s: as it is', (_why, step, bids, wins, expected) => {
  expect(meaning(step, bids, wins)).toBe(expected);
});

it('the market of a bid is unknown when two have its name', () => {
  const twin = aMarket({ id: '2', open: '128-1' });
  const said = meaningOf(
    { board, session: 'Open', day: '2026-11-21' },
    { rows: [record(seven)], unread: 0 },
    {
      wins: { rows: [], unread: 0 },
      boards: [board, twin],
      results: provenAfterBlank([board, twin], now),
      returns: () => 'none',
      now,
    },
  );
  expect(said.kind).toBe('unknown');
});

// Main Bazar takes Close bids until 00:30 of the day after. Its night of the 20th drew 345, so its ank is 2.
const night = aMarket({
  name: 'Main Bazar',
  times: { open: minuteOfDay(1400), close: minuteOfDay(30) },
  open: '124-7',
  close: '2-345',
});
const onNight = (digit: string, date: string, amount = '50'): ShownRecord => ({
  ...record(`Main Bazar|Single Digit|Close|${digit}|${amount}`),
  date,
});
const [evening, later] = ['20-November-2026', '21-November-2026'];

const ofNight = (bids: readonly ShownRecord[], wins: readonly ShownRecord[] = []): string => {
  const morning = { ...now, minute: minuteOfDay(600) };
  const blank = { ...night, open: null, close: null };
  const results = new Looks('daily')
    .at({ ...now.date, day: 20 }, minuteOfDay(600), [blank])
    .at(now.date, morning.minute, [night])
    .prove(morning);
  const said = meaningOf(
    { board: night, session: 'Close', day: '2026-11-20' },
    { rows: bids, unread: 0 },
    {
      wins: { rows: wins, unread: 0 },
      boards: [night],
      results,
      returns: () => 'none',
      now: morning,
    },
  );
  return said.kind === 'lost' ? `lost ${said.count}` : said.kind;
};

it.each<[bid: string, bids: readonly ShownRecord[], wins: readonly ShownRecord[], said: string]>([
  ['of the later date without a time', [onNight('7', later)], [], 'unknown'],
  ['of the later date before the close', [onNight('7', `${later} 12:10 AM`)], [], 'unknown'],
  ['of the later date after the close', [onNight('7', `${later} 10:00 AM`)], [], 'none'],
  [
    'that lost, beside one of the later date that lost too',
    [onNight('7', evening), onNight('8', later)],
    [],
    'lost 1',
  ],
  [
    'that lost, beside one of the later date that may have won',
    [onNight('7', evening), onNight('2', later)],
    [],
    'unknown',
  ],
  [
    'that won, beside one of the later date that may have won',
    [onNight('2', evening), onNight('2', later)],
    [onNight('2', evening, '475')],
    'unlisted',
  ],
  [
    'with a win that this result did not bring',
    [onNight('7', evening)],
    [onNight('7', evening, '475')],
    'unknown',
  ],
])('the result of a night means for a bid %s what is certain', (_which, bids, wins, expected) => {
  expect(ofNight(bids, wins)).toBe(expected);
});
