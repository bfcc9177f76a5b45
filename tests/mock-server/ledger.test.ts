import { expect, it } from 'vitest';
import { audit, balanceOf, runningAudit } from '../../mock-server/rules/ledger.ts';
import {
  decideDeposit,
  decideWithdrawal,
  requestDeposit,
  requestWithdrawal,
  transferPoints,
} from '../../mock-server/rules/money.ts';
import { voidUndecided } from '../../mock-server/rules/returns.ts';
import { declareResult } from '../../mock-server/rules/settle.ts';
import { createMock } from '../support/app-mock.ts';
import { bidBody, call } from './calls.ts';

const at = '2026-11-21 13:00:00';

/** A world, its two players and their new ledger entries. */
function world() {
  const mock = createMock();
  const data = mock.data();
  const [one, two] = data.users;
  if (one === undefined || two === undefined) throw new Error('no players');
  const before = data.ledger.length;
  const lines = (): readonly string[] =>
    data.ledger
      .slice(before)
      .map(({ user_id, kind, points, note }) => `${user_id} ${kind} ${points} ${note}`);
  return { mock, data, one, two, lines };
}

it('a deposit is one line once it is approved, and is decided once', () => {
  const { data, one, lines } = world();
  const id = requestDeposit(data, one, 700, at);
  expect(lines()).toEqual([]);
  decideDeposit(data, id, 'approved', at);
  expect(lines()).toEqual([`${one.id} deposit 700 Add Funds`]);
  expect(() => decideDeposit(data, id, 'rejected', at)).toThrow(`Fund request ${id} is already approved`);
  expect(() => decideDeposit(data, 999, 'approved', at)).toThrow('fund request');
});

it('a withdrawal is held, returned when it is cancelled, and decided once', () => {
  const { data, one, lines } = world();
  const request = { request_amount: 300, payment_method: '2', number: '9876543210' } as const;
  const id = requestWithdrawal(data, one, request, at);
  decideWithdrawal(data, id, { status: 'cancelled', payment_receipt: null }, at);
  expect(lines()).toEqual([
    `${one.id} withdraw-hold -300 Withdraw request W${id}`,
    `${one.id} withdraw-return 300 Withdraw request W${id} cancelled`,
  ]);
  expect(() => decideWithdrawal(data, id, { status: 'approved', payment_receipt: null }, at)).toThrow(
    `Withdrawal ${id} is already cancelled`,
  );
  expect(() => decideWithdrawal(data, 999, { status: 'approved', payment_receipt: null }, at)).toThrow(
    'withdrawal',
  );
});

it('a transfer is a line for either player, with the name of the other', () => {
  const { data, one, two, lines } = world();
  transferPoints(data, { from: one, to: two, amount: 40 }, at);
  expect(lines()).toEqual([
    `${one.id} transfer-out -40 Transfer to ${two.user_name}`,
    `${two.id} transfer-in 40 Transfer from ${one.user_name}`,
  ]);
});

it('a result pays the bids that it decides, and undecided stakes are returned', async () => {
  const { mock, data, two, lines } = world();
  const rows = [{ digits: '7', points: 20 }];
  const token = 'mock-token-2';
  const bid = (session: 'Open' | 'Close') =>
    call(mock, 'submitBid', bidBody({ pana: 'Single Digit', session, rows, token }), token);
  await bid('Open');
  await bid('Close');
  const mine = data.bids.filter(one => one.user_id === two.id && one.points === 20);
  const since = lines().length;
  const winners = mock.declare('main', 1, '124', 'open').filter(({ points }) => points === 20);
  expect(winners).toMatchObject([{ mobile: two.mobile, pana: 'Single Digit', digits: '7', amount: 190 }]);
  expect(lines().slice(since)).toContain(`${two.id} win 190 Won Single Digit Kalyan`);
  expect(mine.map(({ session, status }) => `${session} ${status}`).toSorted()).toEqual([
    'Close open',
    'Open won',
  ]);
  const day = mine[0]?.day ?? '';
  voidUndecided(data, day, at);
  expect(mine.map(({ session, status }) => `${session} ${status}`).toSorted()).toEqual([
    'Close void',
    'Open won',
  ]);
  expect(lines().at(-1)).toBe(`${two.id} bid-return 20 Returned Single Digit Kalyan`);
  expect(audit(data).balanced).toBe(true);
});

it('the audit finds a line too much, a line too little, and a balance below zero', () => {
  const { data, one, two } = world();
  const total = data.ledger.reduce((sum, { points }) => sum + points, 0);
  expect([audit(data), runningAudit(data)]).toEqual([
    { balanced: true, total },
    { balanced: true, total },
  ]);
  data.ledger.push({ id: 900, user_id: two.id, kind: 'deposit', points: 5, note: '', at });
  expect([audit(data), runningAudit(data)]).toEqual([
    { balanced: false, total: total + 5 },
    { balanced: false, total: total + 5 },
  ]);
  data.ledger.pop();
  expect(audit(data).balanced).toBe(true);
  // Lines and records agree, but a balance cannot be negative.
  transferPoints(data, { from: two, to: one, amount: balanceOf(data, two.id) }, at);
  expect(audit(data)).toEqual({ balanced: true, total });
  transferPoints(data, { from: two, to: one, amount: 1 }, at);
  expect([audit(data).balanced, runningAudit(data).balanced]).toEqual([false, false]);
});

it('no result is declared of a market that is not there', () => {
  const { data } = world();
  expect(() =>
    declareResult(
      data,
      { family: 'main', game_id: 999, session: 'open', number: '124' },
      { day: '2026-11-21', today: '2026-11-21', at },
    ),
  ).toThrow('market');
});
