import { ask, button, by, fill, make, onSubmit, say } from './page.js';
import { keepWorld } from './undo.js';

let scenarios = [];
let snapshot = null;
let refresh = null;

export async function startWorld(redraw) {
  refresh = redraw;
  scenarios = (await ask('GET', 'scenarios')) ?? [];
  listScenarios();
  by('#afresh').addEventListener('click', async () => {
    const state = await ask('GET', 'state');
    if (state !== null) await begin(state.scenario);
  });
  // A scenario in the link begins only when its button is pressed.
  const linked = titleOf(new URLSearchParams(location.search).get('scenario'));
  if (linked !== undefined) say(`The link is for "${linked}". Press its button under Scenario to start it.`);
}

const titleOf = name => scenarios.find(scenario => scenario.name === name)?.title;

function listScenarios() {
  by('#scenarios').replaceChildren(
    ...scenarios.map(({ name, title, shows }) => {
      const start = button(title, () => begin(name), 'soft');
      start.dataset.name = name;
      return make('li', {}, start, make('span', { className: 'quiet' }, shows));
    }),
  );
}

async function begin(scenario) {
  await keepWorld('As it was before the fresh start.');
  if ((await ask('POST', 'reset', { scenario })) === null) return;
  say(`A fresh world: ${titleOf(scenario) ?? scenario}.`, { undo: true });
  await refresh();
}

export function showWorld({ state, content }, act) {
  const running = scenarios.find(({ name }) => name === state.scenario);
  for (const start of by('#scenarios').querySelectorAll('button'))
    start.ariaCurrent = String(start.dataset.name === state.scenario);
  fill('#notes', [state.scenario, scenarios.length], () =>
    (running?.notes ?? []).map(note => make('li', {}, note)),
  );
  by('#running').textContent = `Running: ${running?.title ?? state.scenario}. ${running?.shows ?? ''}`;
  const betting = content.betting_status === '1';
  fill('#world-buttons', [betting, snapshot !== null], () => [
    button(
      betting ? 'Turn betting off' : 'Turn betting on',
      act(
        'PATCH',
        'db/content',
        { betting_status: betting ? '2' : '1' },
        `Betting is ${betting ? 'off' : 'on'}.`,
      ),
    ),
    button(
      'End all sessions',
      act(
        'PATCH',
        'db/content',
        { sessions_valid: false },
        'Sessions ended: the next call of every player is refused.',
      ),
    ),
    button('Save as scenario', save),
    button('Take a snapshot', async () => {
      snapshot = await ask('POST', 'snapshot', {});
      if (snapshot !== null) say('Snapshot taken. You can restore it while this page is open.');
      await refresh();
    }),
    ...(snapshot === null
      ? []
      : [button('Restore the snapshot', act('POST', 'restore', snapshot, 'Restored the snapshot.'))]),
  ]);
  fill('#session', state.session, session =>
    session === null
      ? ['Everybody shares this world. ', button('Open a world of my own', openOwn)]
      : [
          `This world is yours alone (${session}). `,
          make('a', { href: '/s/main/__mock/#desk' }, 'Back to the shared one'),
        ],
  );
}

async function openOwn() {
  const opened = await ask('POST', 'sessions', {});
  if (opened !== null) location.assign(`${opened.console}#desk`);
}

async function save() {
  const title = prompt('A name for this scenario, such as: Festival day')?.trim() ?? '';
  if (title === '') return;
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const saved = await ask('POST', 'scenarios', { name, title });
  if (saved === null) return;
  if (saved.file === null) return download(`${name}.json`, saved.scenario);
  scenarios = (await ask('GET', 'scenarios')) ?? scenarios;
  listScenarios();
  say(`Saved in ${saved.file}. Its link: ${saved.link}`);
}

/** The mock has no folder for scenarios, so the browser downloads the file. */
function download(file, scenario) {
  const text = `${JSON.stringify(scenario, null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
  say(`Downloaded as ${file}. Start it with --scenario ${file}.`);
}

export function startClock(act) {
  const move = (name, body) => button(name, act('POST', 'clock', body, `Clock: ${name}.`));
  by('#time-buttons').append(
    move('− 1 min', { rewind: '1m' }),
    move('+ 30 s', { advance: '30s' }),
    move('+ 1 min', { advance: '1m' }),
  );
  by('#jump-buttons').append(
    move('1 minute before open', { jump: 'before-open' }),
    move('Just after close', { jump: 'after-close' }),
    move('End of the withdraw window', { jump: 'withdraw-end' }),
  );
  by('#clock-buttons').append(
    move('− 30 min', { rewind: '30m' }),
    move('+ 30 min', { advance: '30m' }),
    move('+ 1 hour', { advance: '1h' }),
    move('+ 1 day', { advance: '1d' }),
  );
  by('#pace-buttons').append(
    move('Stop', { freeze: true }),
    move('Run', { freeze: false }),
    move('60 times as fast', { speed: 60 }),
    move("This machine's time", { now: null }),
  );
  onSubmit('#clock', ({ now }) => act('POST', 'clock', { now }, 'Clock set.')());
}
