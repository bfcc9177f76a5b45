import { expect, it } from 'vitest';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo } from './calls.ts';

// Kalyan opens at 3:00 PM and closes at 5:00 PM; the mock begins at 1:00 PM.
const mixed = bidBody({
  pana: 'Single Digit',
  session: 'Open',
  rows: [
    { digits: '1', points: 10, session: 'Open' },
    { digits: '1', points: 20, session: 'Close' },
    { digits: '7', points: 30, session: 'Close' },
  ],
});

it('records and settles each row of one request by its own session', async () => {
  const mock = createMock();
  expect(await call(mock, 'submitBid', mixed)).toEqual({ status: true });
  expect(mock.balance(demo)).toBe(9940);
  const placed = (): unknown[] =>
    mock
      .data()
      .bids.slice(-3)
      .map(bid => [bid.session, bid.digits, bid.status]);
  // The ank of 470 is 1, of 890 is 7.
  mock.declare('main', 1, '470', 'open');
  expect(placed()).toEqual([
    ['Open', '1', 'won'],
    ['Close', '1', 'open'],
    ['Close', '7', 'open'],
  ]);
  mock.declare('main', 1, '890', 'close');
  expect(placed()).toEqual([
    ['Open', '1', 'won'],
    ['Close', '1', 'lost'],
    ['Close', '7', 'won'],
  ]);
  expect(mock.balance(demo)).toBe(9940 + 95 + 285);
  const today = { bid_from: '11/21/2026', bid_to: '11/21/2026' };
  expect(await call(mock, 'bidHistory', today)).toMatchObject({
    bid_data: [
      { session: 'Close', digits: '7', points: 30 },
      { session: 'Close', digits: '1', points: 20 },
      { session: 'Open', digits: '1', points: 10 },
      expect.anything(),
      expect.anything(),
    ],
  });
});

it.each([
  [
    'its Open row is over',
    (mock: ReturnType<typeof createMock>) => mock.advance('2h'),
    'Bidding is closed for Single Digit',
  ],
  [
    'the open result is declared',
    (mock: ReturnType<typeof createMock>) => mock.declare('main', 1, '470', 'open'),
    'The result of Kalyan is already declared',
  ],
])('refuses a request of both sessions whole when %s', async (_, prepare, msg) => {
  const mock = createMock();
  prepare(mock);
  const before = mock.data().bids.length;
  expect(await call(mock, 'submitBid', mixed)).toEqual({ status: false, msg });
  expect([mock.balance(demo), mock.data().bids.length]).toEqual([10_000, before]);
  // The rows of the close session alone are taken.
  const rows = [{ digits: '1', points: 20 }];
  const close = bidBody({ pana: 'Single Digit', session: 'Close', rows });
  expect(await call(mock, 'submitBid', close)).toEqual({ status: true });
});

it('looks at the rows alone: Close rows under an Open heading are not Open bids', async () => {
  const mock = createMock();
  mock.advance('2h');
  const rows = [{ digits: '1', points: 20, session: 'Close' }] as const;
  const body = bidBody({ pana: 'Single Digit', session: 'Open', rows });
  expect(await call(mock, 'submitBid', body)).toEqual({ status: true });
  expect(mock.data().bids.at(-1)?.session).toBe('Close');
});

it.each([
  ['starlineSubmitBid', '1006', 'Single Digit', 'Open', 'Close'],
  ['galiSubmitBid', '2004', 'Left Digit', 'Close', 'Open'],
] as const)('%s has one session, whatever its rows say', async (id, game_id, pana, session, other) => {
  const mock = createMock();
  const rows = [{ digits: '1', points: 10, session: other }];
  expect(await call(mock, id, bidBody({ game_id, pana, session, rows }))).toEqual({ status: true });
  expect(mock.data().bids.at(-1)?.session).toBe(session);
});
