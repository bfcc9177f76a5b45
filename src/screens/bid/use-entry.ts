import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type Game, hasBoard } from '../../domain/game/games.ts';
import { chooseAtom, settingsAtom } from '../../state/core/settings.ts';

/** How numbers are entered in a bid form: in fields, or on a board of all numbers. */
export const entries = ['list', 'board'] as const;
export type Entry = (typeof entries)[number];

/**
 * How numbers are entered: as this device remembers it when the form opens, then as chosen here. Another tab's choice
 * does not change a form under the player's hands.
 */
export function useEntry(game: Game): readonly [entry: Entry, choose: (entry: Entry) => void] {
  const kept = useAtomValue(settingsAtom).board;
  const keep = useSetAtom(chooseAtom);
  const [entry, setEntry] = useState<Entry>(kept && hasBoard(game) ? 'board' : 'list');
  const choose = (chosen: Entry): void => {
    setEntry(chosen);
    keep({ board: chosen === 'board' });
  };
  return [entry, choose];
}
