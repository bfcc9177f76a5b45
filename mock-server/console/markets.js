import { fill, make } from './page.js';
import { declare } from './results.js';
import { isOvernight } from './sessions.js';

export function showMarkets({ markets, starline, gali, users }, refresh) {
  const one = (row, word, time, result, body) => {
    const name = body('').session === undefined ? row.game_name : `${row.game_name}, ${body('').session}`;
    const act = field =>
      declare({ name, users, field, body: { game_id: row.id, ...body(field.value.trim()) } }, refresh);
    return cell({ row, word, time, result, act });
  };
  fill('#markets', { markets, starline, gali }, () => [
    table('Main', ['Open', 'Close'], markets, row => [
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

function cell({ row, word, time, result, act }) {
  const shown = result === null ? [] : [make('strong', {}, result)];
  // Beside the day before, which an overnight market's board may still show.
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
    act(field);
  });
  return make('td', {}, form);
}
