import { expect, it } from 'vitest';
import { transactionFace, withdrawalFace } from '../../../src/domain/wallet/transactions.ts';

it.each([
  ['approved', null],
  ['booked', null],
  ['pending', { words: 'status.pending', tone: 'warn' }],
  ['rejected', { words: 'status.rejected', tone: 'bad' }],
  [{ other: 'On hold' }, { words: { text: 'On hold' }, tone: 'plain' }],
  [{ other: 'रुका हुआ' }, { words: { text: 'रुका हुआ' }, tone: 'plain' }],
  [{ other: '7' }, null],
] as const)('spec 1 §4: a credit that is %j looks like a credit', (status, shown) => {
  expect(transactionFace({ credit: true, deposit: true, status })).toEqual({ sign: 'credit', status: shown });
});

it.each(['pending', 'rejected'] as const)('a credit that is not a deposit is not called %s', status => {
  expect(transactionFace({ credit: true, deposit: false, status })).toEqual({ sign: 'credit', status: null });
});

it.each(['pending', 'rejected', 'approved', 'booked', { other: 'On hold' }] as const)(
  'spec 1 §4: a debit that is %j is a debit',
  status => {
    expect(transactionFace({ credit: false, deposit: false, status })).toEqual({
      sign: 'debit',
      status: null,
    });
  },
);

it.each([
  ['pending', 'pending', 'status.pending', 'warn'],
  ['cancelled', 'rejected', 'status.cancelled', 'bad'],
  ['approved', 'plain', 'status.approved', 'good'],
  ['unknown', 'plain', 'status.unknown', 'plain'],
] as const)('a withdraw request that is %s looks %s', (status, sign, words, tone) => {
  expect(withdrawalFace(status)).toEqual({ sign, status: { words, tone } });
});
