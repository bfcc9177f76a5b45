import { expect, it } from 'vitest';
import { faultSets } from '../../mock-server/data/faults.ts';
import { readScenario, scenarioNames } from '../../mock-server/data/scenario.ts';
import { answer } from '../../mock-server/provider/answer.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call, wireOf } from './calls.ts';

it('has every scenario that was asked for, default first', () => {
  expect(scenarioNames()[0]).toBe('default');
  expect(scenarioNames()).toEqual(
    expect.arrayContaining([
      'new-player',
      'betting-off',
      'all-closed',
      'closing-soon',
      'big-winner',
      'many-markets',
      'gateway-upi-only',
      'gateway-qr-only',
      'withdraw-closed',
      'no-payment-methods',
      'empty',
      'provider-down',
      'slow-network',
      'flaky',
      'expired-session',
      'result-day',
      'hindi-content',
    ]),
  );
});

it.each(scenarioNames())('%s has a title, one sentence of what it shows, and notes for a presenter', name => {
  const scenario = readScenario(name);
  if (!scenario.ok) throw new Error(scenario.error);
  const { title, shows, notes } = scenario.value;
  expect(title).not.toBe('');
  expect(shows).toMatch(/^[^\n]+\.$/);
  expect(notes.length).toBeGreaterThan(0);
});

it('betting-off has betting off, all-closed no open market, no-payment-methods no number', async () => {
  expect(await call(createMock({ scenario: 'betting-off' }), 'dashboard')).toMatchObject({
    betting_status: '2',
  });
  const { result } = await call(createMock({ scenario: 'all-closed' }), 'dashboard');
  expect(result).not.toContainEqual(expect.objectContaining({ msg_status: 1 }));
  const none = await call(createMock({ scenario: 'no-payment-methods' }), 'userPaymentDetails');
  expect(none['payment_details']).toEqual([]);
});

it('closing-soon takes an Open bid for one minute', async () => {
  const mock = createMock({ scenario: 'closing-soon' });
  const bid = bidBody({ pana: 'Single Digit', session: 'Open', rows: [{ digits: '1', points: 10 }] });
  expect(await call(mock, 'submitBid', bid)).toEqual({ status: true });
  mock.advance('1m');
  expect(await call(mock, 'submitBid', bid)).toMatchObject({ status: false });
});

it.each([
  ['gateway-upi-only', '2'],
  ['gateway-qr-only', '3'],
])('%s says so', async (scenario, status) => {
  expect(await call(createMock({ scenario }), 'gatewayStatus')).toMatchObject({ getaway_status: status });
});

it('withdraw-closed turns a withdrawal down', async () => {
  const body = { mobile: '9876543210', request_amount: 1000, payment_method: '2' };
  expect(await call(createMock({ scenario: 'withdraw-closed' }), 'withdraw', body)).toEqual({
    status: false,
    msg: 'Withdrawals are only allowed during specified hours.',
  });
});

it('names its sets of faults, switches them on by name and off again as a whole', () => {
  const { mock, control } = createMock();
  const names = faultSets().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['slow 3G', 'gateway down', 'flaky 20 %']));
  expect(control('GET', 'fault-sets')).toEqual(faultSets().map(({ name, shows }) => ({ name, shows })));
  expect(control('POST', 'faults', { set: 'SLOW 3g' })).toEqual({ ids: [1, 2] });
  expect(control('POST', 'faults', { set: 'slow 3G' })).toEqual({ ids: [3, 4] });
  control('POST', 'faults', { path: '*', kind: 'empty' });
  expect(mock.world.state.faults.map(({ kind, set }) => [kind, set])).toEqual([
    ['latency', 'slow 3G'],
    ['latency', 'slow 3G'],
    ['empty', undefined],
  ]);
  control('DELETE', 'faults/slow%203G');
  expect(mock.world.state.faults.map(({ kind }) => kind)).toEqual(['empty']);
  expect(() => control('DELETE', 'faults/slow%203G')).toThrow('No such fault');
  expect(() => control('POST', 'faults', { set: 'storm' })).toThrow('There are: slow 3G, gateway down');
});

it('gateway down breaks deposits alone', () => {
  const { mock, control } = createMock();
  control('POST', 'faults', { set: 'gateway down' });
  const get = answer(mock, 'paymentDetails', {
    path: '/payment-details',
    query: { baseUrl: 'demo' },
    text: '',
  });
  expect(get).toMatchObject({ type: 'text/html; charset=utf-8' });
  const status = (id: 'gatewayStatus' | 'gameRates', path: string): unknown =>
    answer(mock, id, { path, query: {}, text: wireOf(id, {}) });
  expect(status('gatewayStatus', '/apiGetawayStatus')).toMatchObject({ status: 502 });
  expect(status('gameRates', '/api-game-rates')).toMatchObject({ status: 200 });
});

it('flaky 20 % fails about one call in five', () => {
  const { mock, control, calls } = createMock();
  control('POST', 'faults', { set: 'flaky 20 %' });
  const rates = { path: '/api-game-rates', query: {}, text: wireOf('gameRates', {}) };
  for (let index = 0; index < 1000; index += 1) answer(mock, 'gameRates', rates);
  const failed = calls().filter(({ fault }) => fault !== null && fault !== 'latency').length;
  expect(failed).toBeGreaterThan(140);
  expect(failed).toBeLessThan(240);
});

it('adds the latency that was asked for to every reply', () => {
  const { mock, control } = createMock();
  expect(control('POST', 'latency', { ms: 250 })).toEqual({ latency: 250 });
  const rates = { path: '/api-game-rates', query: {}, text: wireOf('gameRates', {}) };
  expect(answer(mock, 'gameRates', rates).delayMs).toBe(250);
  expect(() => control('POST', 'latency', { ms: -1 })).toThrow('ms');
});
