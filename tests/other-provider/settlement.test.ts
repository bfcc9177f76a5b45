import { expect, it } from 'vitest';
import { aProvider, asha } from './client.ts';

// Open 128: 1 + 2 + 8 = 11, ank 1. Close 490: 4 + 9 + 0 = 13, ank 3. The jodi is 13.
it.each<[game: string, session: string, digits: string, closedigits: string, pays: number]>([
  ['Single Digit', 'Open', '1', '', 90],
  ['Single Digit', 'Close', '3', '', 90],
  ['Single Digit', 'Open', '3', '', 0],
  ['Jodi Digit', 'Close', '13', '', 900],
  ['Jodi Digit', 'Close', '31', '', 0],
  ['Single Pana', 'Open', '128', '', 1400],
  ['Single Pana', 'Close', '128', '', 0],
  ['SP Motor', 'Close', '490', '', 1400],
  ['Half Sangam', 'Open', '1', '490', 10_000],
  ['Half Sangam', 'Open', '128', '3', 10_000],
  ['Half Sangam', 'Open', '490', '1', 0],
  ['Full Sangam', 'Close', '128', '490', 100_000],
  ['Full Sangam', 'Close', '490', '128', 0],
])('with 128-13-490, 10 points on %s %s %s %s pay %i', async (game, session, digits, closedigits, pays) => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', game, session, { digits, closedigits, points: 10 });
  provider.declare('KALYAN', 'Open', '128');
  provider.declare('KALYAN', 'Close', '490');
  expect(provider.bids(asha)).toMatchObject([{ game, status: pays > 0 ? 'won' : 'lost', paid: pays }]);
  expect(provider.balance(asha)).toBe(10_000 - 10 + pays);
});

it.each<[game: string, pana: string, pays: number]>([
  ['Double Pana', '112', 2800],
  ['DP Motor', '112', 2800],
  ['Triple Pana', '777', 6000],
])('10 points on %s %s pay %i', async (game, pana, pays) => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', game, 'Open', { digits: pana, points: 10 });
  provider.declare('KALYAN', 'Open', pana);
  expect(provider.bids(asha)[0]?.paid).toBe(pays);
});

// 344: 3 + 4 + 4 = 11, ank 1.
it.each<[game: string, digits: string, result: string, pays: number]>([
  ['Single Digit', '1', '344', 100],
  ['Single Panna', '128', '128', 1600],
  ['Double Panna', '344', '344', 3200],
  ['Triple Panna', '000', '000', 8000],
  ['Single Digit', '4', '344', 0],
])('in Starline, 10 points on %s %s pay for %s: %i', async (game, digits, result, pays) => {
  const { provider, bid } = await aProvider();
  await bid('STARLINE 02 PM', game, 'Open', { digits, points: 10 });
  provider.declare('STARLINE 02 PM', 'Open', result);
  expect(provider.bids(asha)[0]?.paid).toBe(pays);
});

it.each<[game: string, digits: string, pays: number]>([
  ['Left Digit', '0', 80],
  ['Left Digit', '7', 0],
  ['Right Digit', '7', 90],
  ['Jodi Digit', '07', 950],
  ['Jodi Digit', '70', 0],
])('in Gali, 10 points on %s %s pay for 07: %i', async (game, digits, pays) => {
  const { provider, bid } = await aProvider();
  await bid('GALI', game, 'Close', { digits, points: 10 });
  provider.declare('GALI', 'Close', '07');
  expect(provider.bids(asha)[0]?.paid).toBe(pays);
});

it('a bid that needs both results waits for the close', async () => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', 'Jodi Digit', 'Close', { digits: '13', points: 10 });
  provider.declare('KALYAN', 'Open', '128');
  expect(provider.bids(asha)[0]?.status).toBe('waiting');
});

it('changed rates are those that are served and paid', async () => {
  const { provider, bid, send } = await aProvider({ rates: { main: { single_digit: [1, 9.5] } } });
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 11 });
  provider.declare('KALYAN', 'Open', '128');
  // 11 × 9.5 = 104.5
  expect(provider.bids(asha)[0]?.paid).toBe(104);
  expect(await send('/api-game-rates')).toMatchObject({
    game_rates: [{ single_digit_val_1: '1', single_digit_val_2: '9.5', jodi_digit_val_2: '900' }],
  });
});

it('a late result of an older day settles that day and leaves the newer board', async () => {
  const { provider, bid, send } = await aProvider();
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 });
  provider.setClock('2026-11-28 16:00');
  provider.declare('KALYAN', 'Open', '500');
  provider.declare('KALYAN', 'Open', '128', '2026-11-27');
  expect(provider.bids(asha)[0]?.status).toBe('won');
  const { result } = await send<{ result: object[] }>('/api-get-dashboard-data');
  expect(result[1]).toMatchObject({ game_name: 'KALYAN', open_result: '500-5' });
});

it('a corrected result takes wins back and pays new ones', async () => {
  const { provider, bid, send } = await aProvider();
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 }, { digits: '5', points: 20 });
  provider.declare('KALYAN', 'Open', '128');
  provider.correct('KALYAN', 'Open', '500');
  expect(provider.bids(asha)).toMatchObject([
    { digits: '1', status: 'reversed', paid: 0 },
    { digits: '5', status: 'won', paid: 180 },
  ]);
  expect(provider.ledger(asha).map(({ amount }) => amount)).toEqual([10_000, -30, 90, -90, 180]);
  expect(provider.truth(asha).results).toMatchObject([{ open: '500', close: null, corrected: true }]);
  const { result } = await send<{ result: object[] }>('/api-get-dashboard-data');
  expect(result[1]).toMatchObject({ open_result: '500-5' });
});

it('a corrected open settles the jodi again', async () => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', 'Jodi Digit', 'Close', { digits: '53', points: 10 });
  provider.declare('KALYAN', 'Open', '128');
  provider.declare('KALYAN', 'Close', '490');
  expect(provider.bids(asha)[0]?.status).toBe('lost');
  provider.correct('KALYAN', 'Open', '500');
  expect(provider.bids(asha)[0]).toMatchObject({ status: 'won', paid: 900 });
});

it('a voided market returns each stake once, takes its wins back and never pays', async () => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 }, { digits: '2', points: 20 });
  provider.declare('KALYAN', 'Open', '128');
  provider.voidMarket('KALYAN');
  provider.voidMarket('KALYAN');
  expect(provider.balance(asha)).toBe(10_000);
  expect(provider.bids(asha).map(({ status }) => status)).toEqual(['returned', 'returned']);
  expect(provider.ledger(asha).at(-1)).toMatchObject({ amount: 20, note: 'Bid refund of KALYAN' });
  expect(() => provider.declare('KALYAN', 'Close', '490')).toThrow('was voided');
});

it('a single bid can be voided by its reference or by its description', async () => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 }, { digits: '2', points: 20 });
  provider.voidBid(provider.bids(asha)[0]?.ref ?? 0);
  provider.voidBid(({ digits }) => digits === '2');
  expect(provider.ledger(asha).map(({ amount }) => amount)).toEqual([10_000, -30, 10, 20]);
});

it('a result that is not a pana, is declared twice or was never declared is refused', async () => {
  const { provider } = await aProvider();
  expect(() => provider.declare('KALYAN', 'Open', '821')).toThrow('not a result');
  expect(() => provider.correct('KALYAN', 'Open', '128')).toThrow('was not declared');
  provider.declare('KALYAN', 'Open', '128');
  expect(() => provider.declare('KALYAN', 'Open', '129')).toThrow('was declared before');
  expect(provider.truth(asha).results).toHaveLength(1);
});
