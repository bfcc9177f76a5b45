import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { endpointIds, endpoints, type EndpointId } from '../../src/contract/index.ts';
import { figureRun } from '../lab/figures/figure-run.ts';
import { examples } from '../support/endpoint-examples.ts';

const run = figureRun('replies');
/** Two thirds are replies. The seed of `npm test` is another one each time. */
const share = Math.ceil(run.inputs / endpointIds.length / 3);
const seeded = run.release ? { seed: run.seed } : {};
let done = 0;
let wrong = 0;

afterAll(() => {
  run.report({
    load: `${endpointIds.length} endpoints, replies and requests`,
    faults: 'values replaced by junk, left out, nested',
    lost: null,
    doubled: null,
    wrong,
    inputs: done,
  });
});

/** Checks a property and counts its runs. */
function check<T>(property: fc.IProperty<T>, numRuns: number): void {
  const details = fc.check(property, { numRuns, ...seeded });
  done += details.numRuns;
  if (details.failed) wrong += 1;
  expect(details.failed, fc.defaultReportMessage(details)).toBe(false);
}

/** True when a value holds a number that is no whole, non-negative, safe one. */
const holdsBadNumber = (value: unknown): boolean => {
  if (typeof value === 'number') return !Number.isSafeInteger(value) || value < 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBadNumber);
};

const odd = fc.constantFrom<unknown>(
  NaN,
  Infinity,
  -1,
  1.5,
  '1e3',
  '',
  ' ',
  null,
  undefined,
  [],
  {},
  true,
  '0x10',
  1e300,
);
const junk = fc.oneof(odd, fc.anything({ withNullPrototype: true, maxDepth: 3 }));

/** The example with some of its values, at any depth, replaced by junk or dropped. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(value))
    return fc.oneof(fc.tuple(...value.map(spoiled)), fc.array(junk, { maxLength: 4 }), junk);
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, inner]) => [name, spoiled(inner)] as const);
    return fc.oneof(
      { weight: 9, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
      junk,
    );
  }
  return fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, junk);
};

const decodes = (id: EndpointId, input: unknown): void => {
  const read = v.safeParse(endpoints[id].reply, input);
  if (read.success) expect(holdsBadNumber(read.output)).toBe(false);
};

it.each(endpointIds)(
  '%s: no reply, however spoiled, throws or lets a bad number through',
  id => {
    check(
      fc.property(spoiled(examples[id].wire), input => decodes(id, input)),
      2 * share,
    );
  },
  run.timeout,
);

it.each(endpointIds)(
  '%s: no request, however spoiled, throws',
  id => {
    check(
      fc.property(spoiled(examples[id].body), input => {
        v.safeParse(endpoints[id].body, input);
      }),
      share,
    );
  },
  run.timeout,
);

it('a megabyte of dashboard is read', () => {
  const row = examples.dashboard.wire.result?.[0];
  const rows = Array.from({ length: 5000 }, () => row);
  const text = JSON.stringify({ betting_status: '1', wallet_amt: 5, result: rows });
  expect(text.length).toBeGreaterThan(900_000);
  expect(v.parse(endpoints.dashboard.reply, JSON.parse(text)).markets).toHaveLength(5000);
});
