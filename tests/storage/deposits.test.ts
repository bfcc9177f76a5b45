import { expect, it } from 'vitest';
import { awaitedDepositsEntry } from '../../src/storage/awaited-deposits.ts';
import { closingPostsEntry, depositIntent } from '../../src/storage/deposits.ts';
import { parseStored } from '../../src/storage/entry.ts';

const deposit = { id: 'd1', owner: 'me', points: 500, at: 1, before: { approved: 2, rejected: 0 } };
const awaited = (value: unknown) => parseStored(awaitedDepositsEntry.schema, value);

it.each([{ approved: -1, rejected: 0 }, { approved: 1 }, 'none'])(
  'an awaited deposit with the counts %j is compared with the next list',
  before => {
    expect(awaited([{ ...deposit, before }])).toEqual([{ ...deposit, before: null }]);
  },
);

it.each([
  [
    ['d1', 'd2'],
    ['d1', 'd2'],
  ],
  [['d1', 2], null],
])('of the posts of a closing page, %j, what is read is %j', (value, expected) => {
  expect(parseStored(closingPostsEntry.schema, value)).toEqual(expected);
});

it('counts of a begun payment that cannot be are not known', () => {
  const begun = { id: 'i1', owner: 'me', points: 500, at: 1, tried: { at: 1, restMs: 1500 }, doubt: true };
  const odd = { ...begun, listed: -1, decided: { approved: -1, rejected: 0 } };
  expect(parseStored(depositIntent, odd)).toEqual({ ...begun, listed: null, decided: null });
});
