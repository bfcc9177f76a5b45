import { once } from '../../lib/once.ts';
import type { Claimed, Ending, MakePlacing, Placing } from '../../state/money/placing/placing-types.ts';

const nothing: Claimed = { placed: [], earlier: [] };
const nothingSent: Ending = { kind: 'rejected', message: null, ...nothing };

/**
 * What moves points, loaded with the background. As long as it cannot be loaded nothing is sent, and each tap tries
 * again.
 */
export const lazyPlacing =
  (load: () => Promise<MakePlacing>): MakePlacing =>
  (world, tell) => {
    let here: Placing | null = null;
    const placing = once(async () => (here = (await load())(world, tell)));
    const when = (act: (made: Placing) => void): void => void placing().then(act, () => undefined);
    let busy = false;
    return {
      prepare: question => when(made => made.prepare(question)),
      resume: account => when(made => made.resume(account)),
      place: async job => {
        // A second tap is refused before anything is awaited, as the machinery itself does it.
        if (busy) return null;
        busy = true;
        try {
          // Once it is here its lock is taken at the tap itself.
          const made = here ?? (await placing().catch(() => null));
          return made === null ? nothingSent : await made.place(job);
        } finally {
          busy = false;
        }
      },
      claim: wish => here?.claim(wish) ?? nothing,
      untold: account => here?.untold(account) ?? [],
    };
  };
