import { expect, it } from 'vitest';
import { readAmount } from '../../../src/domain/amount.ts';
import { bidOutcomes, type OutcomeEvidence } from '../../../src/domain/history/bid-outcome.ts';
import type { Board } from '../../../src/domain/market/board.ts';
import type { ShownRecord } from '../../../src/domain/history/history.ts';
import { marketId } from '../../../src/domain/market/market-id.ts';
import type { Family } from '../../../src/domain/market/market.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import type { KnownResults } from '../../../src/domain/result/known-results.ts';
import { unreadReturns } from '../../../src/domain/history/stake-returns.ts';
import { Looks, provenAfterBlank, provenDaily } from '../../support/known-results.ts';

const at = (clock: string) => minuteOfDay(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
const today = { year: 2026, month: 11, day: 21 };
const days = { today: '21-November-2026', yesterday: '20-November-2026', earlier: '18-November-2026' };

/** A record as text: `Kalyan|Single Digit|Open|7|50`, a sangam's number as `7-128`. */
function record(text: string, date: string = days.today): ShownRecord {
  const [marketName = '', label = '', session = '', number = '', amount = ''] = text.split('|');
  const [digits = '', closeDigits = ''] = number.split('-');
  return { marketName, label, session, digits, closeDigits, amount: readAmount(amount), date };
}

const board = (over: Partial<Board>): Board => ({
  family: 'main',
  id: marketId('1'),
  name: 'Kalyan',
  times: { open: at('15:00'), close: at('17:00') },
  open: null,
  close: null,
  ...over,
});

/** The evidence of a provider that empties its boards each day, unless other results are given. */
const evidence = (over: Partial<OutcomeEvidence>): OutcomeEvidence => {
  const known = {
    wins: { rows: [], unread: 0 },
    boards: [board({})],
    returns: () => 'none' as const,
    now: { date: today, minute: at('17:30') },
    ...over,
  };
  return { results: provenDaily(known.boards, known.now), ...known };
};

/** `won 475`, `lost`, with the board's result in brackets. */
const said = (bids: readonly ShownRecord[], over: Partial<OutcomeEvidence>, family: Family = 'main') =>
  bidOutcomes(family, bids, evidence(over)).map(({ status, amount, result }) =>
    [status, amount !== null && amount !== 'unreadable' && amount.exact, result !== '' && `(${result})`]
      .filter(Boolean)
      .join(' '),
  );

// 124 has the ank 7, 345 the ank 2: open 7, jodi 72.
const open = board({ open: '124-7' });
const full = board({ open: '124-7', close: '2-345' });

it.each([
  ['Kalyan|Single Digit|Open|7|50', 'won (124-7)'],
  ['Kalyan|single  digit|OPEN|7|50', 'won (124-7)'],
  ['Kalyan|Single Digit|Open|6|50', 'lost (124-7)'],
  ['Kalyan|Single Digit|Close|7|50', 'waiting (124-7)'],
  ['Kalyan|Single Pana|Open|124|50', 'won (124-7)'],
  ['Kalyan|SP Motor|Open|137|50', 'lost (124-7)'],
  ['Kalyan|Jodi Digit|Close|72|50', 'waiting (124-7)'],
  ['Kalyan|Lucky Number|Open|7|50', 'unknown'],
  ['Kalyan|Single Digit|Noon|7|50', 'unknown'],
  ['Elsewhere|Single Digit|Open|7|50', 'unknown'],
])('of a board with only an open result %s is %s', (text, outcome) => {
  expect(said([record(text)], { boards: [open], now: { date: today, minute: at('15:10') } })).toEqual([
    outcome,
  ]);
});

it.each([
  ['Kalyan|Jodi Digit|Close|72|50', 'won (124-72-345)'],
  ['Kalyan|Jodi Digit|Close|27|50', 'lost (124-72-345)'],
  ['Kalyan|Half Sangam|Open|7-345|50', 'won (124-72-345)'],
  ['Kalyan|Half Sangam|Close|124-2|50', 'won (124-72-345)'],
  ['Kalyan|Full Sangam|Close|124-345|50', 'won (124-72-345)'],
  ['Kalyan|Single Digit|Close|2|50', 'won (124-72-345)'],
])('of a full board %s is %s', (text, outcome) => {
  expect(said([record(text)], { boards: [full] })).toEqual([outcome]);
});

it('a full board before the close may be that of the day before, unless it was seen without it', () => {
  const bid = record('Kalyan|Single Digit|Open|6|50');
  const now = { date: today, minute: at('13:00') };
  expect(said([bid], { boards: [full], now })).toEqual(['waiting']);
  expect(said([bid], { boards: [full], now, results: provenAfterBlank([full], now) })).toEqual([
    'lost (124-72-345)',
  ]);
});

it('a bid waits until its result is declared, even for a future day', () => {
  expect(said([record('Kalyan|Single Digit|Open|7|50')], {})).toEqual(['waiting']);
  expect(said([record('Kalyan|Single Digit|Open|7|50', '22-November-2026')], {})).toEqual(['waiting']);
});

it('a listed win counts with its listed amount, even against the board', () => {
  const bid = record('Kalyan|Single Digit|Open|7|50');
  const wins = { rows: [record('Kalyan|Single Digit|Open|7|475')], unread: 0 };
  expect(said([bid], { wins })).toEqual(['won 475']);
  expect(said([bid], { wins, boards: [open] })).toEqual(['won 475 (124-7)']);
  expect(said([record('Kalyan|Single Digit|Close|7|50')], { wins })).toEqual(['waiting']);
});

it('as many equal bids have won as wins are listed, the higher stake for the higher win, and the others are not called lost', () => {
  const bids = ['10', '50', '50'].map(stake => record(`Kalyan|Single Digit|Open|7|${stake}`, days.yesterday));
  const wins = ['95', '475'].map(amount => record(`Kalyan|Single Digit|Open|7|${amount}`, days.yesterday));
  expect(said(bids, { wins: { rows: wins, unread: 0 } })).toEqual(['unknown', 'won 475', 'won 95']);
});

it.each(['returned', 'possible'] as const)('of equal bids the one whose stake is %s did not win', back => {
  const bids = ['90', '100'].map(stake => record(`Kalyan|Single Digit|Open|7|${stake}`, days.yesterday));
  const wins = { rows: [record('Kalyan|Single Digit|Open|7|855', days.yesterday)], unread: 0 };
  const returns = (bid: ShownRecord) => (bid === bids[1] ? back : 'none');
  const other = back === 'returned' ? back : 'unknown';
  expect(said(bids, { wins, returns })).toEqual(['won 855', other]);
});

it('a past day is decided when all wins were read', () => {
  const bid = record('Kalyan|Single Digit|Open|7|50', days.yesterday);
  expect(said([bid], {})).toEqual(['lost']);
  expect(said([bid], { boards: [full] })).toEqual(['lost']);
  expect(said([bid], { wins: null })).toEqual(['unknown']);
  expect(said([bid], { wins: { rows: [], unread: 1 } })).toEqual(['unknown']);
  expect(said([bid], { returns: () => 'possible' })).toEqual(['unknown']);
  expect(said([record('Kalyan|Single Digit|Open|7|50', 'yesterday')], {})).toEqual(['unknown']);
});

it('on kept boards a result may be late, so a bid is lost only three days after its time', () => {
  const now = { date: today, minute: at('17:30') };
  const results = new Looks('kept').prove(now);
  const bid = (market: string, session: string, day: number) =>
    record(`${market}|Single Digit|${session}|7|50`, `${day}-November-2026`);
  const bids = [bid('Kalyan', 'Open', 20), bid('Kalyan', 'Open', 19), bid('Kalyan', 'Open', 18)];
  expect(said(bids, { results, now })).toEqual(['unknown', 'unknown', 'lost']);
  const earlier = { date: today, minute: at('16:59') };
  expect(said([bid('Kalyan', 'Close', 18)], { results, now })).toEqual(['lost']);
  expect(said([bid('Kalyan', 'Close', 18)], { results: new Looks().prove(earlier), now: earlier })).toEqual([
    'unknown',
  ]);
  // The times of a market that is not listed are not known.
  expect(said([bid('Elsewhere', 'Open', 18), bid('Elsewhere', 'Open', 17)], { results, now })).toEqual([
    'unknown',
    'lost',
  ]);
});

it('a result of a past day without a listed win may have been corrected since', () => {
  const now = { date: today, minute: at('17:30') };
  const results = new Looks('daily').at({ ...today, day: 20 }, at('18:00'), [full]).prove(now);
  const bid = record('Kalyan|Single Digit|Open|7|50', days.yesterday);
  expect(said([bid], { results, now })).toEqual(['unknown (124-72-345)']);
  expect(said([bid], { results, now, wins: null })).toEqual(['won (124-72-345)']);
  const wins = { rows: [record('Kalyan|Single Digit|Open|7|475', days.yesterday)], unread: 0 };
  expect(said([bid], { results, now, wins })).toEqual(['won 475 (124-72-345)']);
});

it('yesterday may still be undecided on a market that is not listed', () => {
  const bids = [days.yesterday, days.earlier].map(date => record('Elsewhere|Single Digit|Open|7|50', date));
  expect(said(bids, {})).toEqual(['unknown', 'lost']);
});

it('two markets of one name decide nothing', () => {
  const bid = record('Kalyan|Single Digit|Open|7|50');
  expect(said([bid], { boards: [full, board({ id: marketId('2') })] })).toEqual(['unknown']);
});

// Main Bazar closes at 00:10 of the day after.
const night = (over: Partial<Board>) =>
  board({ name: 'Main Bazar', times: { open: at('21:40'), close: at('00:10') }, ...over });
const yesterdays = record('Main Bazar|Single Digit|Close|2|50', days.yesterday);

it.each<[string, Board, string]>([
  ['00:05', night({ open: '124-7' }), 'waiting (124-7)'],
  ['00:05', night({ open: '124-7', close: '2-345' }), 'waiting'],
  ['00:20', night({ open: '124-7' }), 'waiting (124-7)'],
  ['00:20', night({ open: '124-7', close: '2-345' }), 'won (124-72-345)'],
  ['20:00', night({ open: '124-7', close: '3-346' }), 'lost (124-73-346)'],
  ['22:00', night({ open: '124-7' }), 'unknown'],
])("at %s yesterday's bid on a market past midnight with %j is %s", (clock, shown, outcome) => {
  expect(said([yesterdays], { boards: [shown], now: { date: today, minute: at(clock) } })).toEqual([outcome]);
});

it.each([
  // Nobody knows whether a bid on 2 without a time is of the night before, whose result was 3-346.
  ['2', days.today, 'unknown'],
  ['2', `${days.today} 12:05 AM`, 'unknown'],
  ['2', `${days.today} 10:00 PM`, 'won (124-72-345)'],
  ['1', days.today, 'lost (124-72-345)'],
])(
  'a Close bid on %s of "%s" on a market past midnight says only what is so on both days',
  (digit, date, outcome) => {
    const shown = night({ open: '124-7', close: '2-345' });
    const now = { date: { ...today, day: 22 }, minute: at('00:20') };
    const known = provenDaily([shown], now);
    const part = (figures: string) => ({ figures, corrected: false });
    const results: KnownResults = {
      ...known,
      on: (market, day) =>
        day === '2026-11-20' ? { Open: part('124'), Close: part('346') } : known.on(market, day),
    };
    const bid = record(`Main Bazar|Single Digit|Close|${digit}|50`, date);
    expect(said([bid], { boards: [shown], now, results, wins: null })).toEqual([outcome]);
  },
);

it('a win that a market past midnight lists for the day after forbids to say lost', () => {
  const bid = record('Main Bazar|Single Digit|Close|2|50', days.earlier);
  const wins = { rows: [record('Main Bazar|Single Digit|Close|2|475', '19-November-2026')], unread: 0 };
  expect(said([bid], { boards: [night({})], wins })).toEqual(['unknown']);
});

it.each<[string, Board, string, readonly string[]]>([
  ['has no result', night({}), '06:15', ['waiting', 'waiting']],
  ['has won', night({ open: '124-7', close: '2-345' }), '06:15', ['won (124-72-345)', 'waiting']],
  ['has lost', night({ open: '124-7', close: '3-346' }), '20:00', ['lost (124-73-346)', 'won 475']],
])(
  'where the equal bid of the night %s, a win of the morning is that of a new bid only if nothing else can be',
  (...given) => {
    const [, shown, clock, outcomes] = given;
    const bids = [yesterdays, record('Main Bazar|Single Digit|Close|2|50')];
    const wins = { rows: [record('Main Bazar|Single Digit|Close|2|475')], unread: 0 };
    expect(said(bids, { boards: [shown], wins, now: { date: today, minute: at(clock) } })).toEqual(outcomes);
  },
);

it('a market past midnight that dates wins with its own day pays both of two equal bids', () => {
  const bids = [yesterdays, record('Main Bazar|Single Digit|Close|2|50')];
  const rows = [days.yesterday, days.today].map(date => record('Main Bazar|Single Digit|Close|2|475', date));
  expect(said(bids, { boards: [night({})], wins: { rows, unread: 0 } })).toEqual(['won 475', 'won 475']);
});

it.each([
  ['starline', 'Single Panna', '128', '128-1', 'won (128-1)'],
  ['starline', 'Single Digit', '2', '128-1', 'lost (128-1)'],
  ['starline', 'Single Digit', '1', '128-5', 'waiting'],
  ['gali', 'Left Digit', '4', '45', 'won (45)'],
  ['gali', 'Jodi Digit', '54', '45', 'lost (45)'],
] as const)('in %s %s %s against %s is %s', (family, label, number, shown, outcome) => {
  const boards = [board({ family, name: 'Slot', times: { open: at('14:00') }, open: shown })];
  expect(said([record(`Slot|${label}||${number}|50`)], { boards }, family)).toEqual([outcome]);
});

it.each([
  ['Kalyan|Single Digit|Close|7|50', true],
  ['Kalyan|Jodi Digit|Close|72|50', true],
  ['Kalyan|Jodi Digit|Close|27|50', false],
  ['Kalyan|Half Sangam|Open|7-345|50', true],
  ['Kalyan|Half Sangam|Open|2-345|50', false],
  ['Kalyan|Half Sangam|Close|124-2|50', true],
  ['Kalyan|Half Sangam|Close|125-2|50', false],
  ['Kalyan|Full Sangam|Close|124-345|50', true],
  ['Kalyan|Full Sangam|Close|137-345|50', false],
  // Decided bids, and one of an unknown game.
  ['Kalyan|Single Digit|Open|7|50', false],
  ['Kalyan|Single Digit|Open|6|50', false],
  ['Kalyan|Lucky Number|Open|7|50', false],
])('once the open result is 124-7, %s can still win: %s', (text, can) => {
  const known = evidence({ boards: [open], now: { date: today, minute: at('15:10') } });
  expect(bidOutcomes('main', [record(text)], known)[0]?.chance).toBe(can ? 'alive' : 'none');
});

it('before any result a bid that waits can win, one that the provider lists as won cannot any more', () => {
  const bid = record('Kalyan|Jodi Digit|Close|27|50');
  const known = evidence({ now: { date: today, minute: at('14:00') } });
  const won = { ...known, wins: { rows: [{ ...bid, amount: readAmount('950') }], unread: 0 } };
  expect(bidOutcomes('main', [bid], known)[0]).toMatchObject({ status: 'waiting', chance: 'alive' });
  expect(bidOutcomes('main', [bid], won)[0]).toMatchObject({ status: 'won', chance: 'none' });
});

// The board was first seen at 5:10 PM: its day is unknown. Of today the provider lists a win on 124 or 345.
it.each([
  ['124|Open', 'Kalyan|Jodi Digit|Close|72|50', 'possible'],
  ['124|Open', 'Kalyan|Single Digit|Close|2|50', 'possible'],
  ['124|Open', 'Kalyan|Jodi Digit|Close|12|50', 'none'],
  ['345|Close', 'Kalyan|Single Digit|Open|7|50', 'possible'],
  ['345|Close', 'Kalyan|Jodi Digit|Close|72|50', 'possible'],
  ['345|Close', 'Kalyan|Jodi Digit|Close|73|50', 'none'],
])('if only a win on %s proves a part of the result, the chance of %s is %s', (won, text, chance) => {
  const now = { date: today, minute: at('17:10') };
  const results = new Looks().at(today, at('17:10'), [full]).prove(now);
  const [number, session] = won.split('|');
  const wins = { rows: [record(`Kalyan|Single Pana|${session}|${number}|7000`)], unread: 0 };
  const known = evidence({ boards: [full], results, now, wins });
  expect(bidOutcomes('main', [record(text)], known)[0]).toMatchObject({ status: 'waiting', chance });
});

it('a returned stake makes its bid neither won nor lost nor waiting', () => {
  const bid = record('Kalyan|Single Digit|Open|7|50');
  const returns = () => 'returned' as const;
  expect(said([bid], { returns })).toEqual(['returned']);
  expect(said([bid], { returns, boards: [full] })).toEqual(['returned (124-72-345)']);
  const wins = { rows: [record('Kalyan|Single Digit|Open|7|475')], unread: 0 };
  expect(said([bid], { returns, wins })).toEqual(['won 475']);
});

it.each([
  ['of two bids on one number a stake came back, and the win is of the other', 'returned', 'returned'],
  [
    'of two bids on one number a stake may have come back, and the win is of the other',
    'possible',
    'unknown',
  ],
] as const)('%s', (_, back, status) => {
  const bids = [record('Kalyan|Single Digit|Open|7|90'), record('Kalyan|Single Digit|Open|7|10')];
  const wins = { rows: [record('Kalyan|Single Digit|Open|7|100')], unread: 0 };
  const returns = (bid: ShownRecord) => (bid === bids[0] ? back : 'none');
  expect(said(bids, { wins, returns, boards: [open] })).toEqual([`${status} (124-7)`, 'won 100 (124-7)']);
  expect(said(bids, { wins, returns: () => 'possible', boards: [open] })).toEqual([
    'unknown (124-7)',
    'unknown (124-7)',
  ]);
});

it('a bid has no outcome while a credit may be its stake, and only waits while the wallet is unread', () => {
  const bid = record('Kalyan|Single Digit|Open|7|50');
  expect(said([bid], { returns: () => 'possible' })).toEqual(['unknown']);
  expect(said([bid], { returns: () => 'possible', boards: [full] })).toEqual(['unknown (124-72-345)']);
  expect(said([bid], { returns: unreadReturns })).toEqual(['waiting']);
  expect(said([bid], { returns: unreadReturns, boards: [full] })).toEqual(['unknown (124-72-345)']);
});
