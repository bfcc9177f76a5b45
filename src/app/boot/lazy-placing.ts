import { once } from '../../lib/once.ts';
import {
  type MakePlacing,
  nothingSent,
  nothingSettled,
  type Placing,
} from '../../state/core/environment-types.ts';

/**
 * What moves points, loaded with the background. As long as it cannot be loaded nothing is sent, and each tap tries
 * again.
 */
export const lazyPlacing =
  (load: () => Promise<MakePlacing>): MakePlacing =>
  app => {
    let here: Placing | null = null;
    const placing = once(async () => (here = (await load())(app)));
    const when = (act: (made: Placing) => void): void => void placing().then(act, () => undefined);
    return {
      prepare: scope => when(made => made.prepare(scope)),
      resume: account => when(made => made.resume(account)),
      place: async (order, requestsFor, again) => {
        // When it is loaded, a second tap is refused before anything is awaited.
        const made = here ?? (await placing().catch(() => null));
        return made === null ? nothingSent : made.place(order, requestsFor, again);
      },
      found: order => here?.found(order) ?? nothingSettled,
      untold: account => here?.untold(account) ?? nothingSettled,
    };
  };
