import { showMarkets } from './markets.js';
import { ask, button, fill, make, say } from './page.js';

const kinds =
  'status latency drop drop-after hang empty truncate html noise wrong-types missing-fields false-status huge slow-drip'.split(
    ' ',
  );
const numeric = new Set(['status', 'latency', 'slow-drip']);
const by = selector => document.querySelector(selector);
let snapshot = null;

/** Everything on the page, as the mock has it now. */
async function refresh() {
  const state = await ask('GET', 'state');
  if (state === null) return;
  const [content, users, ledger, deposits, withdrawals] = await Promise.all(
    ['content', 'users', 'ledger', 'fund_requests?status=pending', 'withdrawals?status=pending'].map(name =>
      ask('GET', `db/${name}`),
    ),
  );
  const time = new Date(state.now).toLocaleString('en-IN', {
    timeZone: state.zone,
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  fill('#status', [time, state], () => [
    fact('Time', time),
    fact('Scenario', state.scenario),
    fact('Ledger', state.ledger.balanced ? 'balanced' : 'NOT balanced', state.ledger.balanced),
    fact('Calls', state.requests),
    fact('Contract violations', state.violations, state.violations === 0),
  ]);
  fill('#faults', state.faults, faults =>
    faults.map(fault =>
      make(
        'li',
        {},
        `${fault.kind} on ${fault.path === '*' ? 'every path' : fault.path}`,
        make('span', { className: 'quiet' }, fault.times === -1 ? 'until removed' : `${fault.times} more`),
        button('Remove', act('DELETE', `faults/${fault.id}`)),
      ),
    ),
  );
  const betting = content?.betting_status === '1';
  fill('#world-buttons', [betting, snapshot !== null], () => [
    button(
      betting ? 'Turn betting off' : 'Turn betting on',
      act('PATCH', 'db/content', { betting_status: betting ? '2' : '1' }),
    ),
    button('Take a snapshot', async () => {
      snapshot = await ask('POST', 'snapshot', {});
      if (snapshot !== null) say('Snapshot taken.');
      refresh();
    }),
    ...(snapshot === null ? [] : [button('Restore the snapshot', () => act('POST', 'restore', snapshot)())]),
  ]);
  const nameOf = id => users?.find(user => user.id === id)?.user_name ?? id;
  fill('#pending', [deposits, withdrawals], () => [
    ...(deposits ?? []).map(row => decision('Deposit', row, nameOf, `fund-requests/${row.id}`, 'rejected')),
    ...(withdrawals ?? []).map(row =>
      decision('Withdrawal', row, nameOf, `withdrawals/${row.id}`, 'cancelled'),
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
        `${balance.toLocaleString('en-IN')} points`,
      );
    }),
  );
  await showMarkets(refresh);
}

const fact = (name, value, good) =>
  make(
    'div',
    {},
    make('dt', {}, name),
    make('dd', { className: good === undefined ? '' : good ? 'good' : 'bad' }, String(value)),
  );

const decision = (what, row, nameOf, path, no) =>
  make(
    'li',
    {},
    make('strong', {}, what),
    `${nameOf(row.user_id)}: ${row.request_amount} points`,
    button('Approve', act('POST', path, { status: 'approved' }), 'main'),
    button(no === 'rejected' ? 'Reject' : 'Cancel and return', act('POST', path, { status: no })),
  );

/** What a button does: one call, then the page anew. */
const act = (method, path, body) => async () => {
  if ((await ask(method, path, body)) !== null) say('Done.');
  await refresh();
};

const onSubmit = (selector, run) => {
  by(selector).addEventListener('submit', event => {
    event.preventDefault();
    document.activeElement?.blur();
    run(Object.fromEntries(new FormData(event.target)));
  });
};

onSubmit('#scenario', ({ scenario }) => act('POST', 'reset', { scenario })());
onSubmit('#clock', ({ now }) => act('POST', 'clock', { now })());
onSubmit('#fault', ({ kind, path, value, times }) => {
  const given = value.trim() === '' ? {} : { value: numeric.has(kind) ? Number(value) : value };
  return act('POST', 'faults', { kind, path, times: Number(times), ...given })();
});

by('#clock-buttons').append(
  ...['1m', '30m', '1h', '1d'].map(step => button(`+ ${step}`, act('POST', 'clock', { advance: step }))),
  button("Follow this machine's time", act('POST', 'clock', { now: null })),
);
by('#fault select[name=kind]').append(...kinds.map(kind => make('option', {}, kind)));
by('#journal-buttons').append(
  button('Clear', async () => {
    by('#journal').replaceChildren();
    await act('DELETE', 'requests')();
  }),
);

const scenarios = (await ask('GET', 'scenarios')) ?? [];
const picker = by('#scenario select');
picker.append(...scenarios.map(({ name, title }) => make('option', { value: name }, title)));
const describe = () => {
  by('#shows').textContent = scenarios.find(({ name }) => name === picker.value)?.shows ?? '';
};
picker.addEventListener('change', describe);
picker.value = (await ask('GET', 'state'))?.scenario ?? 'default';
describe();

const paths = new Set();
function showCall(entry) {
  if (!paths.has(entry.path)) {
    paths.add(entry.path);
    by('#fault select[name=path]').append(make('option', {}, entry.path));
  }
  const odd = [entry.fault, ...entry.violations].filter(text => text !== null).join(', ');
  const head = `${entry.time.slice(11, 19)} ${entry.path} ${entry.status || 'cut'} ${entry.ms} ms`;
  const body = JSON.stringify({ body: entry.body, reply: entry.reply }, null, 2);
  const line = make(
    'details',
    {},
    make('summary', {}, head, make('span', { className: 'bad' }, odd === '' ? '' : ` ${odd}`)),
    make('pre', {}, body),
  );
  by('#journal').prepend(make('li', {}, line));
  while (by('#journal').children.length > 200) by('#journal').lastElementChild.remove();
}
by('#fault select[name=path]').append(make('option', { value: '*' }, 'every path'));
for (const entry of (await ask('GET', 'requests')) ?? []) showCall(entry);
new EventSource('/__mock/events').addEventListener('message', event => showCall(JSON.parse(event.data)));

await refresh();
setInterval(refresh, 2000);
