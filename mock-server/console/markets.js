import { ask, fill, make, say } from './page.js';

const most = 60;

/** The three tables of markets; each session without a result has a field to declare one. */
export async function showMarkets(changed) {
  const [main, starline, gali] = await Promise.all(
    [`markets?_limit=${most}`, 'starline', 'gali'].map(name => ask('GET', `db/${name}`)),
  );
  if (main === null || starline === null || gali === null) return;
  const one = (row, word, time, result, body) =>
    cell({ row, word, time, result, act: number => declare({ game_id: row.id, ...body(number) }, changed) });
  fill('#markets', { main, starline, gali }, () => [
    table('Main', ['Open', 'Close'], main, row => [
      one(row, 'Pana', row.open_time, row.open_result, pana => ({ session: 'open', pana })),
      one(row, 'Pana', row.close_time, row.close_result, pana => ({ session: 'close', pana })),
    ]),
    table('Starline', ['Result'], starline, row => [
      one(row, 'Pana', row.open_time, row.open_result, pana => ({ pana })),
    ]),
    table('Gali', ['Result'], gali, row => [
      one(row, 'Jodi', row.open_time, row.open_result, jodi => ({ jodi })),
    ]),
  ]);
}

const table = (title, heads, rows, cells) =>
  make(
    'table',
    {},
    make('caption', {}, title),
    make(
      'thead',
      {},
      make('tr', {}, ...['Market', ...heads].map(head => make('th', { scope: 'col' }, head))),
    ),
    make(
      'tbody',
      {},
      ...rows.map(row => make('tr', {}, make('th', { scope: 'row' }, row.game_name), ...cells(row))),
    ),
  );

const isOvernight = ({ open_time, close_time }) =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/** The minute of the day of a time such as `3:00 PM`. */
function minuteOf(time) {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time);
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

function cell({ row, word, time, result, act }) {
  const shown = result === null ? [] : [make('strong', {}, result)];
  // An overnight market's board may still show the day before, so its next result can be declared beside it.
  if (result !== null && !isOvernight(row)) return make('td', {}, `${time} · `, ...shown);
  const name = `${word} of ${row.game_name}, ${time}`;
  const field = make('input', {
    name: 'number',
    placeholder: word,
    ariaLabel: name,
    inputMode: 'numeric',
    autocomplete: 'off',
    required: true,
  });
  const form = make(
    'form',
    {},
    make('span', {}, time),
    ...shown,
    field,
    make('button', { ariaLabel: `Declare ${name}` }, 'Declare'),
  );
  form.addEventListener('submit', event => {
    event.preventDefault();
    field.blur();
    act(field.value.trim());
  });
  return make('td', {}, form);
}

async function declare(body, changed) {
  const done = await ask('POST', 'results', body);
  if (done === null) return;
  const paid = done.winners.reduce((sum, winner) => sum + winner.amount, 0);
  say(`Declared. ${done.winners.length} winning bids, ${paid.toLocaleString('en-IN')} points paid.`);
  changed();
}
