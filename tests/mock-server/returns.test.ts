import { expect, it } from 'vitest';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, rowsIn } from './calls.ts';

const bid = (mock: AppMock, session: 'Open' | 'Close', digits = '7', date = '21-November-2026') =>
  call(mock, 'submitBid', bidBody({ pana: 'Single Digit', session, rows: [{ digits, points: 50 }], date }));

const lastBids = (mock: AppMock, count: number): string[] =>
  mock
    .data()
    .bids.slice(-count)
    .map(({ session, status }) => `${session} ${status}`);

const credits = async (mock: AppMock): Promise<unknown[]> => {
  const { transaction_history } = await call(mock, 'walletHistory');
  return rowsIn(transaction_history)
    .filter(row => String(row['transaction_note']).startsWith('Returned'))
    .map(row => [row['transaction_type'], row['amount'], row['transaction_note'], row['insert_date']]);
};

const expectBalanced = (mock: AppMock): void =>
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true }, violations: 0 });

it('voids one bid, returns its stake under its market’s name, and lets no result decide it', async () => {
  const mock = createMock();
  await bid(mock, 'Open');
  const { id } = mock.data().bids.at(-1) ?? { id: 0 };
  expect(mock.control('POST', 'void', { bid_id: id })).toEqual({
    returned: [{ bid_id: id, mobile: demo, pana: 'Single Digit', digits: '7', closedigits: '', points: 50 }],
    taken_back: [],
  });
  expect(mock.balance(demo)).toBe(10_000);
  expect(await credits(mock)).toEqual([
    ['1', 50, 'Returned Single Digit Kalyan', '21-November-2026 1:00 PM'],
  ]);
  expect(mock.declare('main', 1, '124', 'open')).toEqual([]);
  expect(lastBids(mock, 1)).toEqual(['Open void']);
  expect(() => mock.control('POST', 'void', { bid_id: id })).toThrow('already returned');
  expectBalanced(mock);
});

it('voids the bids of one session only, won and lost ones too', async () => {
  const mock = createMock();
  await bid(mock, 'Open', '7');
  await bid(mock, 'Open', '1');
  await bid(mock, 'Close', '7');
  mock.declare('main', 1, '124', 'open');
  expect(mock.balance(demo)).toBe(9850 + 475);
  expect(mock.control('POST', 'void', { game_id: '1', session: 'open' })).toMatchObject({
    returned: [{ digits: '7' }, { digits: '1' }],
    taken_back: [{ digits: '7', amount: 475 }],
  });
  expect(lastBids(mock, 3)).toEqual(['Open void', 'Open void', 'Close open']);
  expect(mock.balance(demo)).toBe(9950);
  expectBalanced(mock);
});

it('voids the bids of a Starline slot', async () => {
  const mock = createMock();
  const rows = [{ digits: '7', points: 50 }];
  await call(
    mock,
    'starlineSubmitBid',
    bidBody({ game_id: '1006', pana: 'Single Digit', session: 'Open', rows }),
  );
  expect(mock.control('POST', 'void', { game_id: 1006, family: 'starline' })).toMatchObject({
    returned: [{ digits: '7', points: 50 }],
  });
  expect(mock.balance(demo)).toBe(10_000);
});

it('returns undecided stakes so many minutes after their session', async () => {
  const mock = createMock();
  mock.data().content.return_after_minutes = 30;
  await bid(mock, 'Open');
  await bid(mock, 'Close');
  mock.advance('149m');
  await call(mock, 'dashboard');
  expect(lastBids(mock, 2)).toEqual(['Open open', 'Close open']);
  mock.advance('1m');
  expect(lastBids(mock, 2)).toEqual(['Open void', 'Close open']);
  mock.advance('2h');
  expect(lastBids(mock, 2)).toEqual(['Open void', 'Close void']);
  expect(mock.balance(demo)).toBe(10_000);
  expectBalanced(mock);
});

it('a stake that is not returned at midnight waits for a late result', async () => {
  const mock = createMock();
  mock.data().content.return_after_minutes = 1440;
  await bid(mock, 'Close');
  // 9:00 AM of the next day, before its Close.
  mock.advance('20h');
  expect(lastBids(mock, 1)).toEqual(['Close open']);
  expect(mock.declare('main', 1, '124', 'close')).toHaveLength(1);
  expect(mock.data().results.at(-1)).toMatchObject({ day: '2026-11-21', session: 'close' });
  expect(mock.balance(demo)).toBe(9950 + 475);
  // From then on a result is for the new day.
  await bid(mock, 'Open', '7', '22-November-2026');
  mock.declare('main', 1, '124', 'open');
  expect(mock.data().results.at(-1)).toMatchObject({ day: '2026-11-22', session: 'open' });
  expectBalanced(mock);
});
