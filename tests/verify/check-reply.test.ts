import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decode } from '../../src/api/client.ts';
import { endpointIds, endpointOf, endpoints, type EndpointId } from '../../src/contract/index.ts';
import { checkReply } from '../../src/verify/check-reply.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { examples } from '../support/endpoint-examples.ts';

const check = (id: EndpointId, text: string) =>
  checkReply(endpointOf(id), { status: 200, type: 'application/json', text });
const said = (id: EndpointId, wire: object) => check(id, JSON.stringify(wire)).map(lineOf);

const junk = fc.oneof(
  fc.constantFrom<unknown>(-1, 1.5, '1e3', '', ' ', null, [], {}, true, '3:00 PM', '15:00', '₹ 50'),
  fc.jsonValue({ maxDepth: 2 }),
);
/** The example with some of its values, at any depth, replaced by junk or left out. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value))
    return fc.oneof(fc.tuple(...value.map(spoiled)), fc.array(junk, { maxLength: 3 }));
  if (typeof value !== 'object' || value === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, junk);
  const fields = Object.entries(value).map(([name, inner]) => [name, spoiled(inner)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
};

it.each(endpointIds)('%s: says that a reply fails exactly when the app cannot read it', id => {
  fc.assert(
    fc.property(spoiled({ status: true, ...examples[id].wire }), wire => {
      const text = JSON.stringify(wire);
      const fails = check(id, text).filter(({ level }) => level === 'fails');
      expect(fails.length === 0, fails.map(lineOf).join('\n')).toBe(decode(endpointOf(id), text).ok);
    }),
  );
});

/** The lists whose reader counts the rows: markets that are read, and history rows that are not. */
it('tells of a dropped row exactly when the app drops one', () => {
  const rows = fc.array(spoiled(examples.dashboard.wire.result?.[0]), { maxLength: 4 });
  fc.assert(
    fc.property(rows, result => {
      const wire = { ...examples.dashboard.wire, result };
      const { markets } = v.parse(endpoints.dashboard.reply, wire);
      const tells = said('dashboard', wire).some(line => line.endsWith('the row is dropped'));
      expect(tells).toBe(markets.length < result.length);
    }),
  );
});

it('a list has at most 20,000 rows', () => {
  const row = examples.starlineGames.wire.result?.[0];
  expect(said('starlineGames', { result: Array.from({ length: 20_001 }, () => row) })).toContain(
    '/result: only the first 20000 of 20001 rows are read',
  );
});

it('alike findings of many rows are one, with the first place and their number', () => {
  const [row] = examples.galiGames.wire.result ?? [];
  const result = [row, ...Array.from({ length: 3 }, () => ({ ...row, open_time: '23:30' }))];
  expect(said('galiGames', { result, web_galidessar_chart_url: '/chart' })).toEqual([
    '/result/1/open_time (and 2 more): a time such as 3:00 PM expected, "23:30" came; read as 23:30',
  ]);
});

it('text around the JSON is allowed where the specification allows it', () => {
  const text = 'Notice: x\n{"status":true}';
  expect(check('forgotPassword', text).map(({ level, kind }) => [level, kind])).toEqual([
    ['lenient', 'text-around'],
  ]);
  expect(check('changePassword', text).map(({ level }) => level)).toEqual(['fails']);
});

it('a status that the app does not check is reported, and the reply is read', () => {
  expect(
    check('walletBalance', '{"status":"no","wallet_amt":5}').map(({ level, says }) => [level, says]),
  ).toEqual([['lenient', 'status is "no"; the app reads this reply all the same']]);
});

it('shows no token, no OTP and no long number', () => {
  const reply = {
    status: true,
    user_name: ['Asha'],
    unique_token: { t: 'tok-5f2c9e' },
    mobile: ['9876543210'],
  };
  expect(said('login', reply).join(' ')).not.toMatch(/tok-|98765|Asha/);
  expect(said('checkMobile', { status: true, otp: ['8642'] }).join(' ')).not.toContain('8642');
  expect(said('walletBalance', { wallet_amt: 'account 98765432100' })).toEqual([
    '/wallet_amt: a whole number expected, "account ***" came; it is shown as unknown',
  ]);
});

it.each([
  [{ mobile_no: '', mobile_1: '', telegram: 'matka' }, '/telegram_no: not sent; was telegram meant?'],
  [{ mobile_no: '', mobile_1: '', telegram_no: '', wa: 1 }, '/wa: not known, and not read'],
])('%j: names the nearest known name', (wire, line) => {
  expect(said('contact', wire)).toEqual([line]);
});
