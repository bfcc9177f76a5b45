// json-server's REST over the world: relations, filters and fields are real, or the call is refused.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldIn, rowsIn } from './calls.ts';
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

const ask = async (method: string, path: string, body?: object, accept = '*/*') => {
  const reply = await fetch(`${live.url}/__mock/${path}`, {
    method,
    headers: { accept, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const isJson = /json/.test(reply.headers.get('content-type') ?? '');
  const json: unknown = isJson ? JSON.parse(text) : null;
  return { status: reply.status, json, text, url: reply.url };
};
const read = async (path: string) => (await ask('GET', `db/${path}`)).json;

/** The rows of a collection that name the player, by hand. */
const ownRows = (rows: readonly { readonly user_id: number }[], id: number) =>
  rows.filter(row => row.user_id === id);

it.each(['ledger', 'bids', 'wins', 'fund_requests', 'withdrawals', 'upi'] as const)(
  'lists the %s of a player under the player',
  async name => {
    const data = live.mock.data();
    for (const id of [1, 2]) expect(await read(`users/${id}/${name}`)).toEqual(ownRows(data[name], id));
  },
);

it('tells the two players apart', async () => {
  const counts = await Promise.all([1, 2].map(async id => rowsIn(await read(`users/${id}/ledger`)).length));
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts[0]).not.toBe(counts[1]);
});

it('embeds the children of a row, and expands its parent', async () => {
  expect(await read('users/2?_embed=ledger')).toEqual({
    ...live.mock.data().users[1],
    ledger: ownRows(live.mock.data().ledger, 2),
  });
  const [bid] = rowsIn(await read('bids?user_id=1&_limit=1&_expand=user'));
  expect(fieldIn(bid?.['user'], 'user_name')).toBe('Demo Player');
  const won = live.mock.data().wins[0];
  expect(await read(`bids/${won?.bid_id}/wins`)).toEqual([won]);
});

it.each([
  ['markets/1/bids', 'bids have no market_id. Under a row of markets there is nothing'],
  [
    'users/2/transfers',
    'transfers have no user_id. Under a row of users there are: ledger, bids, wins, fund_requests, withdrawals, upi',
  ],
  ['markets?_embed=bids', 'bids have no market_id. Under a row of markets there is nothing'],
  ['bids?_expand=market', 'bids have no market_id. _expand takes: user'],
  ['bids?usr_id=2', 'bids have no field usr_id; did you mean user_id?'],
  ['bids?status_ne=open&colour_like=red', 'bids have no field colour'],
])('refuses %s instead of answering with other rows', async (path, error) => {
  expect(await ask('GET', `db/${path}`)).toMatchObject({ status: 400, json: { error } });
});

it('filters, sorts and cuts by fields that there are', async () => {
  const rows = rowsIn(await read('bids?points_gte=10&user_id=1&_sort=id&_order=desc&_limit=2&q=digit'));
  expect(rows).toHaveLength(2);
  expect(Number(rows[0]?.['id'])).toBeGreaterThan(Number(rows[1]?.['id']));
  expect(await read('db')).toHaveProperty('markets');
});

it.each<[method: string, path: string, body: object, error: string]>([
  ['PATCH', 'markets/1', { msg_sttus: 2 }, 'msg_sttus is not known; did you mean msg_status?'],
  ['PATCH', 'content', { beting_status: '2' }, 'beting_status is not known; did you mean betting_status?'],
  [
    'PATCH',
    'content',
    { rates: { main: { jodi_dgit_val_1: '10' } } },
    'rates.main.jodi_dgit_val_1 is not known; did you mean jodi_digit_val_1?',
  ],
  ['POST', 'upi', { user_id: 2, paytm: '9876543211' }, 'paytm is not known'],
  ['PUT', 'users/2', { user_nme: 'x' }, 'user_nme is not known; did you mean user_name?'],
])('refuses %s %s with a field that there is not: %j', async (method, path, body, error) => {
  const before = JSON.stringify(live.mock.data());
  const { status, json } = await ask(method, `db/${path}`, body);
  expect([status, fieldIn(json, 'error')]).toEqual([400, expect.stringContaining(error)]);
  expect(JSON.stringify(live.mock.data())).toBe(before);
});

it('has an index for programs and for people, in a session too', async () => {
  const { users, bids } = live.mock.data();
  expect((await ask('GET', 'db/')).json).toMatchObject({
    users: { rows: users.length, href: 'users' },
    bids: { rows: bids.length, href: 'bids' },
    content: { href: 'content' },
  });
  const opened = await ask('POST', 'sessions', {});
  const base = `../s/${String(fieldIn(opened.json, 'id'))}/__mock/db`;
  const page = await ask('GET', base, undefined, 'text/html');
  expect([page.status, page.url.endsWith('/__mock/db/')]).toEqual([200, true]);
  for (const name of Object.keys(live.mock.data())) expect(page.text).toContain(`<a href="${name}">`);
});

it('a filter with _like asks for a part of a text, and a pattern that never ends is only a text', async () => {
  const ask = async (query: Readonly<Record<string, string>>): Promise<unknown> =>
    (await fetch(`${live.url}/__mock/db/users?${new URLSearchParams(query).toString()}`)).json();
  live.mock.data().users.push({
    id: 77,
    user_name: `${'a'.repeat(40)}b`,
    mobile: '9876543299',
    password: 'demo1234',
    unique_token: 'mock-token-77',
  });
  expect(await ask({ user_name_like: '^((a+)+)+!$' })).toEqual([]);
  expect(await ask({ user_name_like: 'aab' })).toEqual([expect.objectContaining({ id: 77 })]);
  expect(await ask({ user_name_like: 'DEMO P', mobile_like: '987' })).toEqual([
    expect.objectContaining({ id: 1 }),
  ]);
});
