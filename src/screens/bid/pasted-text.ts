import { useAtom, useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GameKey } from '../../domain/game/game-list.ts';
import type { Game } from '../../domain/game/games.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import type { BidSession } from '../../domain/market/market.ts';
import { type PastedList, readPastedList } from '../../domain/slip/pasted/pasted-list.ts';
import { pastedTextIn } from '../../live/pasted-texts.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { sharedTextAtom } from '../../state/core/shared-text.ts';

/** A long list is read after the typed text is drawn, so that typing stays fast. */
export function usePastedList(text: string, game: Game, session: BidSession): PastedList {
  const read = useDeferredValue(text);
  return useMemo(() => readPastedList(read, game, session), [read, game, session]);
}

export function usePastedText(game: GameKey, market: MarketId) {
  const environment = useAtomValue(environmentAtom);
  const mobile = useAtomValue(playerAtom)?.mobile ?? '';
  const kept = pastedTextIn(environment, { mobile, game, market });
  const [shared, setShared] = useAtom(sharedTextAtom);
  const [text, setText] = useState(() => [kept.read(), shared].filter(Boolean).join('\n'));
  useEffect(() => setShared(null), [setShared]);
  const change = (next: string): void => {
    setText(next);
    kept.write(next);
  };
  return [text, change] as const;
}

/** Null if the browser forbids it. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
