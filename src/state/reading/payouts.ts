import { atom, type Atom } from 'jotai';
import { type Payouts, payoutsAt } from '../../domain/game/payout.ts';
import type { FamilyRates } from '../../domain/game/rates.ts';
import type { Family } from '../../domain/market/market.ts';
import { type Remote, valueOf } from '../../lib/remote.ts';
import { galiRatesAtom, mainRatesAtom, starlineRatesAtom } from './rates.ts';

const payoutsBy = (ratesAtom: Atom<Remote<FamilyRates>>): Atom<Payouts | null> =>
  atom(get => {
    const rates = valueOf(get(ratesAtom));
    return rates && payoutsAt(rates);
  });

export const payoutsAtoms: { readonly [F in Family]: Atom<Payouts | null> } = {
  main: payoutsBy(mainRatesAtom),
  starline: payoutsBy(starlineRatesAtom),
  gali: payoutsBy(galiRatesAtom),
};
