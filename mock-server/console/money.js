import { button, fill, make, pts } from './page.js';

export function showMoney({ users, balances, deposits, withdrawals }, act) {
  const nameOf = id => users.find(user => user.id === id)?.user_name ?? String(id);
  const decide = (path, status, said) => row =>
    act('POST', `${path}/${row.id}`, { status }, said(pts(row.request_amount), nameOf(row.user_id)));
  const approve = decide('fund-requests', 'approved', (sum, who) => `Approved ${sum} for ${who}.`);
  const reject = decide('fund-requests', 'rejected', (sum, who) => `Rejected ${sum} of ${who}.`);
  const pay = decide('withdrawals', 'approved', (sum, who) => `Paid ${sum} to ${who}.`);
  const cancel = decide('withdrawals', 'cancelled', (sum, who) => `Returned ${sum} to ${who}.`);
  fill('#pending', [deposits, withdrawals], () => [
    ...deposits.map(row =>
      request('Deposit', row, nameOf, [
        button('Approve', approve(row), 'main'),
        button('Reject', reject(row)),
      ]),
    ),
    ...withdrawals.map(row =>
      request('Withdrawal', row, nameOf, [
        button('Pay', pay(row), 'main'),
        button('Cancel and return', cancel(row)),
      ]),
    ),
    ...(deposits.length + withdrawals.length > 0
      ? []
      : [make('li', { className: 'quiet' }, 'Nothing is waiting.')]),
  ]);
  fill('#players', [users, [...balances]], () =>
    users.map(user =>
      make(
        'li',
        {},
        make('strong', {}, user.user_name),
        `${user.mobile} / ${user.password}`,
        make(
          'span',
          { className: 'quiet' },
          `${(balances.get(user.id) ?? 0).toLocaleString('en-IN')} points`,
        ),
      ),
    ),
  );
}

const request = (what, row, nameOf, buttons) =>
  make(
    'li',
    {},
    make('strong', {}, what),
    make(
      'span',
      { className: 'who' },
      `${nameOf(row.user_id)}: ${row.request_amount.toLocaleString('en-IN')} points`,
    ),
    ...buttons,
  );
