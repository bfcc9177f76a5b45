import { button, fill, make } from './page.js';
import { declare, noResult } from './results.js';
import { isDeclared, isOvernight } from './sessions.js';

export function showMarkets(world, act, refresh) {
  const { markets, starline, gali, users, results, waitingBids } = world;
  const one = (family, row, session) => {
    const name = session === null ? row.game_name : `${row.game_name}, ${session}`;
    const of = { family, game_id: row.id, session };
    const isOut = isDeclared(world, of);
    const word = family === 'gali' ? 'Jodi' : 'Pana';
    const was = isOut ? `${name} has its first result.` : noResult(name);
    const order = session === null ? { game_id: row.id } : { game_id: row.id, session };
    const send = field => {
      const body = { ...order, [word.toLowerCase()]: field.value.trim() };
      return declare({ name, users, field, body, was }, refresh);
    };
    const count = waitingIn(waitingBids, of).length;
    const bids = session === null ? { ...order, family } : order;
    const give = act('POST', 'void', bids, `Returned ${stakes(count)} of ${name}.`);
    const time = row[`${session ?? 'open'}_time`];
    const result = row[`${session ?? 'open'}_result`];
    return cell({ row, word, time, result, isOut, send, count, give });
  };
  fill('#markets', { markets, starline, gali, results, waitingBids }, () => [
    table('Main', ['Open', 'Close'], markets, row => [one('main', row, 'open'), one('main', row, 'close')]),
    table('Starline', ['Result'], starline, row => [one('starline', row, null)]),
    table('Gali', ['Result'], gali, row => [one('gali', row, null)]),
  ]);
}

const waitingIn = (bids, { family, game_id, session }) =>
  bids.filter(
    bid =>
      bid.family === family &&
      bid.game_id === game_id &&
      (session === null || bid.session.toLowerCase() === session),
  );

const stakes = count => (count === 1 ? '1 stake' : `${count} stakes`);

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

function cell({ row, word, time, result, isOut, send, count, give }) {
  // An overnight market's result may still belong to the day before.
  const deed = isOut && !isOvernight(row) ? 'Correct' : 'Declare';
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
    ...(result === null ? [] : [make('strong', {}, result)]),
    field,
    make('button', { ariaLabel: `${deed} ${name}` }, deed),
  );
  form.addEventListener('submit', event => {
    event.preventDefault();
    field.blur();
    send(field);
  });
  if (count === 0) return make('td', {}, form);
  const back = button(`Return ${stakes(count)}`, give);
  back.ariaLabel = `Return ${stakes(count)}: ${row.game_name}, ${time}`;
  return make('td', {}, form, back);
}
