import { useAtomValue } from 'jotai';
import { useDeferredValue, useMemo, useState } from 'react';
import type { GameKey } from '../../domain/game/game-list.ts';
import type { Game } from '../../domain/game/games.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { BidSession } from '../../domain/market/market.ts';
import { type PastedList, readPastedList } from '../../domain/slip/pasted/pasted-list.ts';
import { pastedTextIn } from '../../live/pasted-texts.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';

/** Of a long text it may be the list before the last keys: they are drawn first. */
export function usePastedList(text: string, game: Game, session: BidSession): PastedList {
  const read = useDeferredValue(text);
  return useMemo(() => readPastedList(read, game, session), [read, game, session]);
}

/** The list that the player is typing for a game and a market, which the tab keeps. */
export function usePastedText(game: GameKey, market: MarketId) {
  const environment = useAtomValue(environmentAtom);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const kept = pastedTextIn(environment, { mobile, game, market });
  const [text, setText] = useState(kept.read);
  const change = (changed: string): void => {
    setText(changed);
    kept.write(changed);
  };
  return [text, change] as const;
}

/** The text in the clipboard; null when the browser does not give it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
