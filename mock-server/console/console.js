import { startCalls } from './calls.js';
import { showFaults, startFaults } from './faults.js';
import { showMarkets } from './markets.js';
import { showMoney } from './money.js';
import { acting, ask, by, fill, make } from './page.js';
import { startClock } from './clock.js';
import { startTelling } from './tell.js';
import { showWorld, startWorld } from './world.js';

const act = acting(refresh);

/** Reads the mock's state and shows it. */
async function refresh() {
  const state = await ask('GET', 'state');
  if (state === null) return;
  const time = new Date(state.now).toLocaleString('en-IN', {
    timeZone: state.zone,
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  fill('#status', [time, state], () => [
    fact('Time', time + paceWord(state.speed)),
    fact('Scenario', state.scenario),
    fact('Money', state.ledger.balanced ? 'adds up' : 'does NOT add up', state.ledger.balanced),
    ...(state.state_trouble === null ? [] : [fact('State', state.state_trouble, false)]),
    fact('Calls', state.requests),
    fact('Wrong requests', state.violations, state.violations === 0),
  ]);
  showFaults(state.faults, act);
  await Promise.all([showWorld(state, act), showMoney(act), showMarkets(refresh)]);
}

const paceWord = speed => (speed === 1 ? '' : speed === 0 ? ' (stands still)' : ` (${speed} times as fast)`);

const fact = (name, value, good) =>
  make(
    'div',
    {},
    make('dt', {}, name),
    make('dd', { className: good === undefined ? '' : good ? 'good' : 'bad' }, String(value)),
  );

startClock(act);
startTelling(refresh);
startFaults(act, await ask('GET', 'fault-sets'));
await startWorld(act);
await startCalls(act);
await refresh();
setInterval(refresh, 2000);

const wide = matchMedia('(min-width: 1100px)');
const frame = by('iframe');
/** Loads the app beside the console, once, and only on screens that show it. */
function showApp() {
  if (wide.matches && frame.getAttribute('src') === null) frame.src = '../';
}
wide.addEventListener('change', showApp);
showApp();
