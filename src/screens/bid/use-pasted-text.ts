import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { GameKey } from '../../domain/game/game-list.ts';
import type { MarketId } from '../../domain/market/market-id.ts';
import { pastedTextIn } from '../../live/pasted-texts.ts';
import { environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';

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
