import { expect, it } from 'vitest';
import { momentOf, wallTime } from '../../mock-server/data/wall-time.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, rowsIn } from './calls.ts';

const board = async (mock: ReturnType<typeof createMock>) => {
  const { result } = await call(mock, 'dashboard');
  return rowsIn(result).map(row =>
    ['game_name', 'open_result', 'close_result', 'msg_status'].map(field => row[field]).join(' '),
  );
};

it('has a closed market, one half open and several open at the start', async () => {
  expect(await board(createMock())).toEqual([
    'Kalyan   1',
    'Milan Day 123-6  1',
    'Sridevi Morning 470-1 7-890 2',
    'Rajdhani Night   1',
    'Time Bazar   1',
    'Main Bazar   1',
    'Rajdhani Day   1',
    'Madhur Evening   1',
  ]);
});

it('closes a market at its close time', async () => {
  const mock = createMock();
  mock.advance('239m');
  expect(await board(mock)).toContain('Kalyan   1');
  mock.advance('1m');
  expect(await board(mock)).toContain('Kalyan   2');
});

it('begins a new day at midnight: results go, markets open again, histories stay', async () => {
  const mock = createMock();
  mock.control('POST', 'clock', { advance: '11h' });
  expect(await board(mock)).toContain('Sridevi Morning   1');
  const yesterday = { bid_from: '11/21/2026', bid_to: '11/21/2026' };
  const { bid_data } = await call(mock, 'bidHistory', yesterday);
  expect(bid_data).toHaveLength(2);
  const bid = { pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] } as const;
  expect(await call(mock, 'submitBid', bidBody({ ...bid, date: '22-November-2026' }))).toEqual({
    status: true,
  });
  mock.declare('main', 1, '470', 'open');
  expect(mock.balance(demo)).toBe(10_085);
});

it('shows a day again when the clock goes back to it', async () => {
  const mock = createMock();
  mock.advance('1d');
  expect(await board(mock)).toContain('Sridevi Morning   2');
  mock.advance('-1d');
  expect(await board(mock)).toContain('Sridevi Morning 470-1 7-890 2');
});

it('settles bids while one watches on a result day', async () => {
  const mock = createMock({ scenario: 'result-day' });
  expect(await board(mock)).toContain('Kalyan   1');
  mock.advance('30s');
  expect(mock.data().results.filter(row => row.game_id === 1)).toHaveLength(1);
  mock.advance('30s');
  expect(mock.data().results.filter(row => row.game_id === 1)).toHaveLength(2);
});

it('lets a result be drawn by the clock where the operator wants it', () => {
  const mock = createMock();
  mock.data().content.draw_after_minutes = 10;
  mock.advance('129m');
  expect(mock.data().markets[0]?.open_result).toBeNull();
  mock.advance('1m');
  expect(mock.data().markets[0]?.open_result).toMatch(/^\d{3}-\d$/);
});

it.each([
  ['2026-11-21', 780, 'Asia/Kolkata', '2026-11-21T07:30:00.000Z'],
  ['2026-03-29', 780, 'Europe/Berlin', '2026-03-29T11:00:00.000Z'],
  ['2026-11-21', 0, 'America/New_York', '2026-11-21T05:00:00.000Z'],
])('knows when the wall clock shows minute %#', (day, minute, zone, moment) => {
  expect(new Date(momentOf(day, minute, zone)).toISOString()).toBe(moment);
  expect(wallTime(Date.parse(moment), zone)).toEqual({ day, minute });
});
