import { ask, button, fill, make, pts, say } from './page.js';
import { awaited, drawn, minuteAt } from './sessions.js';
import { keepWorld } from './undo.js';

const most = 3;

export function showNextResults(world, refresh) {
  const { state, users } = world;
  const next = awaited(world, minuteAt(state.now, state.zone)).slice(0, most);
  fill('#next-results', next, () =>
    next.length === 0
      ? [make('li', { className: 'quiet' }, 'All results of the day are declared.')]
      : next.map(session => line(session, users, refresh)),
  );
}

function line(session, users, refresh) {
  const { name, time, word, body, isDue } = session;
  const field = make('input', {
    name: 'number',
    ariaLabel: `Next ${word}: ${name}`,
    placeholder: word === 'pana' ? 'Pana' : 'Jodi',
    inputMode: 'numeric',
    autocomplete: 'off',
    required: true,
  });
  const form = make(
    'form',
    {},
    make(
      'span',
      { className: 'who' },
      make('strong', {}, name),
      make(
        'span',
        { className: 'quiet' },
        isDue ? `${time} · ` : time,
        ...(isDue ? [make('span', { className: 'pill warn' }, 'due')] : []),
      ),
    ),
    field,
    button('Draw', () => (field.value = drawn(word))),
    make('button', { className: 'main', ariaLabel: `Declare next: ${name}` }, 'Declare'),
  );
  form.querySelector('button').ariaLabel = `Draw a ${word}: ${name}`;
  form.addEventListener('submit', event => {
    event.preventDefault();
    field.blur();
    void declare({ name, users, field, body: { ...body, [word]: field.value.trim() } }, refresh);
  });
  return make('li', {}, form);
}

export const noResult = name => `${name} has no result yet.`;

/** `was` describes the state after "Take back". */
export async function declare({ name, users, field, body, was = noResult(name) }, refresh) {
  await keepWorld(was);
  const done = await ask('POST', 'results', body);
  if (done === null) return;
  field.value = '';
  say(wordsOf(done, { name, users, number: body.pana ?? body.jodi }), { undo: true });
  await refresh();
}

function wordsOf({ winners, correction }, { name, users, number }) {
  const won = byPlayer(winners, users).map(([who, amount]) => `${who} won ${pts(amount)}`);
  const outcome = won.length === 0 ? 'nobody has won' : won.join(', ');
  if (correction === null) return `Declared ${number} for ${name}: ${outcome}.`;
  const { before, after, taken_back } = correction;
  if (before === after) return `${name} has this result already: ${after}.`;
  const lost = byPlayer(taken_back, users).map(([who, amount]) => `${pts(amount)} taken back from ${who}`);
  const changes = [...won, ...lost];
  const changed = changes.length === 0 ? 'no win has changed' : changes.join(', ');
  return `Corrected ${before} to ${after} for ${name}: ${changed}.`;
}

function byPlayer(rows, users) {
  const sums = new Map();
  for (const { mobile, amount } of rows) sums.set(mobile, (sums.get(mobile) ?? 0) + amount);
  const nameOf = mobile => users.find(user => user.mobile === mobile)?.user_name ?? mobile;
  return [...sums].map(([mobile, amount]) => [nameOf(mobile), amount]);
}
