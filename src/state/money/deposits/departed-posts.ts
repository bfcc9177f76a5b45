import { atom } from 'jotai';
import { departedPostsEntry } from '../../../storage/deposits.ts';
import { openEntry } from '../../../storage/entry.ts';
import { environmentAtom } from '../../core/environment.ts';

const leftEntryAtom = atom(get => openEntry(departedPostsEntry, get(environmentAtom)));

/** How many notes are kept: those of players who never come back are not kept for ever. */
const mostNotes = 50;

/**
 * Changes the notes of what pages posted on their way out, and returns them: too late to wait for the box, in time for
 * what is written at once.
 */
export const noteLeftAtom = atom(
  null,
  (get, _set, step: (ids: readonly string[]) => readonly string[]): readonly string[] => {
    const entry = get(leftEntryAtom);
    const before = entry.read() ?? [];
    const next = step(before).slice(-mostNotes);
    if (next.length > 0) entry.write(next);
    else if (before.length > 0) entry.drop();
    return next;
  },
);
