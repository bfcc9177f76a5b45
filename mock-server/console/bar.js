import { ask, button, fill, make, pts, say } from './page.js';
import { minuteAt, minuteOf } from './sessions.js';

export function showBar({ state, users, balances, waiting, markets }, refresh) {
  const time = new Date(state.now).toLocaleString('en-IN', {
    timeZone: state.zone,
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const [player] = users;
  const closing = nextClose(markets, state);
  fill('#status', [time, state, player, balances, closing, waiting], () => [
    fact('Time', time + paceWord(state.speed)),
    fact('Next close', closing),
    fact('Scenario', state.scenario),
    ...(player === undefined ? [] : [fact(player.user_name, pts(balances.get(player.id) ?? 0))]),
    ...(waiting === 0 ? [] : [linkFact('Waiting', `${waiting} to decide`)]),
    ...(state.ledger.balanced ? [] : [fact('Money', 'does NOT add up', false)]),
    ...(state.state_trouble === null ? [] : [fact('State', state.state_trouble, false)]),
    ...(state.violations === 0 ? [] : [fact('Wrong requests', state.violations, false)]),
  ]);
  const wrong = wrongThings(state);
  document.querySelector('header').classList.toggle('alarm', wrong.length > 0);
  fill('#alarm', wrong, () =>
    wrong.length === 0
      ? []
      : [
          make('strong', {}, `Going wrong: ${wrong.join(', ')}`),
          button('Fix everything', () => fix(wrong.length, refresh)),
        ],
  );
}

const paceWord = speed => (speed === 1 ? '' : speed === 0 ? ' (stopped)' : ` (${speed} times as fast)`);

const fact = (name, value, good) =>
  make(
    'div',
    {},
    make('dt', {}, name),
    make('dd', { className: good === false ? 'bad' : '' }, String(value)),
  );

const linkFact = (name, words) =>
  make('div', {}, make('dt', {}, name), make('dd', {}, make('a', { href: '#h-money' }, words)));

function nextClose(markets, { now, zone }) {
  const minute = minuteAt(now, zone);
  const left = time => (minuteOf(time) - minute - 1 + 1440) % 1440;
  const times = markets
    .flatMap(({ game_name, open_time, close_time }) => [
      { game_name, time: open_time },
      { game_name, time: close_time },
    ])
    .toSorted((a, b) => left(a.time) - left(b.time));
  return times.length === 0 ? 'none' : `${times[0].game_name} ${times[0].time}`;
}

function wrongThings({ faults, latency }) {
  const names = faults.map(
    ({ set, path, kind }) => set ?? `${kind} on ${path === '*' ? 'every call' : path}`,
  );
  return [...new Set(names), ...(latency === 0 ? [] : ['delay of every answer'])];
}

async function fix(count, refresh) {
  const done = (await ask('DELETE', 'faults')) !== null && (await ask('POST', 'latency', { ms: 0 })) !== null;
  const things = count === 1 ? 'One thing is' : `${count} things are`;
  if (done) {
    document.querySelector('#latency input').value = '0';
    say(`Fixed: ${things} right again.`);
  }
  await refresh();
}
