import { expect, it } from 'vitest';
import { drawPana } from '../../mock-server/data/random.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo } from './calls.ts';

type Case = [
  title: string,
  bid: { pana: string; session: 'Open' | 'Close'; digits: string; closedigits?: string },
  open: string,
  close: string,
  won: number,
];

// 10 points at the default rates; ank of 470 is 1, of 890 is 7, of 100 is 1, of 555 is 5.
it.each<Case>([
  [
    'a single digit on the open ank',
    { pana: 'Single Digit', session: 'Open', digits: '1' },
    '470',
    '890',
    95,
  ],
  [
    'a single digit on the close ank',
    { pana: 'Single Digit', session: 'Close', digits: '7' },
    '470',
    '890',
    95,
  ],
  [
    'no single digit of the other session',
    { pana: 'Single Digit', session: 'Open', digits: '7' },
    '470',
    '890',
    0,
  ],
  ['the jodi of both anks', { pana: 'Jodi Digit', session: 'Close', digits: '17' }, '470', '890', 950],
  ['no jodi the wrong way round', { pana: 'Jodi Digit', session: 'Close', digits: '71' }, '470', '890', 0],
  ['a single pana', { pana: 'Single Pana', session: 'Open', digits: '470' }, '470', '890', 1400],
  ['a double pana', { pana: 'Double Pana', session: 'Open', digits: '100' }, '100', '890', 2800],
  ['a triple pana', { pana: 'Triple Pana', session: 'Close', digits: '555' }, '470', '555', 6000],
  ['a pana of an SP Motor', { pana: 'SP Motor', session: 'Open', digits: '470' }, '470', '890', 1400],
  ['a pana of a DP Motor', { pana: 'DP Motor', session: 'Open', digits: '100' }, '100', '890', 2800],
  [
    'a half sangam of open ank and close pana',
    { pana: 'Half Sangam', session: 'Open', digits: '1', closedigits: '890' },
    '470',
    '890',
    10_000,
  ],
  [
    'a half sangam of open pana and close ank',
    { pana: 'Half Sangam', session: 'Close', digits: '470', closedigits: '7' },
    '470',
    '890',
    10_000,
  ],
  [
    'no half sangam with half of it right',
    { pana: 'Half Sangam', session: 'Close', digits: '470', closedigits: '8' },
    '470',
    '890',
    0,
  ],
  [
    'a full sangam',
    { pana: 'Full Sangam', session: 'Close', digits: '470', closedigits: '890' },
    '470',
    '890',
    100_000,
  ],
])('pays %s', async (_, { digits, closedigits = '', ...bid }, open, close, won) => {
  const mock = createMock();
  const placed = await call(
    mock,
    'submitBid',
    bidBody({ ...bid, rows: [{ digits, closedigits, points: 10 }] }),
  );
  expect(placed).toEqual({ status: true });
  expect(mock.balance(demo)).toBe(9990);
  mock.declare('main', 1, open, 'open');
  mock.declare('main', 1, close, 'close');
  expect(mock.balance(demo)).toBe(9990 + won);
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true } });
});

it.each([
  ['starlineSubmitBid', 'starline', '1006', 'Open', 'Single Digit', '1', '470', 95],
  ['starlineSubmitBid', 'starline', '1006', 'Open', 'Single Panna', '470', '470', 1400],
  ['starlineSubmitBid', 'starline', '1006', 'Open', 'Triple Panna', '000', '000', 6000],
  ['galiSubmitBid', 'gali', '2004', 'Close', 'Left Digit', '4', '47', 95],
  ['galiSubmitBid', 'gali', '2004', 'Close', 'Right Digit', '7', '47', 95],
  ['galiSubmitBid', 'gali', '2004', 'Close', 'Jodi Digit', '47', '47', 950],
  ['galiSubmitBid', 'gali', '2004', 'Close', 'Jodi Digit', '74', '47', 0],
] as const)(
  'settles %s at %s %s (%s %s %s on %s)',
  async (id, family, game_id, session, pana, digits, drawn, won) => {
    const mock = createMock();
    const body = bidBody({ game_id, pana, session, rows: [{ digits, points: 10 }] });
    expect(await call(mock, id, body)).toEqual({ status: true });
    mock.declare(family, Number(game_id), drawn);
    expect(mock.balance(demo)).toBe(9990 + won);
  },
);

it('settles a jodi with the second result, in either order', async () => {
  const mock = createMock();
  await call(
    mock,
    'submitBid',
    bidBody({ pana: 'Jodi Digit', session: 'Close', rows: [{ digits: '17', points: 10 }] }),
  );
  expect(mock.declare('main', 1, '890', 'close')).toEqual([]);
  expect(mock.declare('main', 1, '470', 'open')).toEqual([
    { mobile: demo, pana: 'Jodi Digit', digits: '17', closedigits: '', points: 10, amount: 950 },
  ]);
});

it('shows the results on the board and the win in the win history', async () => {
  const mock = createMock();
  await call(
    mock,
    'submitBid',
    bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 20 }] }),
  );
  mock.declare('main', 1, '470', 'open');
  mock.declare('main', 1, '890', 'close');
  const { result } = await call(mock, 'dashboard');
  expect(result).toContainEqual(
    expect.objectContaining({ game_id: '1', open_result: '470-1', close_result: '7-890' }),
  );
  const today = { date_from: '11/21/2026', date_to: '11/21/2026' };
  const { win_data } = await call(mock, 'winHistory', today);
  expect(win_data).toContainEqual({
    pana: 'Single Digit',
    game_name: 'Kalyan',
    session: 'Open',
    digits: '1',
    closedigits: '',
    amount: 190,
    wining_date: '21-November-2026',
  });
});

it('declares only a pana, and in Gali a jodi', () => {
  const mock = createMock();
  mock.declare('main', 1, '470', 'open');
  expect(() => mock.declare('main', 1, '074', 'open')).toThrow('074 is not a pana');
  expect(() => mock.declare('main', 1, '074', 'close')).toThrow('074 is not a pana');
  expect(() => mock.declare('gali', 2004, '470')).toThrow('470 is not a jodi');
  expect(() => mock.declare('main', 77, '470', 'open')).toThrow('No such market: 77');
});

it('draws single, double and triple panas in their real proportions', () => {
  const holder = { random: 1 };
  const counts = [0, 0, 0, 0];
  for (let drawn = 0; drawn < 10_000; drawn += 1) {
    const pana = drawPana(holder);
    const different = new Set(pana).size;
    counts[different] = (counts[different] ?? 0) + 1;
  }
  expect(counts[3]).toBeGreaterThan(7000);
  expect(counts[3]).toBeLessThan(7400);
  expect(counts[2]).toBeGreaterThan(2500);
  expect(counts[2]).toBeLessThan(2900);
  expect(counts[1]).toBeGreaterThan(60);
  expect(counts[1]).toBeLessThan(140);
});
