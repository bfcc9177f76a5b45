import { expect, it } from 'vitest';
import { nextId } from '../../mock-server/data/schemas.ts';
import {
  setBidStatus,
  setDepositStatus,
  setWithdrawalStatus,
  audit,
  balanceOf,
  post,
  runningAudit,
} from '../../mock-server/rules/ledger.ts';
import { createMock } from '../support/app-mock.ts';

// The running sums in single steps; tests/mock-server/books.test.ts has random ones.

const at = '2026-11-21 13:00:00';

/** A world whose books have been read: 10,000 points of the first player, 500 of the second. */
function world() {
  const data = createMock().data();
  expect(runningAudit(data)).toEqual(audit(data));
  return data;
}
const entry = (user_id: number, points: number) => ({ user_id, points, kind: 'win', note: '', at }) as const;
const balanced = (data: ReturnType<typeof world>): boolean => {
  expect(runningAudit(data)).toEqual(audit(data));
  return runningAudit(data).balanced;
};

it('an entry without a record, and one that takes too much, is reported until it is corrected', () => {
  const data = world();
  const { total } = runningAudit(data);
  expect([balanced(data), total]).toEqual([true, balanceOf(data, 1) + balanceOf(data, 2)]);
  post(data, entry(2, 70));
  expect([balanced(data), runningAudit(data).total, balanceOf(data, 2)]).toEqual([false, total + 70, 570]);
  post(data, entry(1, 30));
  post(data, entry(2, -70));
  expect(balanced(data)).toBe(false);
  post(data, entry(1, -30));
  expect([balanced(data), runningAudit(data).total]).toEqual([true, total]);
});

it('a negative balance is reported even if the records agree, and a balance of zero is not', () => {
  const data = world();
  const transfer = { from_user_id: 2, to_user_id: 1, at };
  data.transfers.push({ ...transfer, id: nextId(data.transfers), amount: 500 });
  post(data, entry(2, -500));
  post(data, entry(1, 500));
  expect([balanced(data), balanceOf(data, 2)]).toEqual([true, 0]);
  data.transfers.push({ ...transfer, id: nextId(data.transfers), amount: 1 });
  post(data, entry(2, -1));
  post(data, entry(1, 1));
  expect([balanced(data), balanceOf(data, 2)]).toEqual([false, -1]);
});

it('a decision changes the sum of the records by its points', () => {
  const data = world();
  const bid = data.bids.find(one => one.status === 'lost');
  if (bid === undefined) throw new Error('no bid');
  setBidStatus(data, bid, 'void');
  expect([bid.status, balanced(data)]).toEqual(['void', false]);
  post(data, entry(bid.user_id, bid.points));
  expect(balanced(data)).toBe(true);

  const request = { id: 900, user_id: 1, request_amount: 700, status: 'pending' as const, at };
  data.fund_requests.push(request);
  expect(balanced(data)).toBe(true);
  const [deposit] = data.fund_requests.slice(-1);
  if (deposit === undefined) throw new Error('no deposit');
  setDepositStatus(data, deposit, 'approved');
  expect([deposit.status, balanced(data)]).toEqual(['approved', false]);
  post(data, entry(1, 700));
  expect(balanced(data)).toBe(true);

  const withdrawal = data.withdrawals.find(one => one.status !== 'cancelled');
  if (withdrawal === undefined) throw new Error('no withdrawal');
  setWithdrawalStatus(data, withdrawal, 'cancelled');
  expect([withdrawal.status, balanced(data)]).toEqual(['cancelled', false]);
  post(data, entry(withdrawal.user_id, withdrawal.request_amount));
  expect(balanced(data)).toBe(true);
});

it('a decision that is taken before anybody has read the books counts once', () => {
  const data = createMock().data();
  const fresh = structuredClone(data);
  const bid = fresh.bids.find(one => one.status === 'lost');
  if (bid === undefined) throw new Error('no bid');
  setBidStatus(fresh, bid, 'void');
  post(fresh, entry(bid.user_id, bid.points));
  expect(balanced(fresh)).toBe(true);
});

it('reads a list again that was shortened and has grown since, or was replaced', () => {
  const mock = createMock();
  const data = mock.data();
  const last = data.ledger.at(-1);
  if (last === undefined) throw new Error('No entry');
  const rest = balanceOf(data, 1) + balanceOf(data, 2) - last.points;
  const total = () => balanceOf(data, 1) + balanceOf(data, 2);
  data.ledger.pop();
  data.ledger.push({ ...last, id: 700, points: 33 });
  expect([total(), nextId(data.ledger)]).toEqual([rest + 33, 701]);
  data.ledger = data.ledger.map(entry => (entry.id === 700 ? { ...entry, points: 44 } : entry));
  expect(total()).toBe(rest + 44);
  const [first] = data.ledger;
  data.ledger = data.ledger.map((entry, index) =>
    index === 0 ? { ...entry, points: entry.points + 1 } : entry,
  );
  expect([first?.points === data.ledger[0]?.points, total()]).toEqual([false, rest + 45]);
});
