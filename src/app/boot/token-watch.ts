import type { createStore } from 'jotai';
import { playerAtom } from '../../state/core/session.ts';
import { loadAfter } from '../shell/background-loading.ts';

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
      void loadAfter().then(
        after => after.endSession(store, player),
        () => undefined,
      );
    };
  };
}
