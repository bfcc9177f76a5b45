import { ask, button, by, fill, make, onSubmit, say } from './page.js';

let scenarios = [];
let snapshot = null;

/** The scenario picker with its notes, filled once. */
export async function startWorld(act) {
  scenarios = (await ask('GET', 'scenarios')) ?? [];
  const picker = by('#scenario select');
  picker.append(...scenarios.map(({ name, title }) => make('option', { value: name }, title)));
  // A link to a saved scenario chooses it; it begins with the button.
  const linked = new URLSearchParams(location.search).get('scenario');
  const isThere = scenarios.some(({ name }) => name === linked);
  picker.value = isThere ? linked : ((await ask('GET', 'state'))?.scenario ?? 'default');
  const describe = () => {
    const chosen = scenarios.find(({ name }) => name === picker.value);
    by('#shows').textContent = chosen?.shows ?? '';
    by('#notes').replaceChildren(...(chosen?.notes ?? []).map(note => make('li', {}, note)));
  };
  picker.addEventListener('change', describe);
  describe();
  onSubmit('#scenario', ({ scenario }) => act('POST', 'reset', { scenario }, 'A fresh world.')());
}

/** The betting switch, the end of sessions, snapshots, and whether this is the shared world or a session. */
export async function showWorld(state, act) {
  const content = await ask('GET', 'db/content');
  const betting = content?.betting_status === '1';
  fill('#world-buttons', [betting, snapshot !== null], () => [
    button(
      betting ? 'Turn betting off' : 'Turn betting on',
      act('PATCH', 'db/content', { betting_status: betting ? '2' : '1' }, 'Betting switched.'),
    ),
    button(
      'End all sessions',
      act(
        'PATCH',
        'db/content',
        { sessions_valid: false },
        'Ended: the next call of every player is refused.',
      ),
    ),
    button('Save as scenario', save),
    button('Take a snapshot', async () => {
      snapshot = await ask('POST', 'snapshot', {});
      if (snapshot !== null) say('Snapshot taken: it can be restored while this page is open.');
      await showWorld(state, act);
    }),
    ...(snapshot === null
      ? []
      : [button('Restore the snapshot', act('POST', 'restore', snapshot, 'As it was at the snapshot.'))]),
  ]);
  fill('#session', state.session, session =>
    session === null
      ? ['This is the world that everybody shares. ', button('Open a world of my own', openOwn)]
      : [
          `This world is yours alone (${session}). `,
          make('a', { href: '/s/main/__mock/' }, 'Back to the shared one'),
        ],
  );
}

async function openOwn() {
  const opened = await ask('POST', 'sessions', {});
  if (opened !== null) location.assign(opened.console);
}

/** Saves the world as it stands, with its clock, delay and faults, under a name that is asked for. */
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
  by('#scenario select').append(make('option', { value: name }, title));
  say(`Saved in ${saved.file}. Its link: ${saved.link}`);
}

/** Where the mock has no folder: the file for whoever has asked. */
function download(file, scenario) {
  const text = `${JSON.stringify(scenario, null, 2)}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
  say(`Downloaded as ${file}: a mock begins it with --scenario ${file}.`);
}
