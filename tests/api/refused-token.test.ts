import { expect, it, vi } from 'vitest';
import { createClient, isTokenRefusal, isTokenRefused } from '../../src/api/client.ts';
import { demoConfig } from '../../src/api/config.ts';
import { parseConfig } from '../../src/api/parse-config.ts';
import { type EndpointId, endpointIds, endpointOf, endpoints } from '../../src/contract/index.ts';
import { createClock } from '../../src/lib/clock.ts';
import { examples } from '../support/endpoint-examples.ts';
import { json } from './fake-api.ts';

it.each([
  'Invalid token',
  'invalid token.',
  'Invalid unique token',
  'Invalid unique_token',
  'Invalid token in new_result',
  'Expired token',
  'Token expired',
  'Token has expired, please login',
  'Your token is invalid',
  'Token is not valid',
  'Token mismatch',
  'Unauthorized',
  'Unauthorised.',
  'Unauthorized access',
  'Unauthenticated.',
  'Session expired',
  'Your session has expired. Please login again',
  'Login session expired!',
])('%j speaks of a token', message => {
  expect(isTokenRefusal(message)).toBe(true);
});

it.each([
  null,
  '',
  'Invalid credentials',
  'Invalid username and password',
  'Old password is incorrect',
  'Invalid OTP',
  'Invalid phone number!',
  'Invalid request: unique_token',
  'Market session closed',
  'Session is closed',
  'Open session expired',
  'Session expired for Kalyan',
  'Invalid session',
  'Unauthorized transfer amount',
  'You are not authorized to withdraw before 10:00 AM',
  'Insufficient balance',
  'Tokens are sold out',
  'Failed',
])('%j does not', message => {
  expect(isTokenRefusal(message)).toBe(false);
});

it.each([
  [{ kind: 'http', status: 401 }, true],
  [{ kind: 'http', status: 403 }, false],
  [{ kind: 'http', status: 500 }, false],
  [{ kind: 'refused', message: 'Invalid token' }, true],
  [{ kind: 'refused', message: null }, false],
  [{ kind: 'network' }, false],
  [{ kind: 'timeout' }, false],
  [{ kind: 'unreadable' }, false],
] as const)('%j: %j', (error, refused) => {
  expect(isTokenRefused(error)).toBe(refused);
});

/** A client whose calls all end like this, and the number of times that it heard of a refused token. */
function clientOf(answer: () => Response) {
  const told = vi.fn<() => void>();
  const config = parseConfig(JSON.stringify(demoConfig('Asia/Kolkata')));
  if (!config.ok) throw new Error(config.error.field);
  const client = createClient({
    fetch: async () => answer(),
    config: config.value,
    clock: createClock({ mode: 'device', zone: 'Asia/Kolkata', deviceNow: () => 0 }),
    deviceNow: () => 0,
    token: () => 'tok-1',
    watchToken: () => told,
  });
  const call = <K extends EndpointId>(id: K) => client.call(endpointOf(id), examples[id].args);
  return { client, call, told };
}

const refusals: readonly (readonly [string, () => Response])[] = [
  ['a 401', () => new Response('', { status: 401 })],
  ['Invalid token', () => json({ status: false, msg: 'Invalid token' })],
  ['Token expired, as message', () => json({ status: '0', message: 'Token expired' })],
];

it.each(refusals)('%s ends the session, for every call with a token and for no other', async (_, answer) => {
  const { call, told } = clientOf(answer);
  for (const id of endpointIds) {
    told.mockClear();
    const reply = await call(id);
    expect([id, told.mock.calls.length]).toEqual([id, endpointOf(id).token ? 1 : 0]);
    if (endpointOf(id).token) expect(reply.ok, id).toBe(false);
  }
});

it.each([
  ['a refusal of something else', () => json({ status: false, msg: 'Invalid credentials' })],
  ['a success that speaks of it', () => json({ status: true, msg: 'Token expired' })],
  ['a 403', () => new Response('', { status: 403 })],
  ['an error page', () => new Response('Unauthorized')],
] as const)('%s ends no session', async (_case, answer) => {
  const { call, told } = clientOf(answer);
  for (const id of endpointIds) await call(id);
  expect(told).not.toHaveBeenCalled();
});

it('a poll tells of it too', async () => {
  const { client, told } = clientOf(() => json({ status: false, msg: 'Invalid token' }));
  await client.poll(endpoints.dashboard, {}, null);
  expect(told).toHaveBeenCalledOnce();
});
