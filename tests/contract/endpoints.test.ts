import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wrap } from '../../src/contract/envelope.ts';
import { unwrap } from '../../src/contract/unwrap.ts';
import {
  endpointIds,
  endpointOf,
  endpoints,
  type EndpointId,
  type EndpointOf,
} from '../../src/contract/index.ts';
import { checkRequest } from '../../mock-server/provider/request-check.ts';
import { examples } from '../support/endpoint-examples.ts';
import { optionalCalls } from '../support/docs/endpoints.ts';

const appKey = { name: 'app_key', value: 'demo' };

/**
 * Spec 1 §7 and spec 2 §7, in their order. The last two are decisions of this project
 * (docs/decisions/014-assumed-calls.md).
 */
const specified = [
  '/api-user-login',
  '/api-check-mobile',
  '/api-user-registration',
  '/api-resend-otp',
  '/api-forget-check-mobile',
  '/api-forgot-password',
  '/api-add-user-upi-details',
  '/api-get-slider-images',
  '/api-get-headline',
  '/api-last-fund-request-detail',
  '/api-fund-request-add',
  '/api-user-wallet-balance',
  '/apiGetawayStatus',
  '/api-admin-bank-details',
  '/api-get-user-payment-details',
  '/api-user-withdraw-fund-request',
  '/api-user-withdraw-transaction-history',
  '/api-wallet-transaction-history',
  '/api-money-deposit-withdrawal-rule',
  '/api-check-user-for-transfer-amt',
  '/api-user-transfer-wallet-balance',
  '/api-change-password',
  '/api-profile-update',
  '/payment-details',
  '/api-get-qr-pay',
  '/api-get-dashboard-data',
  '/api-starline-game-rates',
  '/api-starline-game',
  '/api-submit-bid',
  '/api-starline-submit-bid',
  '/api-galidisawar-game',
  '/api-galidisawar-game-rates',
  '/api-galidisawar-wining-history-data',
  '/api-galidisawar-bid-history-data',
  '/api-galidisawar-submit-bid',
  '/api-wining-history-data',
  '/api-bid-history-data',
  '/api-starline-bid-history-data',
  '/api-starline-wining-history-data',
  '/api-game-rates',
  '/api-how-to-play',
  '/api-get-contact-details',
  '/api-get-wallet-info',
];

const idsWhere = (mark: 'token' | 'checksStatus' | 'embedded' | 'money' | 'assumed', set = true) =>
  endpointIds.filter(id => Boolean(endpoints[id][mark]) === set);

const encoded = <K extends EndpointId>(id: K): ReturnType<EndpointOf<K>['encode']> =>
  endpointOf(id).encode(examples[id].args);

it('has each path of both specifications exactly once, and otherwise only optional ones', () => {
  const paths = endpointIds.filter(id => !optionalCalls.includes(id)).map(id => endpoints[id].path);
  expect(paths.toSorted()).toEqual(specified.toSorted());
  expect(optionalCalls).toEqual(['resultHistory', 'logOut']);
});

it.each(endpointIds)('%s: the arguments of the app become the body of the example', id => {
  expect(encoded(id)).toEqual(examples[id].body);
});

it.each(endpointIds)('%s: the server reads the wrapped body back', id => {
  const carried = { appKey: { name: 'my_key', value: 'demo' }, token: 'tok-1' };
  const endpoint = endpoints[id];
  const wire: unknown = JSON.parse(JSON.stringify(wrap(endpoint, examples[id].body, carried)));
  expect(checkRequest(id, wire, { appKey: carried.appKey, lenient: false })).toEqual({
    ok: true,
    value: {
      body: examples[id].body,
      appKey: endpoint.method === 'GET' ? '' : 'demo',
      token: endpoint.token ? 'tok-1' : null,
      clientRef: null,
    },
  });
});

it.each(endpointIds)('%s: the example reply becomes words of the domain', id => {
  expect(v.parse(endpoints[id].reply, examples[id].wire)).toEqual(examples[id].reply);
});

it.each(endpointIds)('%s: unknown fields of a reply do no harm', id => {
  expect(v.parse(endpoints[id].reply, { ...examples[id].wire, extra: [1], msg: 'ok' })).toEqual(
    examples[id].reply,
  );
});

it.each(endpointIds)('%s: an unknown field in a request is noticed by name', id => {
  const wire = wrap(endpoints[id], { ...examples[id].body, surplus: 'x' }, { appKey, token: 'tok-1' });
  expect(checkRequest(id, wire, { appKey, lenient: false })).toMatchObject({
    ok: false,
    error: { field: 'surplus' },
  });
});

it.each(endpointIds.flatMap(id => Object.keys(examples[id].body).map(field => [id, field] as const)))(
  '%s: a request without %s is noticed by name',
  (id, field) => {
    const body = Object.fromEntries(Object.entries(examples[id].body).filter(([name]) => name !== field));
    const wire = wrap(endpoints[id], body, { appKey, token: 'tok-1' });
    expect(checkRequest(id, wire, { appKey, lenient: false })).toMatchObject({ ok: false, error: { field } });
  },
);

it('a body carries env_type, the key under its configured name, and the token where asked for', () => {
  const carried = { appKey: { name: 'my_key', value: 'demo' }, token: 'tok-1' };
  expect(wrap({ method: 'POST', token: true }, { a: 1 }, carried)).toEqual({
    env_type: 'Prod',
    my_key: 'demo',
    unique_token: 'tok-1',
    a: 1,
  });
  expect(wrap({ method: 'POST', token: false }, { a: 1 }, { ...carried, clientRef: 'r-1' })).toEqual({
    env_type: 'Prod',
    my_key: 'demo',
    client_ref: 'r-1',
    a: 1,
  });
  expect(wrap({ method: 'GET', token: false }, { a: 1 }, carried)).toEqual({ a: 1 });
  // A visitor has no token, and no call has a field without a value.
  expect(wrap({ method: 'POST', token: true }, {}, { appKey: carried.appKey, token: null })).toStrictEqual({
    env_type: 'Prod',
    my_key: 'demo',
    unique_token: '',
  });
});

it.each([
  [{ app_key: 'demo', unique_token: 't' }, 'env_type'],
  [{ env_type: 'Test', app_key: 'demo', unique_token: 't' }, 'env_type'],
  [{ env_type: 'Prod', unique_token: 't' }, 'app_key'],
  [{ env_type: 'Prod', app_key: 5, unique_token: 't' }, 'app_key'],
  [{ env_type: 'Prod', app_key: 'demo' }, 'unique_token'],
  [{ env_type: 'Prod', app_key: 'demo', unique_token: null }, 'unique_token'],
  [null, 'body'],
  ['text', 'body'],
])('an envelope %j is refused for its %s', (wire, field) => {
  expect(unwrap({ method: 'POST', token: true }, wire, 'app_key')).toEqual({ ok: false, error: field });
});

it('the marks are those of the specification', () => {
  expect(idsWhere('embedded')).toEqual(['forgotPassword', 'updateProfile']);
  expect(idsWhere('money')).toEqual([
    'withdraw',
    'transfer',
    'addFundRequest',
    'submitBid',
    'starlineSubmitBid',
    'galiSubmitBid',
  ]);
  expect(idsWhere('assumed')).toEqual(['walletInfo', 'paymentDetails', 'qrPay', 'contact']);
  expect(endpointIds.filter(id => endpoints[id].host !== 'api')).toEqual(['paymentDetails', 'headline']);
  expect(endpointIds.filter(id => endpoints[id].method === 'GET')).toEqual(['paymentDetails']);
});

it('no token leaves for another host', () => {
  expect(idsWhere('token').filter(id => endpoints[id].host !== 'api')).toEqual([]);
});
