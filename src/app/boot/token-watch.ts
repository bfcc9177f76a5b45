import type { createStore } from 'jotai';
import { playerAtom } from '../../state/core/session.ts';
import { loadBackground } from '../shell/load-background.ts';

/**
 * For the client, at the start of each call: keeps the player whose token is sent. The returned function is called when
 * the provider refuses that token; it ends the player's session, unless another one has begun meanwhile.
 */
export function watchToken(store: ReturnType<typeof createStore>): () => () => void {
  return () => {
    const player = store.get(playerAtom);
    return () => {
      if (player === null) return;
      // If this cannot be loaded, the next call is refused too, and tries again.
      void loadBackground().then(
        background => background.expireSession(store, player),
        () => undefined,
      );
    };
  };
}
