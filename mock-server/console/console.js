import { presenterParts, startAudience, tellPresenter } from './audience.js';
import { showBar } from './bar.js';
import { startCalls, startTelling } from './calls.js';
import { presents } from './channel.js';
import { showFaults, startFaults } from './faults.js';
import { drawGuide } from './guide.js';
import { onPresenterKey } from './keys.js';
import { showMarkets } from './markets.js';
import { showMoney } from './money.js';
import { acting, ask, by } from './page.js';
import { fit, startPhone } from './phone.js';
import { startPresenter } from './presenter.js';
import { showReports, startReports } from './reports.js';
import { showNextResults } from './results.js';
import { begin, end, next, skip, startRun, viewOfRun } from './run.js';
import { takeBack } from './undo.js';
import { showWorld, startClock, startWorld } from './world.js';

const act = acting(refresh);
const mostMarkets = 60;
const mostBids = 500;

async function readWorld() {
  const state = await ask('GET', 'state');
  if (state === null) return null;
  const tables = {
    results: `db/results?day=${state.day}`,
    waitingBids: `db/bids?status=open&_limit=${mostBids}`,
    content: 'db/content',
    users: 'db/users',
    ledger: 'db/ledger',
    deposits: 'db/fund_requests?status=pending',
    withdrawals: 'db/withdrawals?status=pending',
    markets: `db/markets?_limit=${mostMarkets}`,
    starline: 'db/starline',
    gali: 'db/gali',
    reports: 'reports',
  };
  const read = await Promise.all(
    Object.entries(tables).map(async ([name, path]) => [name, await ask('GET', path)]),
  );
  if (read.some(([, value]) => value === null)) return null;
  const world = { state, ...Object.fromEntries(read) };
  const balances = new Map();
  for (const { user_id, points } of world.ledger)
    balances.set(user_id, (balances.get(user_id) ?? 0) + points);
  return { ...world, balances, waiting: world.deposits.length + world.withdrawals.length };
}

async function refresh() {
  const world = await readWorld();
  if (world === null) return;
  showBar(world, refresh);
  showMoney(world, act);
  showNextResults(world, refresh);
  showFaults(world.state.faults, act);
  showWorld(world, act);
  showMarkets(world, act, refresh);
  showReports(world.reports);
}

/** A link to a scenario, or to a part of the desk, does not open the demos. */
function showPart() {
  const { hash, search } = location;
  const wish = hash === '' && new URLSearchParams(search).has('scenario') ? '#desk' : hash;
  const asked = { '': 'demos', '#demos': 'demos', '#reports': 'reports' }[wish] ?? 'desk';
  const part = presents === null ? asked : 'presenter';
  document.body.dataset.part = part;
  for (const link of document.querySelectorAll('header nav a'))
    link.ariaCurrent = link.hash === `#${part}` ? 'page' : null;
  fit();
}

async function undo() {
  await takeBack();
  await refresh();
}

/** The demos, led from here. */
function startGuide() {
  const acts = { begin, next, skip, end };
  const draw = () => {
    drawGuide(viewOfRun(), acts, { more: presenterParts() });
    fit();
    tellPresenter();
  };
  startAudience(viewOfRun, { ...acts, undo }, draw);
  startRun(refresh, draw);
  return next;
}

startPhone();
onPresenterKey(presents === null ? startGuide() : startPresenter());
addEventListener('hashchange', showPart);
showPart();
const [sets, endpoints] = await Promise.all([ask('GET', 'fault-sets'), ask('GET', 'endpoints')]);
startClock(act);
startTelling(refresh);
startReports(act);
startFaults(act, sets ?? [], endpoints ?? []);
by('#undo').addEventListener('click', undo);
await startWorld(refresh);
await startCalls(act, endpoints ?? []);
await refresh();
by('main').inert = false;
setInterval(refresh, 2000);
