import { atom, type Atom } from 'jotai';
import type { Family } from '../../domain/market/market.ts';
import type { Payouts } from '../../domain/game/payout.ts';
import type { payoutFile } from './payout-file.ts';

/** No form waits for it. */
const fileAtom = atom<typeof payoutFile | null>(null);
fileAtom.onMount = set => {
  import('./payout-file.ts').then(
    file => set(file.payoutFile),
    // The next screen that uses it loads it again.
    () => undefined,
  );
};

const payoutsOf = (family: Family): Atom<Payouts | null> =>
  atom(get => {
    const file = get(fileAtom);
    return file && get(file[family]);
  });

/** Null while unknown. */
export const payoutsAtoms: { readonly [F in Family]: Atom<Payouts | null> } = {
  main: payoutsOf('main'),
  starline: payoutsOf('starline'),
  gali: payoutsOf('gali'),
};
