import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Game, hasBoard } from '../../domain/games.ts';
import { once } from '../../lib/once.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import type { boardParts } from './board/board-parts.ts';

/** How numbers are entered in a bid form: in fields, or on a board of all numbers. */
export const entries = ['list', 'board'] as const;
export type Entry = (typeof entries)[number];

const loadBoard = once(async () => (await import('./board/board-parts.ts')).boardParts);

/**
 * How numbers are entered: as this device remembers it when the form opens, then as chosen here. Another tab's choice
 * does not change a form under the player's hands. `board` is null until it has been loaded once; a board that cannot be
 * loaded leaves the list.
 */
export function useEntry(game: Game) {
  const t = useWords();
  const kept = useAtomValue(settingsAtom).board;
  const keep = useSetAtom(chooseAtom);
  const [entry, setEntry] = useState<Entry>(kept && hasBoard(game) ? 'board' : 'list');
  const [board, setBoard] = useState<typeof boardParts | null>(null);
  const fail = useEffectEvent(() => {
    setEntry('list');
    showToast({ tone: 'error', text: t('error.somethingWrong'), at: 'top-center' });
  });
  useEffect(() => {
    if (entry === 'board') loadBoard().then(setBoard, () => fail());
  }, [entry]);
  const onEntry = (chosen: Entry): void => {
    setEntry(chosen);
    keep({ board: chosen === 'board' });
  };
  return { entry, onEntry, board };
}
