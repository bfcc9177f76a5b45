import { ask, button, fill, make } from './page.js';

/** The requests that wait for a decision, and the players with their balances. */
export async function showMoney(act) {
  const [users, ledger, deposits, withdrawals] = await Promise.all(
    ['users', 'ledger', 'fund_requests?status=pending', 'withdrawals?status=pending'].map(name =>
      ask('GET', `db/${name}`),
    ),
  );
  const nameOf = id => users?.find(user => user.id === id)?.user_name ?? String(id);
  fill('#pending', [deposits, withdrawals], () => [
    ...(deposits ?? []).map(row =>
      request('Deposit', row, nameOf, [
        button(
          'Approve',
          act('POST', `fund-requests/${row.id}`, { status: 'approved' }, 'Approved.'),
          'main',
        ),
        button('Reject', act('POST', `fund-requests/${row.id}`, { status: 'rejected' }, 'Rejected.')),
      ]),
    ),
    ...(withdrawals ?? []).map(row =>
      request('Withdrawal', row, nameOf, [
        button('Pay', act('POST', `withdrawals/${row.id}`, { status: 'approved' }, 'Paid.'), 'main'),
        button(
          'Cancel and return',
          act('POST', `withdrawals/${row.id}`, { status: 'cancelled' }, 'Returned.'),
        ),
      ]),
    ),
    ...(deposits?.length || withdrawals?.length
      ? []
      : [make('li', { className: 'quiet' }, 'Nothing is waiting.')]),
  ]);
  fill('#players', [users, ledger], () =>
    (users ?? []).map(user => {
      const balance = (ledger ?? [])
        .filter(row => row.user_id === user.id)
        .reduce((sum, row) => sum + row.points, 0);
      return make(
        'li',
        {},
        make('strong', {}, user.user_name),
        `${user.mobile} / ${user.password}`,
        make('span', { className: 'quiet' }, `${balance.toLocaleString('en-IN')} points`),
      );
    }),
  );
}

const request = (what, row, nameOf, buttons) =>
  make(
    'li',
    {},
    make('strong', {}, what),
    `${nameOf(row.user_id)}: ${row.request_amount.toLocaleString('en-IN')} points`,
    ...buttons,
  );
