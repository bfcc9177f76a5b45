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

export async function declare({ name, users, field, body }, refresh) {
  const number = body.pana ?? body.jodi;
  await keepWorld(`${name} has no result yet.`);
  const done = await ask('POST', 'results', body);
  if (done === null) return;
  field.value = '';
  const won = new Map();
  for (const { mobile, amount } of done.winners) won.set(mobile, (won.get(mobile) ?? 0) + amount);
  const nameOf = mobile => users.find(user => user.mobile === mobile)?.user_name ?? mobile;
  const winners = [...won].map(([mobile, amount]) => `${nameOf(mobile)} won ${pts(amount)}`);
  say(`Declared ${number} for ${name}: ${winners.length === 0 ? 'nobody has won' : winners.join(', ')}.`, {
    undo: true,
  });
  await refresh();
}
