import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nearestName } from '../../src/lib/nearest-name.ts';
import { bidBody, wireOf } from './calls.ts';
import { startServer } from './live-server.ts';

let live: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  live = await startServer();
});
afterAll(async () => {
  await live.stop();
});
beforeEach(() => {
  live.mock.control('POST', 'reset', {});
});

const mode = (name: string): unknown => live.mock.control('POST', 'contract', { mode: name });
const post = async (path: string, body: unknown) => {
  const reply = await fetch(live.url + path, { method: 'POST', body: JSON.stringify(body) });
  const json: unknown = await reply.json();
  return { status: reply.status, json };
};
const violations = (): readonly string[] => live.mock.calls().flatMap(entry => entry.violations);

const good = {
  env_type: 'Prod',
  app_key: 'demo',
  mobile: '9876543210',
  password: 'demo1234',
  device_id: 'd',
};
const { mobile, ...withoutMobile } = good;
const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] });
const [row] = bid.new_result.result;
const bidWith = (result: unknown): unknown =>
  JSON.parse(wireOf('submitBid', { ...bid, new_result: { ...bid.new_result, result } }));
const { points: stake, ...noPoints } = row ?? { points: 0 };

it.each<[title: string, path: string, body: unknown, said: string, pointer: string, nearest: string | null]>([
  ['a missing field', '/api-user-login', withoutMobile, '/mobile is missing', '/mobile', null],
  [
    'a field under another name',
    '/api-user-login',
    { ...withoutMobile, mobil: mobile },
    '/mobile is missing; was mobil meant?',
    '/mobile',
    'mobil',
  ],
  [
    'an extra field',
    '/api-user-login',
    { ...good, passwort: 'x' },
    '/passwort is not known; did you mean password?',
    '/passwort',
    'password',
  ],
  [
    'a wrong type',
    '/api-user-login',
    { ...good, password: 7 },
    '/password is wrong: string expected',
    '/password',
    null,
  ],
  [
    'a row deep inside, with a field under another name',
    '/api-submit-bid',
    bidWith([{ ...noPoints, point: stake }]),
    '/new_result/result/0/points is missing; was point meant?',
    '/new_result/result/0/points',
    'point',
  ],
  [
    'points as text',
    '/api-submit-bid',
    bidWith([{ ...row, points: '10' }]),
    '/new_result/result/0/points is wrong: number expected',
    '/new_result/result/0/points',
    null,
  ],
  [
    'no env_type',
    '/api-user-login',
    { ...good, env_type: undefined, envtype: 'Prod' },
    '/env_type is missing; was envtype meant?',
    '/env_type',
    'envtype',
  ],
  ['a wrong key', '/api-user-login', { ...good, app_key: 'other' }, '/app_key is wrong', '/app_key', null],
])('strict fails %s with a pointer and the nearest name', async (_, path, body, said, pointer, nearest) => {
  mode('strict');
  const { status, json } = await post(path, body);
  expect(status).toBe(400);
  expect(json).toMatchObject({ status: false, msg: `Contract: ${said}`, violation: { pointer, nearest } });
  expect(violations()).toEqual([expect.stringContaining(said)]);
});

it.each(['strict', 'warn'])('%s names the nearest path for an unknown one', async name => {
  mode(name);
  const msg = 'No such path: /api-user-logn; did you mean /api-user-login?';
  expect(await post('/api-user-logn', good)).toEqual({ status: 404, json: { status: false, msg } });
  expect(violations()).toEqual([msg]);
});

it('warn answers as the provider would, and notes the field', async () => {
  expect(await post('/api-user-login', withoutMobile)).toEqual({
    status: 200,
    json: { status: false, msg: 'Invalid request: mobile is missing' },
  });
  expect(violations()).toEqual(['login: mobile is missing']);
});

it('off notes nothing and ignores fields that the contract does not know, deep inside as well', async () => {
  mode('off');
  expect((await post('/api-user-login', { ...good, more: { a: 1 } })).json).toMatchObject({ status: true });
  expect((await post('/api-submit-bid', bidWith([{ ...row, colour: 'red' }]))).json).toEqual({
    status: true,
  });
  expect((await post('/api-user-login', withoutMobile)).json).toMatchObject({ status: false });
  expect((await post('/api-nothing', {})).status).toBe(404);
  expect(violations()).toEqual([]);
});

it('knows no other mode', () => {
  expect(() => mode('loose')).toThrow('mode');
});

it.each([
  ['mobil', ['mobile', 'password'], 'mobile'],
  ['Passwort', ['mobile', 'password'], 'password'],
  ['xyz', ['mobile', 'password'], null],
  ['a', [], null],
])('finds what is nearest to %s', (written, names, nearest) => {
  expect(nearestName(written, names)).toBe(nearest);
});
