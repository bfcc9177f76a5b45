// Lists and boards that word, date or name things differently from our mock.
import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import { bidOutcomes } from '../../../src/domain/history/bid-outcome.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { Looks, provenAfterBlank, provenDaily } from '../../support/known-results.ts';
import { aMarket } from '../../support/a-market.ts';

const now = { date: { year: 2026, month: 11, day: 25 }, minute: minuteOfDay(600) };
const day = '20-November-2026';

function record(text: string, date = day): ShownRecord {
  const [marketName = '', label = '', session = '', number = '', amount = ''] = text.split('|');
  const [digits = '', closeDigits = ''] = number.split('-');
  return { marketName, label, session, digits, closeDigits, amount: readAmount(amount), date };
}

const outcome = (bid: ShownRecord, win: ShownRecord, market = aMarket()): string => {
  const [found] = bidOutcomes('main', [bid], {
    wins: { rows: [win], unread: 0 },
    boards: [market],
    results: provenDaily([market], now),
    returns: () => 'none',
    now,
  });
  const amount = found?.amount ?? null;
  return [found?.status, amount !== null && amount !== 'unreadable' && amount.exact]
    .filter(Boolean)
    .join(' ');
};

it.each([
  [
    'a jodi whose win has no session',
    'Kalyan|Jodi Digit|Close|47|10',
    'Kalyan|Jodi Digit||47|950',
    'won 950',
  ],
  ['a jodi whose bid has none', 'Kalyan|Jodi Digit||47|10', 'Kalyan|Jodi Digit|Close|47|950', 'won 950'],
  ['a full sangam', 'Kalyan|Full Sangam|Close|128-470|10', 'Kalyan|Full Sangam|Open|128-470|950', 'won 950'],
  ['Close as `closed`', 'Kalyan|Single Digit|Close|4|10', 'Kalyan|Single Digit|closed|4|95', 'won 95'],
  ['the other spelling', 'Kalyan|Single Pana|Open|128|10', 'Kalyan|Single Panna|Open|128|1500', 'won 1500'],
  ['the other spelling', 'Kalyan|Triple Pana|Open|777|10', 'Kalyan|Tripple Panna|Open|777|6000', 'won 6000'],
])('a win pays its bid: %s', (_which, bid, win, expected) => {
  expect(outcome(record(bid), record(win))).toBe(expected);
});

it.each([
  ['no date', 'Kalyan|Single Digit|Open|4|95', ''],
  ['a date that cannot be read', 'Kalyan|Single Digit|Open|4|95', '11/20/2026'],
  ['no market', '|Single Digit|Open|4|95', day],
  ['no number', 'Kalyan|Single Digit|Open||95', day],
  ['no game', 'Kalyan||Open|4|95', day],
  ['no session', 'Kalyan|Single Digit||4|95', day],
])('a win with %s may be the bid’s, so that the bid is not called lost', (_which, win, date) => {
  expect(outcome(record('Kalyan|Single Digit|Open|4|10'), record(win, date))).toBe('unknown');
});

const night = aMarket({ name: 'Main Bazar', times: { open: minuteOfDay(1400), close: minuteOfDay(30) } });

it.each([
  ['12:10 AM', 'unknown'],
  ['', 'unknown'],
])('a bid of the night at "%s" may have the win of the day before', (time, expected) => {
  const bid = record('Main Bazar|Single Digit|Close|4|10', `21-November-2026 ${time}`.trim());
  const win = record('Main Bazar|Single Digit|Close|4|95');
  expect(outcome(bid, win, night)).toBe(expected);
});

// 128 has the ank 1, 470 the ank 1.
const drawn = aMarket({ open: '128-1', close: '1-470' });
const evening = { date: { year: 2026, month: 11, day: 20 }, minute: minuteOfDay(1080) };
const onBoard = (bid: string, board = drawn, minute = evening.minute) => {
  const time = { ...evening, minute };
  const blank = { ...board, open: null, close: null };
  const results = new Looks('kept')
    .at(time.date, minuteOfDay(600), [blank])
    .at(time.date, minuteOfDay(910), [{ ...board, close: null }])
    .at(time.date, minute, [board])
    .prove(time);
  return bidOutcomes('main', [record(bid)], {
    wins: { rows: [], unread: 0 },
    boards: [board],
    results,
    returns: () => 'none',
    now: time,
  })[0];
};

it.each([
  ['Kalyan|Single Digit|Open|1|10', 'won'],
  ['Kalyan|Single Digit|Open|2|10', 'lost'],
  ['Kalyan|Jodi Digit|Close|11|10', 'won'],
  ['Kalyan|Full Sangam|Close|128-470|10', 'won'],
])('against 128-11-470 %s has %s', (bid, status) => {
  expect(onBoard(bid)?.status).toBe(status);
});

const written = (digits: string, closeDigits: string, label: string, session = 'Close') => {
  const bid = { ...record(`Kalyan|${label}|${session}||10`), digits, closeDigits };
  return bidOutcomes('main', [bid], {
    wins: { rows: [], unread: 0 },
    boards: [drawn],
    results: provenAfterBlank([drawn], evening),
    returns: () => 'none',
    now: evening,
  })[0]?.status;
};

it.each([
  ['Full Sangam', '128-470', ''],
  ['Full Sangam', '128', ''],
  ['Half Sangam', '1', '821'],
  ['Half Sangam', '12', '128'],
  ['Jodi Digit', '1', ''],
  ['Single Digit', '1', '-'],
  ['Single Digit', '1', '0'],
  ['Single Digit', '', ''],
  ['Single Pana', '4 7 0', ''],
])(
  'the number of a %s written as "%s" and "%s" is not one that the app knows, so that nothing is lost',
  (label, digits, closeDigits) => {
    expect(written(digits, closeDigits, label)).toBe('unknown');
  },
);

// The part with one digit is the ank. `1-470` with Close may mean the open pana 470 and the close digit 1, or the open
// digit 1 and the close pana 470. 777 has the ank 1.
const alike = aMarket({ open: '777-1', close: '1-777' });

it.each([
  ['the result of neither meaning', 'Close', '2-128', drawn, 'lost'],
  ['the result of neither meaning', 'Open', '128-2', drawn, 'lost'],
  ['the result of one meaning', 'Close', '1-128', drawn, 'unknown'],
  ['the result of one meaning', 'Close', '1-470', drawn, 'unknown'],
  ['the result of one meaning', 'Open', '128-1', drawn, 'unknown'],
  ['the result of both meanings', 'Close', '1-777', alike, 'won'],
])('a half sangam in the other order against %s, %s %s, is %s', (_which, session, number, board, status) => {
  const bid = onBoard(`Kalyan|Half Sangam|${session}|${number}|10`, board);
  expect(bid).toMatchObject({ status, chance: 'none' });
});

// At 3:20 PM the open result is 128-1.
it.each([
  ['1-128', 'alive'],
  ['1-470', 'possible'],
  ['2-470', 'none'],
])('a half sangam of Close written as %s waits for the close with the chance %s', (number, chance) => {
  const board = aMarket({ open: '128-1' });
  const bid = onBoard(`Kalyan|Half Sangam|Close|${number}|10`, board, minuteOfDay(920));
  expect(bid).toMatchObject({ status: 'waiting', chance });
});

it.each([
  ['1-128', '128-1'],
  ['128-1', '1-128'],
])('a half sangam %s is not called lost while a win is listed as %s', (bid, win) => {
  const [placed, paid] = [bid, win].map(number => record(`Kalyan|Half Sangam|Close|${number}|10`));
  if (placed && paid) expect(outcome(placed, paid)).toBe('unknown');
  expect(
    outcome(record(`Kalyan|Half Sangam|Close|${bid}|10`), record('Kalyan|Half Sangam|Close|2-128|9')),
  ).toBe('lost');
});

it.each(['128 - 1', '128', '1', '128-11-470'])('a board that shows "%s" may have decided a bid', open => {
  const alive = onBoard('Kalyan|Single Digit|Open|1|10', aMarket({ open }), minuteOfDay(920));
  expect(alive).toMatchObject({ status: 'waiting', chance: 'possible' });
});

it.each(['', '***-*', 'XXX-X', '--'])('a board that shows "%s" has decided nothing yet', open => {
  const alive = onBoard('Kalyan|Single Digit|Open|1|10', aMarket({ open }), minuteOfDay(920));
  expect(alive).toMatchObject({ status: 'waiting', chance: 'alive' });
});
