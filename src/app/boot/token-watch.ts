import type { createStore } from 'jotai';
import { playerAtom } from '../../state/core/session.ts';
import { loadBackground } from '../shell/background-loading.ts';

/**
 * For the client: notes whose token a call carries; what it returns ends that session, unless it is over already or the
 * player has logged in again since.
 */
export function watchToken(store: ReturnType<typeof createStore>): () => () => void {
  return () => {
    const player = store.get(playerAtom);
    return () => {
      if (player === null) return;
      // Where it cannot be loaded the next call is refused as well.
      void loadBackground().then(
        background => background.endSession(store, player),
        () => undefined,
      );
    };
  };
}
