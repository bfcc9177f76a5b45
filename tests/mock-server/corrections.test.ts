import { expect, it } from 'vitest';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, fieldIn, rowsIn } from './calls.ts';

// Kalyan (1): Open at 3:00 PM, Close at 5:00 PM; the demo player has 10,000 points. 124 has the ank 7, 137 the ank 1.
const kalyan = { game_id: '1', session: 'open' } as const;

const bid = (mock: AppMock, digits: string, pana = 'Single Digit', session: 'Open' | 'Close' = 'Open') =>
  call(mock, 'submitBid', bidBody({ pana, session, rows: [{ digits, points: 50 }] }));

const declare = (mock: AppMock, pana: string, of: object = kalyan) =>
  mock.control('POST', 'results', { ...of, pana });

const today = { date_from: '11/21/2026', date_to: '11/21/2026' };
const kalyanWins = async (mock: AppMock): Promise<unknown[]> => {
  const { win_data } = await call(mock, 'winHistory', today);
  return rowsIn(win_data)
    .filter(row => row['game_name'] === 'Kalyan')
    .map(row => [row['digits'], row['amount']]);
};

const statuses = (mock: AppMock): string[] =>
  mock
    .data()
    .bids.filter(({ game_id }) => game_id === 1)
    .slice(-2)
    .map(({ digits, status }) => `${digits} ${status}`);

const expectBalanced = (mock: AppMock): void =>
  expect(mock.control('GET', 'state')).toMatchObject({ ledger: { balanced: true }, violations: 0 });

it('takes back the wins that no longer hold, and pays the new ones', async () => {
  const mock = createMock();
  await bid(mock, '7');
  await bid(mock, '1');
  expect(declare(mock, '124')).toMatchObject({ winners: [{ amount: 475 }], correction: null });
  expect(mock.balance(demo)).toBe(10_375);
  expect(declare(mock, '137')).toEqual({
    winners: [{ mobile: demo, pana: 'Single Digit', digits: '1', closedigits: '', points: 50, amount: 475 }],
    correction: {
      before: '124',
      after: '137',
      taken_back: [
        { mobile: demo, pana: 'Single Digit', digits: '7', closedigits: '', points: 50, amount: 475 },
      ],
    },
  });
  expect(mock.balance(demo)).toBe(10_375);
  expect(statuses(mock)).toEqual(['7 lost', '1 won']);
  expect(await kalyanWins(mock)).toEqual([['1', 475]]);
  expect(mock.data().markets[0]?.open_result).toBe('137-1');
  const { transaction_history } = await call(mock, 'walletHistory');
  const debit = rowsIn(transaction_history).find(row =>
    String(row['transaction_note']).startsWith('Taken back'),
  );
  expect(debit).toMatchObject({
    transaction_type: '2',
    amount_status: '1',
    transaction_note: 'Taken back: Won Single Digit Kalyan',
    amount: 475,
  });
  expectBalanced(mock);
});

it('changes nothing when the same pana is declared again', async () => {
  const mock = createMock();
  await bid(mock, '7');
  declare(mock, '124');
  const before = structuredClone(mock.data());
  expect(declare(mock, '124')).toEqual({
    winners: [],
    correction: { before: '124', after: '124', taken_back: [] },
  });
  expect(mock.data()).toEqual(before);
});

it('settles a jodi again when either session is corrected', async () => {
  const mock = createMock();
  await bid(mock, '71', 'Jodi Digit', 'Close');
  declare(mock, '124');
  declare(mock, '124', { ...kalyan, session: 'close' });
  expect(mock.balance(demo)).toBe(9950);
  declare(mock, '137', { ...kalyan, session: 'close' });
  expect(mock.balance(demo)).toBe(9950 + 4750);
  declare(mock, '137');
  expect(mock.balance(demo)).toBe(9950);
  declare(mock, '124');
  expect(mock.balance(demo)).toBe(9950 + 4750);
  expectBalanced(mock);
});

it('leaves a returned bid returned', async () => {
  const mock = createMock();
  await bid(mock, '7');
  mock.control('POST', 'void', kalyan);
  declare(mock, '137');
  declare(mock, '124');
  expect(statuses(mock).at(-1)).toBe('7 void');
  expect(mock.balance(demo)).toBe(10_000);
});

it('refuses as a whole when a player has spent what would be taken back', async () => {
  const mock = createMock();
  await bid(mock, '7');
  declare(mock, '124');
  await call(mock, 'transfer', { amount: 10_000, mobile_no: '9876543211', transfer_note: '' });
  const before = structuredClone(mock.data());
  expect(() => declare(mock, '137')).toThrow(
    'Demo Player has 425 points, not the 475 that would be taken back',
  );
  expect(mock.data()).toEqual(before);
  expectBalanced(mock);
});

it('corrects Starline and Gali, and a day that is over by its date', () => {
  const mock = createMock();
  expect(mock.control('POST', 'results', { game_id: 2004, jodi: '45' })).toMatchObject({ correction: null });
  expect(mock.control('POST', 'results', { game_id: 2004, jodi: '54' })).toMatchObject({
    correction: { before: '45', after: '54' },
  });
  expect(mock.control('POST', 'results', { game_id: 1006, pana: '470' })).toMatchObject({ correction: null });
  expect(mock.control('POST', 'results', { game_id: 1006, pana: '124' })).toMatchObject({
    correction: { before: '470', after: '124' },
  });
  declare(mock, '124');
  mock.advance('1d');
  expect(declare(mock, '137', { ...kalyan, day: '2026-11-21' })).toMatchObject({
    correction: { before: '124', after: '137' },
  });
  // The new day has no result yet.
  expect(mock.data().markets[0]?.open_result).toBe(null);
  expect(fieldIn(declare(mock, '470'), 'correction')).toBe(null);
});

it('a win by hand that was never settled by a result stays as it is', () => {
  const mock = createMock();
  const wins = mock.data().wins.length;
  // The demo player won on the ank 1 of 470; 128 has it too.
  mock.control('POST', 'results', { game_id: 3, session: 'open', pana: '128' });
  expect(mock.data().wins).toHaveLength(wins);
  mock.control('POST', 'results', { game_id: 3, session: 'open', pana: '124' });
  expect(mock.data().wins).toHaveLength(wins - 1);
  expectBalanced(mock);
});
