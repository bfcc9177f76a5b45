import { useDeferredValue, useMemo } from 'react';
import type { Game } from '../../domain/game/games.ts';
import type { BidSession } from '../../domain/market/market.ts';
import { type PastedList, readPastedList } from '../../domain/slip/pasted/pasted-list.ts';

/** What a text says. Of a long one it may be what it said before the last keys: they are drawn first. */
export function usePastedList(text: string, game: Game, session: BidSession): PastedList {
  const read = useDeferredValue(text);
  return useMemo(() => readPastedList(read, game, session), [read, game, session]);
}
