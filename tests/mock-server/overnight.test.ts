import { expect, it } from 'vitest';
import { marketTime, sessionEnds } from '../../mock-server/data/boards.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, rowsIn } from './calls.ts';

// Main Bazar (6) is open until 11:50 PM of 21 November and closes at 12:30 AM of the 22nd; the clock begins at 11:48 PM.
const start = (): AppMock => createMock({ scenario: 'overnight', now: '2026-11-21T18:18:00.000Z' });
const id = 6;

type Placing = { readonly session?: 'Open' | 'Close'; readonly day?: number } & Partial<
  Pick<Parameters<typeof bidBody>[0], 'pana' | 'rows'>
>;
/** Bids 10 points on digit 1 where nothing else is given; returns true, or why it was refused. */
async function place(mock: AppMock, placing: Placing = {}): Promise<unknown> {
  const { day = 21, session = 'Open', pana = 'Single Digit', rows = [{ digits: '1', points: 10 }] } = placing;
  const body = bidBody({ game_id: String(id), pana, session, rows, date: `${day}-November-2026` });
  const { status, msg } = await call(mock, 'submitBid', body);
  return status === true ? true : msg;
}

const board = async (mock: AppMock): Promise<unknown[]> => {
  const { result } = await call(mock, 'dashboard');
  const row = rowsIn(result).find(market => market['game_id'] === String(id)) ?? {};
  return [row['open_result'], row['close_result'], row['msg_status']];
};

const stateOf = (mock: AppMock): string[][] =>
  mock
    .data()
    .bids.filter(bid => bid.game_id === id)
    .map(bid => [bid.day, bid.session, bid.status]);

const balanced = (mock: AppMock): void => {
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true } });
};

it.each([
  // open, close, the wall clock on 22 November, the market's day and minute
  ['11:50 PM', '12:30 AM', 0, '2026-11-21', 1440],
  ['11:50 PM', '12:30 AM', 29, '2026-11-21', 1469],
  ['11:50 PM', '12:30 AM', 30, '2026-11-22', 30],
  ['11:50 PM', '12:30 AM', 1439, '2026-11-22', 1439],
  ['9:00 PM', '12:00 AM', 0, '2026-11-22', 0],
  ['3:00 PM', '5:00 PM', 0, '2026-11-22', 0],
  ['3:00 PM', '3:00 PM', 0, '2026-11-22', 0],
])('counts a market from %s to %s at minute %i by its own day', (open_time, close_time, minute, day, own) => {
  const now = { day: '2026-11-22', minute };
  expect(marketTime({ open_time, close_time }, now)).toEqual({ day, minute: own });
});

it('ends the sessions of an overnight market in minutes of its market day', () => {
  expect(sessionEnds({ open_time: '11:50 PM', close_time: '12:30 AM' })).toEqual({ Open: 1430, Close: 1470 });
  expect(sessionEnds({ open_time: '3:00 PM', close_time: '5:00 PM' })).toEqual({ Open: 900, Close: 1020 });
  expect(sessionEnds({ open_time: '3:00 PM' })).toEqual({ Open: 900, Close: null });
});

it('takes bids up to each minute, for the day of the opening, and then for the next', async () => {
  const mock = start();
  expect(await place(mock, { day: 22 })).toBe('Bids are taken for 21-November-2026 only');
  mock.advance('1m');
  expect(await place(mock)).toBe(true);
  mock.advance('1m');
  expect(await place(mock)).toBe('Bidding is closed for Single Digit');
  expect(await place(mock, { session: 'Close' })).toBe(true);
  const jodi = { pana: 'Jodi Digit', session: 'Close', rows: [{ digits: '17', points: 10 }] } as const;
  expect(await place(mock, jodi)).toBe('Bidding is closed for Jodi Digit');

  // The time is then 12:29 AM of the 22nd.
  mock.advance('39m');
  expect(await place(mock)).toBe('Bidding is closed for Single Digit');
  expect(await place(mock, { session: 'Close', day: 22 })).toBe('Bids are taken for 21-November-2026 only');
  expect(await place(mock, { session: 'Close' })).toBe(true);
  mock.advance('1m');
  expect(await place(mock, { session: 'Close' })).toBe('Bids are taken for 22-November-2026 only');
  expect(await place(mock, { day: 22 })).toBe(true);
  expect(stateOf(mock)).toEqual([
    ['2026-11-21', 'Open', 'open'],
    ['2026-11-21', 'Close', 'open'],
    ['2026-11-21', 'Close', 'open'],
    ['2026-11-22', 'Open', 'open'],
  ]);
});

it('settles bids from before and after midnight at 12:35 AM, and lists them under the day before', async () => {
  const mock = start();
  await place(mock);
  await place(mock, { pana: 'Jodi Digit', session: 'Close', rows: [{ digits: '17', points: 10 }] });
  mock.advance('22m');
  await place(mock, { session: 'Close', rows: [{ digits: '7', points: 10 }] });
  expect(mock.balance(demo)).toBe(9970);
  // 12:35 AM: the market's new day has begun, and takes bids.
  mock.advance('25m');
  await place(mock, { day: 22 });
  expect(mock.declare('main', id, '470', 'open')).toHaveLength(1);
  expect(mock.declare('main', id, '890', 'close')).toHaveLength(2);
  // 95 for each digit and 950 for the jodi; the bid of the 22nd still waits.
  expect(mock.balance(demo)).toBe(9960 + 95 + 95 + 950);
  expect(stateOf(mock)).toEqual([
    ['2026-11-21', 'Open', 'won'],
    ['2026-11-21', 'Close', 'won'],
    ['2026-11-21', 'Close', 'won'],
    ['2026-11-22', 'Open', 'open'],
  ]);
  const lists = { date_from: '11/21/2026', date_to: '11/21/2026' };
  const { win_data } = await call(mock, 'winHistory', lists);
  expect(rowsIn(win_data).filter(row => row['game_name'] === 'Main Bazar')).toHaveLength(3);
  balanced(mock);
  expect(mock.declare('main', id, '128', 'open')).toHaveLength(1);
  expect(stateOf(mock).at(-1)).toEqual(['2026-11-22', 'Open', 'won']);
  balanced(mock);
});

it('keeps its board over midnight, until the new day has a result or the next midnight', async () => {
  const mock = start();
  mock.declare('main', id, '470', 'open');
  mock.advance('22m');
  expect(await board(mock)).toEqual(['470-1', null, 1]);
  // At 12:35 AM there is no bid, so the close goes to the day that has only an open result.
  mock.advance('25m');
  mock.declare('main', id, '890', 'close');
  expect(await board(mock)).toEqual(['470-1', '7-890', 1]);
  mock.advance('12h');
  expect(await board(mock)).toEqual(['470-1', '7-890', 1]);
  mock.declare('main', id, '128', 'open');
  expect(await board(mock)).toEqual(['128-1', null, 1]);
  // The midnight into the 23rd keeps the results of the 22nd, and the one into the 24th clears them.
  mock.advance('12h');
  expect(await board(mock)).toEqual(['128-1', null, 1]);
  mock.advance('24h');
  expect(await board(mock)).toEqual([null, null, 1]);
  expect(
    mock
      .data()
      .results.filter(row => row.game_id === id)
      .map(row => [row.day, row.session]),
  ).toEqual([
    ['2026-11-21', 'open'],
    ['2026-11-21', 'close'],
    ['2026-11-22', 'open'],
  ]);
});

it('gives the stakes back one midnight later than a market of the day does', async () => {
  const mock = start();
  await place(mock);
  mock.advance('22m');
  await place(mock, { session: 'Close' });
  mock.advance('23h');
  expect(stateOf(mock).map(row => row[2])).toEqual(['open', 'open']);
  mock.advance('1h');
  expect(stateOf(mock)).toEqual([
    ['2026-11-21', 'Open', 'void'],
    ['2026-11-21', 'Close', 'void'],
  ]);
  expect(mock.balance(demo)).toBe(10_000);
  balanced(mock);
});

it('draws the close by the clock on the next day, its wait after 12:30 AM', async () => {
  const mock = start();
  mock.data().content.draw_after_minutes = 5;
  await place(mock, { session: 'Close' });
  const drawn = (): string[] =>
    mock
      .data()
      .results.filter(row => row.game_id === id)
      .map(row => `${row.day} ${row.session}`);
  mock.advance('6m');
  expect(drawn()).toEqual([]);
  mock.advance('1m');
  expect(drawn()).toEqual(['2026-11-21 open']);
  mock.advance('39m');
  expect(drawn()).toEqual(['2026-11-21 open']);
  mock.advance('1m');
  expect(drawn()).toEqual(['2026-11-21 open', '2026-11-21 close']);
  expect(stateOf(mock)).toEqual([['2026-11-21', 'Close', expect.stringMatching(/^(won|lost)$/)]]);
  balanced(mock);
});

it('draws the close of the day that was left, however far the clock jumps', async () => {
  const mock = start();
  mock.data().content.draw_after_minutes = 5;
  await place(mock);
  await place(mock, { session: 'Close' });
  mock.advance('4d');
  expect(stateOf(mock)).toEqual([
    ['2026-11-21', 'Open', expect.stringMatching(/^(won|lost)$/)],
    ['2026-11-21', 'Close', expect.stringMatching(/^(won|lost)$/)],
  ]);
  balanced(mock);
});

it('draws no close of a day before the world began', () => {
  const mock = createMock({ scenario: 'overnight' });
  mock.data().content.draw_after_minutes = 5;
  mock.advance('1m');
  expect(mock.data().results.filter(row => row.game_id === id)).toEqual([]);
});

it('is closed by a patched msg_status all the same', async () => {
  const mock = start();
  const market = mock.data().markets.find(row => row.id === id);
  Object.assign(market ?? {}, { msg_status: 2 });
  expect(await board(mock)).toEqual([null, null, 2]);
  expect(await place(mock)).toBe('Main Bazar is closed');
});
