import { atom } from 'jotai';
import { closingPostsEntry } from '../../../storage/deposits.ts';
import { openEntry } from '../../../storage/entry.ts';
import { environmentAtom } from '../../core/environment.ts';

const entryAtom = atom(get => openEntry(closingPostsEntry, get(environmentAtom)));

/** How many notes are kept at most: a player may never come back. */
const mostNotes = 50;

/**
 * Changes the ids of the deposits that pages posted while they closed, and returns them. A page that closes cannot wait
 * for the database; localStorage is written at once.
 */
export const closingPostsAtom = atom(
  null,
  (get, _set, step: (ids: readonly string[]) => readonly string[]): readonly string[] => {
    const entry = get(entryAtom);
    const next = step(entry.read() ?? []).slice(-mostNotes);
    if (next.length > 0) entry.write(next);
    else entry.drop();
    return next;
  },
);
