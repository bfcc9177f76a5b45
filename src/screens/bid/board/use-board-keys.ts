import { type KeyboardEvent, useRef } from 'react';
import { points, typedPoints } from '../../../domain/points.ts';
import { toAsciiDigits } from '../../../lib/digits.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import type { Marks } from '../../../domain/slip/marks.ts';
import type { Marking } from './use-marking.ts';

/** A number that is being typed; `stepped`: it has a step of its own in the history. */
type Typed = { readonly number: string; readonly marks: Marks; readonly stepped: boolean };
type Keys = { readonly entry: BoardEntry; readonly marking: Marking };

/**
 * The keys that type into a cell of a board: digits, Backspace and Delete its points, `+` and `-` the stake, Ctrl+Z and
 * Ctrl+Y the history. The digits of one number are one step. Returns whether it has used the key.
 */
export function useBoardKeys({ entry, marking }: Keys): (number: string, event: KeyboardEvent) => boolean {
  /** What the last key has typed: the next digit goes on there, if nothing was done in between. */
  const typed = useRef<Typed | null>(null);

  const write = (number: string, text: string, before: Typed | null): void => {
    const { marks } = entry.board.value;
    marking.write(number, typedPoints(text) ?? points(0), before?.stepped ? 'part' : 'step');
    const after = entry.board.value.marks;
    typed.current = { number, marks: after, stepped: before?.stepped === true || after !== marks };
  };

  return (number, { key, ctrlKey, metaKey, shiftKey, altKey }) => {
    const last = typed.current;
    typed.current = null;
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (letter === 'z') (shiftKey ? entry.redo : entry.undo)();
      else if (letter === 'y') entry.redo();
      else return false;
      return true;
    }
    if (altKey) return false;
    const { marks } = entry.board.value;
    const before = last?.number === number && last.marks === marks ? last : null;
    const now = String(marks.get(number) ?? '');
    const digit = toAsciiDigits(key);
    if (/^\d$/.test(digit)) write(number, before ? now + digit : digit, before);
    else if (key === 'Backspace') write(number, now.slice(0, -1), before);
    else if (key === 'Delete') write(number, '', before);
    else if (key === '-') marking.takeBack([number]);
    else if (key === '+') marking.add([number]);
    else return false;
    return true;
  };
}
