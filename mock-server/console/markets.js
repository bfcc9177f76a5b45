import { ask, fill, make, say } from './page.js';

/** The three tables of markets, each session with a field to declare its result. */
export async function showMarkets(changed) {
  const [main, starline, gali] = await Promise.all(
    ['markets', 'starline', 'gali'].map(name => ask('GET', `db/${name}`)),
  );
  if (main === null || starline === null || gali === null) return;
  fill('#markets', { main, starline, gali }, () => [
    table('Main', main.slice(0, 60), row => [
      cell(row.open_time, row.open_result, 'Pana', number =>
        declare({ game_id: row.id, session: 'open', pana: number }, changed),
      ),
      cell(row.close_time, row.close_result, 'Pana', number =>
        declare({ game_id: row.id, session: 'close', pana: number }, changed),
      ),
    ]),
    table('Starline', starline, row => [
      cell(row.open_time, row.open_result, 'Pana', number =>
        declare({ game_id: row.id, pana: number }, changed),
      ),
    ]),
    table('Gali', gali, row => [
      cell(row.open_time, row.open_result, 'Jodi', number =>
        declare({ game_id: row.id, jodi: number }, changed),
      ),
    ]),
  ]);
}

const table = (title, rows, cells) =>
  make(
    'table',
    {},
    make('caption', {}, title),
    make(
      'tbody',
      {},
      ...rows.map(row => make('tr', {}, make('th', { scope: 'row' }, row.game_name), ...cells(row))),
    ),
  );

function cell(time, result, name, act) {
  if (result !== null) return make('td', {}, `${time} · `, make('strong', {}, result));
  const field = make('input', {
    name: 'number',
    placeholder: name,
    ariaLabel: `${name} at ${time}`,
    required: true,
  });
  const form = make('form', {}, `${time} `, field, make('button', {}, 'Declare result'));
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
  say(`Declared. ${done.winners.length} winning bids, ${paid} points paid.`);
  changed();
}
