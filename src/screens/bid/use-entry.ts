import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { type Game, hasBoard, isPadBoard } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { type BidSession, sessionsAt } from '../../domain/market/market.ts';
import type { MinuteOfDay } from '../../domain/minute-of-day.ts';
import type { BoardEntry } from '../../live/board-entry.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';

export const entries = ['list', 'board'] as const;
type Entry = (typeof entries)[number];

/** Another tab's choice does not change an open form. */
export function useEntry(game: Game, market: KnownMarket, minute: MinuteOfDay, board: BoardEntry) {
  const kept = useAtomValue(settingsAtom).board;
  const keep = useSetAtom(chooseAtom);
  const onPad = isPadBoard(game);
  const hasFaces = hasBoard(game) && !onPad;
  const [entry, setEntry] = useState<Entry>(kept && hasFaces ? 'board' : 'list');
  const [chosen, setChosen] = useState(entry === 'board' || onPad ? board.board.peek().session : null);
  const { allowed, preselected } = sessionsAt(market, minute);
  const free = chosen !== null && allowed.includes(chosen) ? chosen : preselected;

  /** Marks of another session than the form's, which a reload or an undo can bring back. */
  const marks = useMemo((): BoardEntry => {
    const then = (change: () => void) => (): void => {
      change();
      setChosen(before => board.board.peek().session ?? before);
    };
    return { ...board, undo: then(board.undo), redo: then(board.redo) };
  }, [board]);
  const onEntry = (next: Entry): void => {
    setEntry(next);
    if (next === 'board') setChosen(before => marks.board.peek().session ?? before);
    keep({ board: next === 'board' });
  };
  return {
    /** The player chooses between the fields and a board. */
    hasFaces,
    /** The pad of the form is its board. */
    onPad,
    entry,
    onEntry,
    session: game.session === 'choose' ? free : game.session,
    onSession: (session: BidSession): void => {
      setChosen(session);
      marks.changeSession(session);
    },
    allowed,
    marks,
  };
}
