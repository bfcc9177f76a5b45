import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callPaths } from '../support/other-provider/server.ts';
import { aProvider, asha, post, ravi } from './client.ts';

it('no file imports the app, its mock or a package', () => {
  const folder = 'tests/support/other-provider';
  const imports = readdirSync(folder).flatMap(file =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bfrom '([^']+)'/g)].map(
      ([, target = '']) => target,
    ),
  );
  expect(imports.filter(target => !/^(\.\/[a-z-]+\.ts|node:.+)$/.test(target))).toEqual([]);
});

it('every call replies with JSON or JSON behind a warning', async () => {
  const { send } = await aProvider();
  for (const path of callPaths) expect(await send(path)).toHaveProperty('status');
});

it.each([
  [200, 200],
  [401, 401],
] as const)('a wrong token is refused with HTTP %i', async (unauthorized, status) => {
  const { provider } = await aProvider({ unauthorized });
  for (const body of ['{}', '{"unique_token":"wrong"}']) {
    const response = await fetch(`${provider.url}/api-user-wallet-balance`, { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status: 'false', msg: 'Invalid token' });
  }
});

it('a page of another origin may send any call', async () => {
  const { provider } = await aProvider({ exposeDate: true });
  const Origin = 'http://127.0.0.1:5000';
  const preflight = await fetch(`${provider.url}/api-user-login`, {
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Headers': 'content-type,x-any' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type,x-any');
  const reply = await fetch(`${provider.url}/payment-details?baseUrl=demo`, { headers: { Origin } });
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
  expect(reply.headers.get('Access-Control-Expose-Headers')).toBe('Date');
  expect(await reply.json()).toMatchObject({ success: 'true', data: { upiId: 'demo@upi' } });
});

it('a body of any content type is read', async () => {
  const { provider } = await aProvider();
  const login = (body: string, type?: string): Promise<Response> =>
    fetch(`${provider.url}/api-user-login`, {
      method: 'POST',
      body: new TextEncoder().encode(body),
      ...(type !== undefined && { headers: { 'Content-Type': type } }),
    });
  const json = JSON.stringify({ mobile: asha, password: 'demo1234' });
  const form = `mobile=${asha}&password=demo1234`;
  for (const response of [
    await login(json),
    await login(json, 'text/plain'),
    await login(form, 'text/plain'),
  ])
    expect(await response.json()).toMatchObject({ status: 'true', mobile: asha });
});

it('an unknown path is 404 and a GET of a call 405', async () => {
  const { provider } = await aProvider();
  expect((await fetch(`${provider.url}/api-nothing`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${provider.url}/api-user-login`)).status).toBe(405);
});

it('a player registers, resets the password and logs in', async () => {
  const { provider } = await aProvider();
  const send = (path: string, body: object): Promise<Record<string, unknown>> =>
    post(provider.url, path, body);
  const mobile = '9876543212';
  expect(await send('/api-check-mobile', { mobile: asha })).toMatchObject({ status: 'false' });
  expect(await send('/api-check-mobile', { mobile })).toMatchObject({ status: 'true', otp: '0417' });
  expect(
    await send('/api-user-registration', { name: 'Meena', email: 'a', password: 'p', mobile }),
  ).toMatchObject({ user_name: 'Meena' });
  expect(await send('/api-forget-check-mobile', { mobile: '9876543213' })).toMatchObject({ status: 'false' });
  expect(await send('/api-forget-check-mobile', { mobile })).toMatchObject({ status: 'true' });
  await send('/api-forgot-password', { mobile, new_pass: 'q' });
  expect(await send('/api-user-login', { mobile, password: 'p' })).toMatchObject({ status: 'false' });
  expect(await send('/api-user-login', { mobile, password: 'q' })).toMatchObject({ status: 'true' });
});

it('the reply to a forgotten password begins with a warning of PHP', async () => {
  const { provider } = await aProvider();
  const body = JSON.stringify({ mobile: ravi, new_pass: 'q' });
  const response = await fetch(`${provider.url}/api-forgot-password`, { method: 'POST', body });
  expect(await response.text()).toMatch(/^<br \/>[^{}]*\{"status":"true".*\}$/s);
});

it('a player changes the password and the name', async () => {
  const { provider, send } = await aProvider();
  expect(await send('/api-change-password', { old_pass: 'no', new_pass: 'q' })).toMatchObject({
    status: 'false',
  });
  expect(await send('/api-change-password', { old_pass: 'demo1234', new_pass: 'q' })).toMatchObject({
    status: 'true',
  });
  await send('/api-profile-update', { user_name: 'Asha K' });
  expect(await post(provider.url, '/api-user-login', { mobile: asha, password: 'q' })).toMatchObject({
    user_name: 'Asha K',
  });
});

it.each<[why: string, market: string, game: string, digits: string, points: number]>([
  ['below 10 points', 'KALYAN', 'Single Digit', '1', 9],
  ['above the balance', 'KALYAN', 'Single Digit', '1', 10_001],
  ['no jodi', 'KALYAN', 'Jodi Digit', '1', 10],
  ['a pana of another kind', 'KALYAN', 'Single Pana', '112', 10],
  ['a game of another family', 'KALYAN', 'Left Digit', '1', 10],
  ['a market that has closed', 'MILAN MORNING', 'Single Digit', '1', 10],
])('refuses a bid: %s', async (_, market, game, digits, points) => {
  const { provider, bid } = await aProvider();
  expect(await bid(market, game, 'Open', { digits, points })).toMatchObject({ status: 'false' });
  expect(provider.balance(asha)).toBe(10_000);
});

it('refuses every row if one is refused', async () => {
  const { provider, bid } = await aProvider();
  await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 }, { digits: '12', points: 10 });
  expect(provider.bids(asha)).toEqual([]);
});

it('betting that is off shows in home data and refuses bids', async () => {
  const { provider, bid, send } = await aProvider();
  provider.setBetting(asha, false);
  expect(await send('/api-get-dashboard-data')).toMatchObject({ betting_status: '0' });
  expect(await bid('KALYAN', 'Single Digit', 'Open', { digits: '1', points: 10 })).toMatchObject({
    status: 'false',
  });
});

it('the lists of each family have its fields', async () => {
  const { provider, send } = await aProvider();
  provider.setBoard('STARLINE 11 AM', { open: '344' });
  provider.setBoard('GALI', { open: '07' });
  expect(await send('/api-starline-game')).toMatchObject({
    result: [
      { game_id: '1', open_time: '11:00 AM', open_result: '344-1', msg_status: '2' },
      { game_id: '2', open_time: '02:00 PM', open_result: '', msg_status: '1' },
      {},
      {},
    ],
  });
  expect(await send('/api-galidisawar-game')).toMatchObject({
    web_galidessar_chart_url: `${provider.url}/chart/gali`,
    result: [{ open_result: '' }, { game_id: '2', open_result: '07', msg_status: '1' }],
  });
});

it('each family has its own histories', async () => {
  const { provider, bid, send } = await aProvider();
  await bid('STARLINE 02 PM', 'Single Panna', 'Open', { digits: '128', points: 10 });
  await bid('GALI', 'Left Digit', 'Close', { digits: '0', points: 10 });
  provider.declare('STARLINE 02 PM', 'Open', '128');
  provider.declare('GALI', 'Close', '07');
  const day = '11/27/2026';
  const range = { bid_from: day, bid_to: day, date_from: day, date_to: day };
  expect(await send('/api-bid-history-data', range)).toMatchObject({ bid_data: [] });
  expect(await send('/api-starline-bid-history-data', range)).toMatchObject({
    bid_data: [{ game_name: 'STARLINE 02 PM', pana: 'Single Panna', session: 'Open', points: '10' }],
  });
  expect(await send('/api-starline-wining-history-data', range)).toMatchObject({
    win_data: [{ amount: '1600', wining_date: '27-November-2026' }],
  });
  expect(await send('/api-galidisawar-bid-history-data', range)).toMatchObject({
    bid_data: [{ game_name: 'GALI', pana: 'Left Digit', digits: '0', points: '10' }],
  });
  expect(await send('/api-galidisawar-wining-history-data', range)).toMatchObject({
    bid_data: [{ game_name: 'GALI', digits: '0', amount: '80' }],
  });
});
