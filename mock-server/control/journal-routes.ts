import { refuse } from '../data/refusal.ts';
import type { JournalEntry } from '../provider/journal.ts';
import { harOf } from './journal-har.ts';
import type { Routes } from './route.ts';

/** The journal: read it, empty it, get it as HAR, or one of its calls as a shell command. */
export const journalRoutes: Routes = {
  'GET requests': (mock, { since }) => mock.journal.since(since),
  'DELETE requests': mock => {
    mock.journal.clear();
    return {};
  },
  'GET journal.har': (mock, { since, origin }) =>
    harOf(mock.journal.since(since), { origin, appKey: mock.appKey }),
  'GET curl/:id': (mock, { id, origin }) => {
    const entry = mock.journal.since(Number(id) - 1)[0];
    if (entry === undefined || String(entry.seq) !== id) refuse(`No such call: ${id}`);
    return { curl: curlCommand(entry, origin) };
  },
};

/** A call as a shell command; masked values stay `***`. `origin` is the mock's address. */
function curlCommand({ method, path, body }: JournalEntry, origin: string): string {
  if (method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(Object.assign({}, body)).map(([name, value]) => [name, String(value)]),
    ).toString();
    return `curl -sS ${quoted(origin + path + (query === '' ? '' : `?${query}`))}`;
  }
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return `curl -sS -X ${method} ${quoted(origin + path)} -H 'content-type: application/json' --data ${quoted(sent)}`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
