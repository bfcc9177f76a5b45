import { offerPath } from './faults.js';
import { ask, button, by, make, onSubmit, say } from './page.js';
import { hasAddress, onCalls } from './transport.js';
import { callOf } from './steps.js';

const shown = 200;

let names = new Map();

const isChosen = ({ dataset }) => ['', dataset.path].includes(by('#journal-of').value);

export async function startCalls(act, endpoints) {
  names = new Map(endpoints.map(({ name, path }) => [path, name]));
  const choice = by('#journal-of');
  choice.append(
    make('option', { value: '' }, 'all calls'),
    ...endpoints.map(({ name, path }) => make('option', { value: path }, `${name} (${path})`)),
  );
  choice.addEventListener('change', () => {
    for (const line of by('#journal').children) line.hidden = !isChosen(line);
  });
  by('#journal-buttons').append(
    button('Clear', async () => {
      by('#journal').replaceChildren();
      await act('DELETE', 'requests', undefined, 'Journal cleared.')();
    }),
  );
  for (const entry of (await ask('GET', 'requests')) ?? []) showCall(entry);
  onCalls(showCall);
}

function showCall(entry) {
  offerPath(entry.path);
  const odd = [entry.fault, ...entry.violations].filter(text => text !== null).join(', ');
  const line = make(
    'details',
    {},
    make(
      'summary',
      {},
      make('span', { className: 'quiet' }, `${entry.time.slice(11, 19)} `),
      `${entry.path} `,
      ...(names.has(entry.path) ? [make('span', { className: 'quiet' }, `${names.get(entry.path)} `)] : []),
      make(
        'span',
        { className: entry.status === 200 ? 'good' : 'bad' },
        entry.status === 0 ? 'cut' : String(entry.status),
      ),
      make('span', { className: 'quiet' }, ` ${entry.ms} ms`),
      make('span', { className: 'bad' }, odd === '' ? '' : ` ${odd}`),
    ),
  );
  line.addEventListener('toggle', () => {
    if (line.children.length === 1) line.append(...detailsOf(entry));
  });
  const journal = by('#journal');
  const item = make('li', {}, line);
  item.dataset.path = entry.path;
  item.hidden = !isChosen(item);
  journal.prepend(item);
  while (journal.children.length > shown) journal.lastElementChild.remove();
}

const detailsOf = entry => [
  make('h3', {}, 'Asked'),
  make('pre', {}, JSON.stringify(entry.body, null, 2)),
  make('h3', {}, 'Answered'),
  make('pre', {}, JSON.stringify(entry.reply, null, 2)),
  ...(hasAddress ? [button('Copy as curl', () => copyCurl(entry.seq))] : []),
];

async function copyCurl(seq) {
  const answer = await ask('GET', `curl/${seq}`);
  if (answer === null) return;
  try {
    await navigator.clipboard.writeText(answer.curl);
    say('Copied. Passwords and tokens are replaced by ***.');
  } catch {
    say(answer.curl);
  }
}

/** Characters of a shown answer. */
const most = 20_000;

export function startTelling(changed) {
  onSubmit('#tell', async ({ line }) => {
    const call = callOf(line.trim());
    if (call === null) return say('Write it like this: POST /__mock/clock {"advance": "30s"}', { bad: true });
    const answer = await ask(call.method, call.path, call.body);
    by('#told').textContent = answer === null ? '' : JSON.stringify(answer, null, 2).slice(0, most);
    if (answer !== null) say('Done.');
    return changed();
  });
}
