import { nothingSent, nothingSettled } from '../../domain/placing-end.ts';
import { once } from '../../lib/once.ts';
import type { MakePlacing, Placing } from '../../state/money/placing/placing-types.ts';

/**
 * The machinery for moving points, which comes with what is loaded after the first screen. As long as it cannot be had
 * nothing is sent, and each tap asks for it again.
 */
export const laterPlacing =
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
        // A second tap is refused before anything is awaited, as the machinery itself does it.
        if (busy) return { kind: 'busy', ...nothingSettled };
        busy = true;
        try {
          // Once it is here its lock is taken at the tap itself.
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
