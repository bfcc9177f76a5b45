import { expect, it } from 'vitest';
import { type AppMock, createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, second } from './calls.ts';

const digit = { pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] } as const;

it.each<[title: string, prepare: (mock: AppMock) => void, bid: Parameters<typeof bidBody>[0], msg: string]>([
  ['betting off', mock => (mock.data().content.betting_status = '2'), digit, 'Betting is off'],
  ['an unknown market', () => undefined, { ...digit, game_id: '99' }, 'No such market: 99'],
  ['an unknown game type', () => undefined, { ...digit, pana: 'Roulette' }, 'No such game type: Roulette'],
  ['a closed market', () => undefined, { ...digit, game_id: '3' }, 'Sridevi Morning is closed'],
  ['an open session at its minute', mock => mock.advance('2h'), digit, 'Bidding is closed for Single Digit'],
  [
    'a close session at its minute',
    mock => mock.advance('4h'),
    { ...digit, session: 'Close' },
    'Kalyan is closed',
  ],
  [
    'a jodi after the open time',
    mock => mock.advance('2h'),
    { pana: 'Jodi Digit', session: 'Close', rows: [{ digits: '17', points: 10 }] },
    'Bidding is closed for Jodi Digit',
  ],
  [
    'a declared session',
    mock => mock.declare('main', 1, '470', 'open'),
    digit,
    'The result of Kalyan is already declared',
  ],
  [
    'a half sangam with one known side',
    mock => mock.declare('main', 1, '470', 'open'),
    { pana: 'Half Sangam', session: 'Close', rows: [{ digits: '470', closedigits: '7', points: 10 }] },
    'The result of Kalyan is already declared',
  ],
  [
    'a stake below 10',
    () => undefined,
    { ...digit, rows: [{ digits: '1', points: 9 }] },
    'Required minimum bid amount is 10',
  ],
  [
    'more than the balance',
    () => undefined,
    {
      ...digit,
      rows: [
        { digits: '1', points: 9_990 },
        { digits: '2', points: 11 },
      ],
    },
    'Insufficient balance please refill your account',
  ],
  [
    'a digit of two figures',
    () => undefined,
    { ...digit, rows: [{ digits: '12', points: 10 }] },
    'Number 12 is not valid',
  ],
  [
    'a double pana among single panas',
    () => undefined,
    { ...digit, pana: 'Single Pana', rows: [{ digits: '100', points: 10 }] },
    'Number 100 is not valid',
  ],
  [
    'digits that do not rise',
    () => undefined,
    { ...digit, pana: 'Single Pana', rows: [{ digits: '321', points: 10 }] },
    'Number 321 is not valid',
  ],
  [
    'another day',
    () => undefined,
    { ...digit, date: '20-November-2026' },
    'Bids are taken for 21-November-2026 only',
  ],
])('refuses a bid with %s, and takes nothing', async (_, prepare, bid, msg) => {
  const mock = createMock();
  prepare(mock);
  expect(await call(mock, 'submitBid', bidBody(bid))).toEqual({ status: false, msg });
  expect(mock.balance(demo)).toBe(10_000);
});

it('takes a close bid up to the minute before its time', async () => {
  const mock = createMock();
  mock.advance('239m');
  expect(await call(mock, 'submitBid', bidBody({ ...digit, session: 'Close' }))).toEqual({ status: true });
});

it('refuses a total that is not the sum of the rows', async () => {
  const mock = createMock();
  const body = bidBody(digit);
  const wrong = { ...body, new_result: { ...body.new_result, totalbit: 11 } };
  expect(await call(mock, 'submitBid', wrong)).toEqual({
    status: false,
    msg: 'totalbit is not the sum of the rows',
  });
});

it('places every row of a bid or none', async () => {
  const mock = createMock();
  const rows = [
    { digits: '1', points: 10 },
    { digits: 'x', points: 10 },
  ];
  await call(mock, 'submitBid', bidBody({ ...digit, rows }));
  expect(mock.data().bids.filter(bid => bid.status === 'open')).toEqual([]);
});

it.each([
  ['below the minimum', { request_amount: 999, payment_method: '2' }, 'Min amt is 1000'],
  ['above the balance', { request_amount: 10_001, payment_method: '2' }, 'Insufficient balance'],
  [
    'to a number never given',
    { request_amount: 1000, payment_method: '4' },
    'Please add a number for this payment method first',
  ],
])('refuses a withdrawal %s', async (_, body, msg) => {
  const mock = createMock();
  expect(await call(mock, 'withdraw', { mobile: demo, ...body })).toEqual({ status: false, msg });
});

it('refuses a withdrawal outside the hours, which include both ends', async () => {
  const mock = createMock();
  const body = { mobile: demo, request_amount: 1000, payment_method: '2' };
  mock.advance('5h');
  expect(await call(mock, 'withdraw', body)).toEqual({ status: true });
  mock.advance('1m');
  expect(await call(mock, 'withdraw', body)).toEqual({
    status: false,
    msg: 'Withdrawals are only allowed during specified hours.',
  });
});

it.each([
  ['to oneself', { amount: 100, mobile_no: demo }, "Don't Use Your Own Phone No."],
  ['to nobody', { amount: 100, mobile_no: '9876543219' }, 'No such player'],
  ['under 100', { amount: 99, mobile_no: second }, 'Points Must be More than 100'],
  ['above the balance', { amount: 10_001, mobile_no: second }, 'Insufficient balance'],
])('refuses a transfer %s', async (_, body, msg) => {
  const mock = createMock();
  expect(await call(mock, 'transfer', { ...body, transfer_note: '' })).toEqual({ status: false, msg });
});

it.each(['', 'wrong', 'mock-token-9'])('knows no player by the token %j', async token => {
  expect(await call(createMock(), 'walletBalance', {}, token)).toEqual({
    status: false,
    msg: 'Invalid token',
  });
});

it('accepts no token of before once all sessions are ended, and a new login each time', async () => {
  const mock = createMock();
  const logIn = async (mobile: string): Promise<string> =>
    String((await call(mock, 'login', { mobile, password: 'demo1234', device_id: 'd' }))['unique_token']);
  const isTaken = async (token: string): Promise<unknown> =>
    (await call(mock, 'walletBalance', {}, token))['status'];
  const seen: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    const tokens = [await logIn(demo), await logIn(second)];
    for (const token of tokens) expect([token, await isTaken(token)]).toEqual([token, true]);
    seen.push(...tokens);
    mock.data().content.sessions_valid = false;
    for (const token of seen) expect([token, await isTaken(token)]).toEqual([token, false]);
  }
  expect(new Set(seen).size).toBe(6);
  expect(await call(mock, 'walletBalance', {}, seen[0])).toEqual({ status: false, msg: 'Invalid token' });
  expect(mock.calls().flatMap(entry => entry.violations)).toEqual([]);
});

it('takes a bid with the new token, whose own field must agree', async () => {
  const mock = createMock({ scenario: 'expired-session' });
  expect(await call(mock, 'submitBid', bidBody(digit))).toEqual({ status: false, msg: 'Invalid token' });
  const login = await call(mock, 'login', { mobile: demo, password: 'demo1234', device_id: 'd' });
  const token = String(login['unique_token']);
  expect(await call(mock, 'submitBid', bidBody({ ...digit, token }), token)).toEqual({ status: true });
  expect(await call(mock, 'submitBid', bidBody(digit), token)).toEqual({
    status: false,
    msg: 'Invalid token in new_result',
  });
});

it('answers a body that breaks the contract with the field, and notes a violation', async () => {
  const mock = createMock();
  const rows = [
    { digits: '1', points: -5 },
    { digits: '2', points: 20 },
  ];
  const body = bidBody({ ...digit, rows });
  expect(await call(mock, 'submitBid', body)).toEqual({
    status: false,
    msg: 'Invalid request: new_result.result.0.points',
  });
  expect(mock.calls().at(-1)?.violations).toEqual(['submitBid: new_result.result.0.points']);
  expect(mock.control('GET', 'state')).toMatchObject({ violations: 1 });
});

it('masks passwords, OTPs and tokens in the journal', async () => {
  const mock = createMock();
  await call(mock, 'login', { mobile: demo, password: 'demo1234', device_id: 'd' });
  await call(mock, 'checkMobile', { mobile: '9876543219' });
  const told = JSON.stringify(mock.calls());
  expect(told).toContain('"password":"***"');
  expect(told).not.toContain('demo1234');
  expect(told).not.toContain('mock-token-1');
  expect(told).not.toContain('1234"');
});
