import { type KeyboardEvent, useRef } from 'react';
import { points, typedPoints } from '../../../domain/points.ts';
import { toAsciiDigits } from '../../../lib/digits.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import type { Marks } from '../../../domain/marks.ts';
import type { Marking } from './use-marking.ts';

type Keys = { readonly entry: BoardEntry; readonly marking: Marking };

/**
 * The keys that type into a cell of a board: digits, Backspace and Delete its points, `+` and `-` the stake, Ctrl+Z and
 * Ctrl+Y the history. The digits of one number are one step. Returns whether it has used the key.
 */
export function useBoardKeys({ entry, marking }: Keys): (number: string, event: KeyboardEvent) => boolean {
  /** The marks that the last key has typed: the next digit goes on there, if nothing else has happened since. */
  const typed = useRef<{ readonly number: string; readonly marks: Marks } | null>(null);

  const write = (number: string, text: string, goesOn: boolean): void => {
    const value = typedPoints(text) ?? points(0);
    if (marking.write(number, value, goesOn ? 'part' : 'step'))
      typed.current = { number, marks: entry.board.value.marks };
  };

  return (number, { key, ctrlKey, metaKey, shiftKey, altKey }) => {
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === 'z') (shiftKey ? entry.redo : entry.undo)();
      else if (letter === 'y') entry.redo();
      else return false;
      return true;
    }
    if (altKey) return false;
    const { marks } = entry.board.value;
    const goesOn = typed.current?.number === number && typed.current.marks === marks;
    const now = String(marks.get(number) ?? '');
    const digit = toAsciiDigits(key);
    if (/^\d$/.test(digit)) write(number, goesOn ? now + digit : digit, goesOn);
    else if (key === 'Backspace') write(number, now.slice(0, -1), goesOn);
    else if (key === 'Delete') write(number, '', goesOn);
    else if (key === '-') marking.takeBack([number]);
    else if (key === '+') marking.add([number]);
    else return false;
    return true;
  };
}
