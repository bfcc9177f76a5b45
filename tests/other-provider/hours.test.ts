import { expect, it } from 'vitest';
import { aProvider, asha } from './client.ts';

const refused = { status: 'false' };
const taken = { status: 'true' };

it.each([
  ['Single Digit', 'Open', '15:44', '1', taken],
  ['Single Digit', 'Open', '15:45', '1', refused],
  ['Single Digit', 'Close', '17:44', '1', taken],
  ['Single Digit', 'Close', '17:45', '1', refused],
  // The open result decides a jodi too.
  ['Jodi Digit', 'Close', '15:44', '12', taken],
  ['Jodi Digit', 'Close', '15:45', '12', refused],
])('%s %s at %s', async (game, session, time, digits, reply) => {
  const { provider, bid } = await aProvider();
  provider.setClock(time);
  expect(await bid('KALYAN', game, session, { digits, points: 10 })).toMatchObject(reply);
});

it('after midnight a close bid on an overnight market counts for the night before', async () => {
  const { provider, bid } = await aProvider();
  provider.setClock('2026-11-28 00:04');
  expect(await bid('MAIN BAZAR', 'Single Digit', 'Open', { digits: '3', points: 10 })).toMatchObject(refused);
  expect(await bid('MAIN BAZAR', 'Single Digit', 'Close', { digits: '3', points: 10 })).toMatchObject(taken);
  provider.advance(1);
  expect(await bid('MAIN BAZAR', 'Single Digit', 'Close', { digits: '3', points: 10 })).toMatchObject(
    refused,
  );
  provider.declare('MAIN BAZAR', 'Close', '490');
  expect(provider.bids(asha)).toMatchObject([{ day: '2026-11-27', status: 'won' }]);
  provider.setClock('06:00');
  expect(await bid('MAIN BAZAR', 'Single Digit', 'Open', { digits: '3', points: 10 })).toMatchObject(taken);
  expect(provider.bids(asha)[1]?.day).toBe('2026-11-28');
});

it('the history dates that bid with its calendar day', async () => {
  const { provider, bid, send } = await aProvider();
  provider.setClock('2026-11-28 00:04');
  await bid('MAIN BAZAR', 'Single Digit', 'Close', { digits: '3', points: 10 });
  const onDay = (day: string): Promise<unknown> =>
    send('/api-bid-history-data', { bid_from: day, bid_to: day });
  expect(await onDay('11/27/2026')).toMatchObject({ status: 'false', bid_data: [] });
  expect(await onDay('11/28/2026')).toMatchObject({
    status: 'true',
    bid_data: [{ game_name: 'MAIN BAZAR', bid_date: '28-November-2026' }],
  });
});

it('no bid is taken on a result that is declared early', async () => {
  const { provider, bid } = await aProvider();
  provider.declare('KALYAN', 'Open', '128');
  expect(await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 })).toMatchObject(refused);
  expect(await bid('KALYAN', 'Jodi Digit', 'Close', { digits: '13', points: 10 })).toMatchObject(refused);
  expect(await bid('KALYAN', 'Single Digit', 'Close', { digits: '1', points: 10 })).toMatchObject(taken);
});

it('a holiday takes no bids, declares nothing and leaves the board', async () => {
  const friday = 5;
  const { provider, bid, send } = await aProvider({ holidays: [friday], boards: { clearedAt: 0 } });
  provider.setClock('2026-11-26 18:00');
  provider.declare('KALYAN', 'Open', '128');
  provider.setClock('2026-11-27 13:00');
  expect(await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 })).toMatchObject(refused);
  expect(() => provider.declare('KALYAN', 'Open', '128')).toThrow('holiday');
  const { result } = await send<{ result: object[] }>('/api-get-dashboard-data');
  expect(result[1]).toMatchObject({ open_result: '128-1', msg_status: '2' });
});

it('a local clock reads the time of this process', async () => {
  const { provider } = await aProvider({ clock: { zone: 'local', at: '2026-11-27 09:05' } });
  expect(provider.now()).toEqual({ day: '2026-11-27', time: '09:05 AM' });
});
