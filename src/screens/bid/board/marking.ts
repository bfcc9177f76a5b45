import { type KeyboardEvent, useRef } from 'react';
import type { Game } from '../../../domain/game/games.ts';
import { type BidSession, spokenResult } from '../../../domain/market/market.ts';
import { formatPoints, type Points, points } from '../../../domain/points.ts';
import { typedPoints, wholePoints } from '../../../domain/typed-amount.ts';
import { stakeMark, markedPoints, type Marks, setMark, takeBack } from '../../../domain/slip/marks.ts';
import { plainFigure } from '../../../lib/figure.ts';
import type { BoardEntry } from '../../../live/board-entry.ts';
import type { Words } from '../../../text/message.ts';
import { useWords } from '../../../ui/layout/words.tsx';
import { speak } from '../../../ui/overlays/spoken.tsx';
import { markedWords } from '../add-marks.tsx';
import { useBid } from '../bid-context.ts';
import { closedWords, showBidError, takeBackBidError } from '../refusals.ts';

type Options = {
  readonly game: Game;
  readonly entry: BoardEntry;
  readonly session: BidSession;
  /** Null while the wallet is unknown. 'Add to slip' then refuses. */
  readonly balance: () => number | null;
  /** Null as long as numbers can be marked. */
  readonly closed: Words | null;
  /** The text of the points that a tap adds. */
  readonly stake: () => string;
};

/** `over`: the marks are for another session, which has closed. Call it where signals are followed. */
export function useClosed() {
  const { game, market, minute, session, marks } = useBid();
  const t = useWords();
  const wordsOf = (of: BidSession): Words | null => closedWords(game, of, { market, minute, t });
  const marked = marks.session.value;
  return { over: marked === null || marked === session ? null : wordsOf(marked), closed: wordsOf(session) };
}

/** Each call is one step of the history, however many numbers it has. */
export type Marking = ReturnType<typeof useMarking>;

export function useMarking({ game, entry, session, balance: balanceNow, closed, stake }: Options) {
  const t = useWords();

  const tell = (marks: Marks, [first, ...others]: readonly string[]): void => {
    const { numbers, points } = markedWords(t, marks);
    const number = spokenResult(first ?? '', t('market.digits').split(' '));
    const its = { number, points: formatPoints(marks.get(first ?? '') ?? 0) };
    speak(t({ key: 'board.cell', params: others.length === 0 ? its : { number: numbers, points } }));
  };
  /** Returns false if the marks cost more than the balance. */
  const keep = (marks: Marks, numbers: readonly string[], part?: 'step' | 'part'): boolean => {
    const before = entry.board.value.marks;
    const total = markedPoints(marks);
    const balance = balanceNow();
    const tooMuch = balance !== null && total > balance && total > markedPoints(before);
    if (closed !== null || tooMuch) {
      showBidError(t(closed ?? game.insufficient));
      return false;
    }
    takeBackBidError();
    if (numbers.some(number => marks.get(number) !== before.get(number)))
      entry.setMarks({ marks, session }, part);
    tell(marks, numbers);
    return true;
  };
  const withStake = (numbers: readonly string[], change: typeof stakeMark): boolean => {
    const points = wholePoints(stake(), 'error.pointRequired');
    if (points.ok && points.value > 0)
      return keep(change(entry.board.value.marks, numbers, points.value), numbers);
    showBidError(t(points.ok ? 'error.pointRequired' : points.error));
    return false;
  };

  return {
    add: (numbers: readonly string[]) => withStake(numbers, stakeMark),
    takeBack: (numbers: readonly string[]) => withStake(numbers, takeBack),
    tap: (numbers: readonly string[]) => withStake(numbers, entry.takesBack.peek() ? takeBack : stakeMark),
    /** `part`: the change extends the last step. */
    write: (number: string, points: Points, part: 'step' | 'part'): boolean =>
      keep(setMark(entry.board.value.marks, number, points), [number], part),
  };
}

/** `stepped`: the number has its own step in the history. */
type Typed = { readonly number: string; readonly marks: Marks; readonly stepped: boolean };
type Keys = { readonly entry: BoardEntry; readonly marking: Marking };

/** The digits of one number are one step. Returns true if it used the key. */
export function useBoardKeys({ entry, marking }: Keys): (number: string, event: KeyboardEvent) => boolean {
  /** The next digit continues this number, unless something else was done in between. */
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
    const digit = plainFigure(key);
    if (/^\d$/.test(digit)) write(number, before ? now + digit : digit, before);
    else if (key === 'Backspace') write(number, now.slice(0, -1), before);
    else if (key === 'Delete') write(number, '', before);
    else if (key === '-') marking.takeBack([number]);
    else if (key === '+') marking.add([number]);
    else return false;
    return true;
  };
}
