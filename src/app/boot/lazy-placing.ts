import { nothingSent, nothingSettled } from '../../domain/placing-end.ts';
import { once } from '../../lib/once.ts';
import type { MakePlacing, Placing } from '../../state/money/placing/placing-types.ts';

/**
 * What moves points, loaded with the background. As long as it cannot be loaded nothing is sent, and each tap tries
 * again.
 */
export const lazyPlacing =
  (load: () => Promise<MakePlacing>): MakePlacing =>
  tools => {
    let here: Placing | null = null;
    const placing = once(async () => (here = (await load())(tools)));
    const when = (act: (made: Placing) => void): void => void placing().then(act, () => undefined);
    let busy = false;
    return {
      prepare: scope => when(made => made.prepare(scope)),
      resume: account => when(made => made.resume(account)),
      place: async (order, requestsFor) => {
        // A second tap is refused before anything is awaited, as placing itself does it.
        if (busy) return { kind: 'busy', ...nothingSettled };
        busy = true;
        try {
          // When it is loaded its lock is taken before anything is awaited.
          const made = here ?? (await placing().catch(() => null));
          return made === null ? nothingSent : await made.place(order, requestsFor);
        } finally {
          busy = false;
        }
      },
      found: order => here?.found(order) ?? nothingSettled,
      untold: account => here?.untold(account) ?? nothingSettled,
    };
  };
