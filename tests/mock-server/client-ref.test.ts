import { expect, it } from 'vitest';
import { wrap } from '../../src/contract/envelope.ts';
import { type EndpointId, endpointOf } from '../../src/contract/index.ts';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, demo } from './calls.ts';

const send = async (
  mock: AppMock,
  id: EndpointId,
  body: object,
  clientRef: string,
  token = 'mock-token-1',
) => {
  const wire = wrap(endpointOf(id), body, { appKey: { name: 'app_key', value: 'demo' }, token, clientRef });
  const reply = await mock.fetch(endpointOf(id).path, { method: 'POST', body: JSON.stringify(wire) });
  const json: unknown = await reply.json();
  return json;
};
const bid = (points: number) =>
  bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points }] });

it('takes a bid that is sent again under its reference once, and answers as the first time', async () => {
  const mock = createMock();
  mock.fault({ path: '/api-submit-bid', kind: 'drop-after' });
  await expect(send(mock, 'submitBid', bid(100), 'a')).rejects.toThrow('Failed to fetch');
  expect(await send(mock, 'submitBid', bid(100), 'a')).toEqual({ status: true });
  expect(mock.balance(demo)).toBe(9900);
  expect(await send(mock, 'submitBid', bid(100), 'b')).toEqual({ status: true });
  expect(mock.balance(demo)).toBe(9800);
});

it('refuses another request under a reference that was used', async () => {
  const mock = createMock();
  await send(mock, 'submitBid', bid(100), 'a');
  expect(await send(mock, 'submitBid', bid(200), 'a')).toEqual({
    status: false,
    msg: 'client_ref was used for another request',
  });
  expect(mock.balance(demo)).toBe(9900);
});

it('keeps references apart by player and by call, and lets a refused one try again', async () => {
  const mock = createMock();
  const transfer = { amount: 100, mobile_no: '9876543211', transfer_note: '' };
  await send(mock, 'submitBid', bid(100), 'a');
  expect(await send(mock, 'transfer', transfer, 'a')).toEqual({ status: true });
  expect(await send(mock, 'transfer', transfer, 'a')).toEqual({ status: true });
  expect([mock.balance(demo), mock.balance('9876543211')]).toEqual([9800, 600]);
  const back = { ...transfer, mobile_no: demo };
  expect(await send(mock, 'transfer', back, 'a', 'mock-token-2')).toEqual({ status: true });
  expect(await send(mock, 'transfer', { ...transfer, amount: 50_000 }, 'c')).toMatchObject({ status: false });
  mock.data().ledger.push({
    ...mock.data().ledger[0],
    id: 999,
    user_id: 1,
    kind: 'deposit',
    points: 50_000,
    note: '',
    at: '2026-11-21T07:30:00.000Z',
  });
  expect(await send(mock, 'transfer', { ...transfer, amount: 50_000 }, 'c')).toMatchObject({ status: true });
});
