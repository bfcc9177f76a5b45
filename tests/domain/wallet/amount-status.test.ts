import { expect, it } from 'vitest';
import { transactionFace, withdrawalFace } from '../../../src/domain/wallet/transactions.ts';

it.each([
  ['approved', 'credit', null],
  ['booked', 'credit', null],
  [{ other: 'On hold' }, 'plain', { words: { text: 'On hold' }, tone: 'plain' }],
  [{ other: 'रुका हुआ' }, 'plain', { words: { text: 'रुका हुआ' }, tone: 'plain' }],
  [{ other: '7' }, 'plain', { words: 'status.unknown', tone: 'plain' }],
] as const)('a credit that is %j looks %s', (status, look, shown) => {
  expect(transactionFace({ credit: true, status })).toEqual({ look, status: shown });
});

it.each([
  ['pending', 'status.pending', 'warn'],
  ['rejected', 'status.rejected', 'bad'],
] as const)('a credit that is %s has its plus beside the word', (status, words, tone) => {
  expect(transactionFace({ credit: true, status })).toEqual({
    look: status,
    plus: true,
    status: { words, tone },
  });
});

it.each(['pending', 'rejected', 'approved', 'booked', { other: 'On hold' }] as const)(
  'a debit that is %j is a debit',
  status => {
    expect(transactionFace({ credit: false, status })).toEqual({ look: 'debit', status: null });
  },
);

it.each([
  ['pending', 'pending', 'status.pending', 'warn'],
  ['cancelled', 'rejected', 'status.cancelled', 'bad'],
  ['approved', 'plain', 'status.approved', 'good'],
  ['unknown', 'plain', 'status.unknown', 'plain'],
] as const)('a withdraw request that is %s looks %s', (status, look, words, tone) => {
  expect(withdrawalFace(status)).toEqual({ look, status: { words, tone } });
});
