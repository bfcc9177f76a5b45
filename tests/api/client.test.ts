import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { phone } from '../support/example.ts';
import { bidExamples } from '../support/examples-bids.ts';
import { endpoints } from '../../src/contract/index.ts';
import { clientBefore, hanging, json } from './fake-api.ts';

afterEach(() => {
  vi.useRealTimers();
});

const bid = bidExamples.submitBid.args;
const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : null;

it('a call goes out once, as a POST with the envelope, and comes back in words of the domain', async () => {
  const { client, sent } = clientBefore(() => json({ wallet_amt: '250' }));
  expect(await client.call(endpoints.walletBalance, {})).toEqual({
    ok: true,
    value: { exact: '250', points: 250 },
  });
  expect(sent.map(({ url, init }) => [url, init.method, bodyOf(init)])).toEqual([
    ['/api-user-wallet-balance', 'POST', { env_type: 'Prod', app_key: 'demo', unique_token: 'tok-1' }],
  ]);
  expect(sent[0]?.init).toMatchObject({
    headers: { 'content-type': 'application/json' },
    cache: 'no-store',
    credentials: 'same-origin',
    keepalive: false,
  });
});

it('a GET carries its body as a query and nothing else', async () => {
  const { client, sent } = clientBefore(() => json({ success: 1, data: { upiId: 'demo@upi' } }));
  const reply = await client.call(endpoints.paymentDetails, { siteId: 'a b&c' });
  expect(reply).toEqual({ ok: true, value: { upiId: 'demo@upi', qrImage: null } });
  expect([sent[0]?.url, sent[0]?.init.body]).toEqual(['/payment-details?baseUrl=a+b%26c', undefined]);
});

it('hosts, key, renamed paths and the cookie come from the config', async () => {
  const { client, sent } = clientBefore(() => json({ status: true, data: [] }), {
    config: {
      hosts: { api: 'https://a.invalid', headline: 'https://h.invalid/v1/', gateway: '/' },
      appKey: { name: 'my_key', value: 'k' },
      paths: { headline: '/news' },
      sessionCookie: 'sid=1',
    },
  });
  await client.call(endpoints.headline, { place: 'home' });
  expect([sent[0]?.url, sent[0]?.init.credentials, bodyOf(sent[0]?.init)]).toEqual([
    'https://h.invalid/v1/news',
    'include',
    { env_type: 'Prod', my_key: 'k', ids: [1] },
  ]);
});

it('without a token, a call that needs one never leaves, and other calls do', async () => {
  const { client, sent } = clientBefore(() => json({ otp: 1234 }), { token: null });
  expect(await client.call(endpoints.submitBid, bid)).toEqual({
    ok: false,
    error: { kind: 'refused', message: null },
  });
  expect(await client.call(endpoints.resendOtp, { phone: phone('9876543210') })).toEqual({
    ok: true,
    value: { otp: 1234 },
  });
  expect(sent.map(({ url }) => url)).toEqual(['/api-resend-otp']);
});

it.each([
  ['an error page', () => new Response('<h1>no</h1>'), { kind: 'unreadable' }],
  ['nothing', () => new Response(''), { kind: 'unreadable' }],
  ['no body at all', () => new Response(null), { kind: 'unreadable' }],
  ['half the JSON', () => new Response('{"status":tr'), { kind: 'unreadable' }],
  ['a list', () => json([]), { kind: 'unreadable' }],
  ['null', () => json(null), { kind: 'unreadable' }],
  ['text around the JSON', () => new Response('ok {"status":true}'), { kind: 'unreadable' }],
  ['over 5 MB', () => new Response(`{"status":true,"x":"${'x'.repeat(5_000_000)}"}`), { kind: 'unreadable' }],
  [
    'a 500',
    () => new Response('{"status":true}', { status: 500 }),
    { kind: 'http', status: 500, retryMs: 0 },
  ],
  ['a 404', () => new Response(null, { status: 404 }), { kind: 'http', status: 404, retryMs: 0 }],
  ['no status', () => json({ message: 'ok' }), { kind: 'noStatus' }],
  [
    'a status of another prototype',
    () => new Response('{"__proto__":{"status":true}}'),
    { kind: 'noStatus' },
  ],
  [
    'status false',
    () => json({ status: false, msg: ' Market\u202E closed ' }),
    { kind: 'refused', message: 'Market closed' },
  ],
  ['status null', () => json({ status: null }), { kind: 'refused', message: null }],
  [
    'status 0 with a message',
    () => json({ status: 0, msg: '', message: 'No' }),
    { kind: 'refused', message: 'No' },
  ],
  [
    'a message that is no text',
    () => json({ status: '2', msg: { a: 1 } }),
    { kind: 'refused', message: null },
  ],
] as const)('a bid answered with %s', async (_, answer, error) => {
  const { client, sent } = clientBefore(answer);
  expect(await client.call(endpoints.submitBid, bid)).toEqual({ ok: false, error });
  expect(sent).toHaveLength(1);
});

it.each([true, 'true', 1, '1'])('a bid answered with status %j is placed', async status => {
  const { client } = clientBefore(() => json({ status }));
  expect(await client.call(endpoints.submitBid, bid)).toEqual({ ok: true, value: null });
});

it.each(['TRUE', ' true ', 'ok', 2])('a bid answered with status %j is not placed', async status => {
  const { client } = clientBefore(() => json({ status }));
  const error = { kind: 'refused', message: null };
  expect(await client.call(endpoints.submitBid, bid)).toEqual({ ok: false, error });
});

it('a network that breaks, before or inside the reply, is a network error', async () => {
  const cut = new ReadableStream<Uint8Array>({
    start: controller => {
      controller.enqueue(new TextEncoder().encode('{"status":true}'));
      controller.error(new TypeError('cut'));
    },
  });
  const before = clientBefore(() => Promise.reject(new TypeError('Failed to fetch')));
  const inside = clientBefore(() => new Response(cut));
  const network = { ok: false, error: { kind: 'network' } };
  expect(await before.client.call(endpoints.submitBid, bid)).toEqual(network);
  expect(await inside.client.call(endpoints.submitBid, bid)).toEqual(network);
});

it('an error names the field that does not fit', async () => {
  const { client } = clientBefore(() => json({ transaction_history: 'none' }));
  expect(await client.call(endpoints.walletHistory, {})).toEqual({
    ok: false,
    error: { kind: 'shape', path: 'transaction_history' },
  });
});

it('a reply whose status does not count is still refused when its fields are missing', async () => {
  const { client } = clientBefore(() => json({ status: false, msg: 'Invalid token' }));
  expect(await client.call(endpoints.walletBalance, {})).toEqual({
    ok: false,
    error: { kind: 'refused', message: 'Invalid token' },
  });
});

it('a reset password is read from the first JSON object in the text', async () => {
  const { client } = clientBefore(() => new Response('Notice: {x} <br>{"status":"1"} {"status":false}'));
  const reply = await client.call(endpoints.forgotPassword, {
    phone: phone('9876543210'),
    newPassword: 'demo5678',
  });
  expect(reply).toEqual({ ok: true, value: null });
});

it('text of more than one byte a character survives being cut into pieces', async () => {
  const bytes = new TextEncoder().encode('{"status":true,"user_name":"मटका 😀"}');
  const { client } = clientBefore(
    () =>
      new Response(
        new ReadableStream({
          start: controller => {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
            controller.close();
          },
        }),
      ),
  );
  expect(await client.call(endpoints.checkTransfer, { receiver: phone('9876543211') })).toEqual({
    ok: true,
    value: { username: 'मटका 😀' },
  });
});

it('a read that takes 15 seconds is aborted', async () => {
  vi.useFakeTimers();
  const { client, sent } = clientBefore(hanging);
  const call = client.call(endpoints.walletBalance, {});
  await vi.advanceTimersByTimeAsync(14_999);
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

it('a money call is never aborted: its caller is freed, and the late answer still arrives', async () => {
  vi.useFakeTimers();
  const { client, sent } = clientBefore(
    () => new Promise(resolve => setTimeout(resolve, 20_000, json({ status: true }))),
  );
  const onLate = vi.fn<(result: unknown) => void>();
  const call = client.call(endpoints.submitBid, bid, { onLate });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await call).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect([sent.length, sent[0]?.init.signal, onLate.mock.calls]).toEqual([1, null, []]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onLate.mock.calls).toEqual([[{ ok: true, value: null }]]);
});

it('an answer in time leaves no timer and is not reported twice', async () => {
  vi.useFakeTimers();
  const onLate = vi.fn<(result: unknown) => void>();
  const { client } = clientBefore(() => json({ status: true }));
  await client.call(endpoints.submitBid, bid, { onLate, timeoutMs: 10 });
  expect(vi.getTimerCount()).toBe(0);
  expect(onLate).not.toHaveBeenCalled();
});

it.each([
  [false, undefined],
  [true, 'attempt-1'],
])('with sendClientRef %j a money call carries the reference %j', async (sendClientRef, client_ref) => {
  const { client, sent } = clientBefore(() => json({}), { config: { sendClientRef } });
  await client.call(
    endpoints.addFundRequest,
    { points: points(200) },
    { clientRef: 'attempt-1', keepalive: true },
  );
  expect(bodyOf(sent[0]?.init)).toEqual({
    env_type: 'Prod',
    app_key: 'demo',
    unique_token: 'tok-1',
    request_amount: 200,
    ...(client_ref !== undefined && { client_ref }),
  });
  expect(sent[0]?.init.keepalive).toBe(true);
});

it('parses a polled text only when it has changed', async () => {
  const replies = ['{"result":[]}', '{"result":[]}', '{"result":null}'];
  const { client } = clientBefore(() => new Response(replies.shift()));
  const value = { markets: [], chartUrl: null };
  const first = { ok: true, value: { changed: true, value, text: '{"result":[]}' } };
  expect(await client.poll(endpoints.starlineGames, {}, null)).toEqual(first);
  expect(await client.poll(endpoints.starlineGames, {}, '{"result":[]}')).toEqual({
    ok: true,
    value: { changed: false },
  });
  expect(await client.poll(endpoints.starlineGames, {}, '{"result":[]}')).toEqual({
    ok: true,
    value: { changed: true, value, text: '{"result":null}' },
  });
});

it.each([
  ['nothing', {}, 0],
  ['seconds', { 'retry-after': '120' }, 120_000],
  ['a date', { 'retry-after': 'Sat, 21 Nov 2026 08:31:30 GMT' }, 90_000],
  ['more than ten minutes', { 'retry-after': '86400' }, 600_000],
  ['no number', { 'retry-after': 'later' }, 0],
])(
  'a poll that fails says how, and how long the server wants to be left alone: %s',
  async (_, headers, retryMs) => {
    const date = 'Sat, 21 Nov 2026 08:30:00 GMT';
    const { client } = clientBefore(() => new Response('', { status: 503, headers: { date, ...headers } }));
    expect(await client.poll(endpoints.dashboard, {}, null)).toEqual({
      ok: false,
      error: { kind: 'http', status: 503, retryMs },
    });
  },
);

it('the clock learns from the Date header, even of an error', async () => {
  const date = { date: 'Sat, 21 Nov 2026 08:30:00 GMT' };
  const { client, clock } = clientBefore(() => new Response('', { status: 500, headers: date }));
  await client.call(endpoints.walletBalance, {});
  expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 8, 30));
});

it('the compiler refuses a wrong body', () => {
  const { client } = clientBefore(() => json({}));
  const wrong = [
    // @ts-expect-error a login needs a device id
    () => client.call(endpoints.login, { phone: phone('9876543210'), password: 'x' }),
    // @ts-expect-error a history takes days
    () => client.poll(endpoints.bidHistory, {}, null),
  ];
  expect(wrong).toHaveLength(2);
});

it.each([
  ['says that there is nothing', { status: 'false', msg: 'No data found', win_data: [] }, true],
  ['says nothing more', { status: false, win_data: [] }, true],
  ['is about something else', { status: false, msg: 'Server busy', win_data: [] }, false],
  ['comes without the list', { status: false, msg: 'No data found' }, false],
  ['comes with a row', { status: false, msg: 'No data found', win_data: [{ game_name: 'Kalyan' }] }, false],
])('a history with a false status that %s: %j is an empty list: %s', async (_, reply, isEmpty) => {
  const { client } = clientBefore(() => json(reply));
  const day = { year: 2026, month: 11, day: 27 };
  const read = await client.call(endpoints.winHistory, { from: day, to: day });
  expect(read).toMatchObject(isEmpty ? { ok: true, value: { rows: [], unread: 0 } } : { ok: false });
});
