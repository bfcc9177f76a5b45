import { expect, it } from 'vitest';
import { createMock } from '../support/app-mock.ts';
import { wireOf } from './calls.ts';

it('answers a fetch inside a DOM, and is given up when the page gives up', async () => {
  const mock = createMock();
  const ask = (signal?: AbortSignal) =>
    mock.fetch('/api-user-wallet-balance', {
      method: 'POST',
      credentials: 'include',
      body: wireOf('walletBalance', {}),
      ...(signal && { signal }),
    });
  const reply = await ask();
  expect(await reply.json()).toEqual({ status: true, wallet_amt: 10_000 });
  expect(reply.headers.get('date')).toBe('Sat, 21 Nov 2026 07:30:00 GMT');
  mock.fault({ path: '*', kind: 'hang' });
  const stop = new AbortController();
  const asked = ask(stop.signal);
  stop.abort();
  await expect(asked).rejects.toThrow('aborted');
  mock.fault({ path: '*', kind: 'drop' });
  await expect(ask()).rejects.toThrow('Failed to fetch');
});
