import { expect, it } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { checkRequest } from '../../mock-server/provider/request-check.ts';
import { payoutMethods } from '../../src/domain/wallet/wallet.ts';
import { points } from '../../src/domain/points.ts';
import { bidExamples } from '../support/examples-bids.ts';
import { phone } from '../support/example.ts';

const options = { appKey: { name: 'app_key', value: 'demo' }, lenient: false };
const envelope = { env_type: 'Prod', app_key: 'demo', unique_token: 'tok-1' };
const { body } = bidExamples.submitBid;
const withResult = (change: object) => ({
  ...envelope,
  ...body,
  new_result: { ...body.new_result, ...change },
});

it.each([
  ['googlePay', '2'],
  ['paytm', '3'],
  ['phonePe', '4'],
] as const)('a withdrawal to %s has code %s', (method, code) => {
  expect(endpoints.withdraw.encode({ points: points(500), method, mobile: phone('9876543210') })).toEqual({
    mobile: '9876543210',
    request_amount: 500,
    payment_method: code,
  });
});

it.each([
  ['paytm', '1', { upi_type: '1', paytm_no: '9876543211', google_pay_no: '', phon_pay_no: '' }],
  ['googlePay', '2', { upi_type: '2', paytm_no: '', google_pay_no: '9876543211', phon_pay_no: '' }],
  ['phonePe', '3', { upi_type: '3', paytm_no: '', google_pay_no: '', phon_pay_no: '9876543211' }],
] as const)('spec 1 §9: UPI type of %s → %s, and only its own field is filled', (method, _type, wire) => {
  expect(endpoints.addUpiDetails.encode({ method, number: phone('9876543211') })).toEqual(wire);
});

it('every payout method has been looked at', () => {
  expect(payoutMethods).toEqual(['googlePay', 'paytm', 'phonePe']);
});

it.each([
  ['home', 1],
  ['addFunds', 2],
  ['withdraw', 3],
] as const)('the headline of %s has id %i', (place, id) => {
  expect(endpoints.headline.encode({ place })).toEqual({ ids: [id] });
});

it('starline always bids Open and gali always Close, even if the submission has another session', () => {
  const { args } = bidExamples.submitBid;
  expect(endpoints.starlineSubmitBid.encode(args).new_result).toMatchObject({
    gametype: 'Open',
    session: 'Open',
  });
  expect(endpoints.galiSubmitBid.encode({ ...args, session: 'Open' }).new_result).toMatchObject({
    gametype: 'Close',
    session: 'Close',
  });
});

it.each([{ gametype: undefined }, { session: undefined }])(
  'a bid that names its session once is enough: without %j',
  change => {
    const wire: unknown = JSON.parse(JSON.stringify(withResult(change)));
    expect(checkRequest('submitBid', wire, options).ok).toBe(true);
  },
);

it.each([
  [{ gametype: undefined, session: undefined }, 'new_result'],
  [{ session: 'Open ' }, 'new_result.session'],
  [{ totalbit: '30' }, 'new_result.totalbit'],
  [{ totalbit: 1.5 }, 'new_result.totalbit'],
  [{ totalbit: -1 }, 'new_result.totalbit'],
  [{ bid_date: '21/11/2026' }, 'new_result.bid_date'],
  [{ result: [] }, 'new_result.result'],
  [
    { result: [{ digits: '1', closedigits: '', points: '10', session: 'Open' }] },
    'new_result.result.0.points',
  ],
  [{ result: [{ digits: 1, closedigits: '', points: 10, session: 'Open' }] }, 'new_result.result.0.digits'],
])('a bid with %j is refused for %s', (change, field) => {
  const wire: unknown = JSON.parse(JSON.stringify(withResult(change)));
  expect(checkRequest('submitBid', wire, options)).toMatchObject({ ok: false, error: { field } });
});

it('a starline bid for the close is refused', () => {
  expect(checkRequest('starlineSubmitBid', withResult({}), options)).toMatchObject({
    ok: false,
    error: { field: 'new_result.gametype' },
  });
});

it('the compiler refuses a wrong body', () => {
  const wrong = [
    // @ts-expect-error a withdrawal takes points, not a number
    () => endpoints.withdraw.encode({ points: 500, method: 'paytm', mobile: phone('9876543210') }),
    // @ts-expect-error no such method
    () => endpoints.addUpiDetails.encode({ method: 'cash', number: phone('9876543210') }),
    // @ts-expect-error a phone is parsed first
    () => endpoints.checkTransfer.encode({ receiver: '9876543210' }),
    // @ts-expect-error nothing to say
    () => endpoints.walletBalance.encode({ mobile: '9876543210' }),
  ];
  expect(wrong).toHaveLength(4);
});
