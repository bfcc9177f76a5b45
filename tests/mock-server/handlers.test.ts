import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type EndpointId, endpointIds, endpointOf } from '../../src/contract/index.ts';
import { scenarioNames } from '../../mock-server/data/scenario.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, demo, second } from './calls.ts';

const bids = { bid_from: '11/1/2026', bid_to: '11/21/2026' };
const wins = { date_from: '11/1/2026', date_to: '11/21/2026' };
const mainBid = { pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] } as const;

/** A good body for every endpoint that needs one. */
const bodies: { readonly [K in EndpointId]?: object } = {
  resultHistory: { game_type: 'main', game_id: '1' },
  login: { mobile: demo, password: 'demo1234', device_id: 'd' },
  checkMobile: { mobile: '9876543219' },
  register: {
    name: 'New',
    email: 'player@example.invalid',
    password: 'p',
    mobile: '9876543219',
    security_pin: '0000',
    device_id: 'd',
  },
  resendOtp: { mobile: demo },
  forgotCheckMobile: { mobile: demo },
  forgotPassword: { mobile: demo, new_pass: 'n' },
  changePassword: { old_pass: 'demo1234', new_pass: 'n' },
  updateProfile: { user_name: 'Renamed' },
  withdraw: { mobile: demo, request_amount: 1000, payment_method: '2' },
  withdrawHistory: { mobile_no: demo },
  checkTransfer: { mobile_no: second },
  transfer: { amount: 100, mobile_no: second, transfer_note: '' },
  lastFundRequest: { mobile_no: demo },
  addFundRequest: { request_amount: 500 },
  paymentDetails: { baseUrl: 'demo' },
  addUpiDetails: { upi_type: '3', paytm_no: '', google_pay_no: '', phon_pay_no: demo },
  headline: { ids: [1] },
  submitBid: bidBody(mainBid),
  starlineSubmitBid: bidBody({ ...mainBid, game_id: '1006' }),
  galiSubmitBid: bidBody({ ...mainBid, game_id: '2004', pana: 'Left Digit', session: 'Close' }),
  bidHistory: bids,
  starlineBidHistory: bids,
  galiBidHistory: bids,
  winHistory: wins,
  starlineWinHistory: wins,
  galiWinHistory: wins,
};

it.each(endpointIds)('%s answers a good call with a reply of the contract', async id => {
  const mock = createMock();
  const reply = await call(mock, id, bodies[id]);
  expect(reply['status']).toBe(true);
  expect(v.safeParse(endpointOf(id).reply, reply).issues).toBeUndefined();
  expect(mock.calls().flatMap(entry => entry.violations)).toEqual([]);
});

const broken = new Set(['provider-down', 'slow-network', 'flaky', 'expired-session']);

it.each(scenarioNames().filter(name => !broken.has(name)))('every list can be read in %s', async scenario => {
  const mock = createMock({ scenario });
  for (const id of [
    'dashboard',
    'starlineGames',
    'galiGames',
    'walletHistory',
    'headline',
    'moneyRules',
  ] as const) {
    const reply = await call(mock, id, bodies[id]);
    expect(v.safeParse(endpointOf(id).reply, reply).issues).toBeUndefined();
  }
});

it.each([
  ['many-markets', 'dashboard', {}, 'result', 500],
  ['big-winner', 'bidHistory', bids, 'bid_data', 505],
  ['big-winner', 'winHistory', wins, 'win_data', 502],
  ['big-winner', 'galiWinHistory', wins, 'bid_data', 501],
  ['empty', 'dashboard', {}, 'result', 0],
  ['new-player', 'walletHistory', {}, 'transaction_history', 0],
] as const)('%s: %s has its rows', async (scenario, id, body, list, count) => {
  const reply = await call(createMock({ scenario }), id, body);
  expect(reply[list]).toHaveLength(count);
});

it('registers a player with 0 points who can log in', async () => {
  const mock = createMock();
  const made = await call(mock, 'register', bodies.register);
  const token = String(made['unique_token']);
  expect(await call(mock, 'walletBalance', {}, token)).toEqual({ status: true, wallet_amt: 0 });
  const again = await call(mock, 'checkMobile', { mobile: '9876543219' });
  expect(again).toEqual({ status: false, msg: 'User already registered' });
});

it('knows only the newest password', async () => {
  const mock = createMock();
  await call(mock, 'changePassword', { old_pass: 'demo1234', new_pass: 'better' });
  const login = { mobile: demo, device_id: 'd' };
  expect(await call(mock, 'login', { ...login, password: 'demo1234' })).toEqual({
    status: false,
    msg: 'Invalid username and password',
  });
  expect(await call(mock, 'login', { ...login, password: 'better' })).toMatchObject({ status: true });
});
