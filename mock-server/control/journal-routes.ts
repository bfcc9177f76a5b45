import { curlOf } from './curl.ts';
import { refuse } from '../data/refusal.ts';
import type { Routes } from './route.ts';

/** The journal: read, emptied, one of its calls as a shell command. */
export const journalRoutes: Routes = {
  'GET requests': (mock, { since }) => mock.journal.since(since),
  'DELETE requests': mock => {
    mock.journal.clear();
    return {};
  },
  'GET curl/:id': (mock, { id, origin }) => {
    const entry = mock.journal.since(Number(id) - 1)[0];
    if (entry === undefined || String(entry.seq) !== id) refuse(`No such call: ${id}`);
    return { curl: curlOf(entry, origin) };
  },
};
