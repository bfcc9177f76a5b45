import type { Family } from './markets.ts';

/** The first part of a rate's two field names: `jodi_digit` is served as `jodi_digit_val_1` and `jodi_digit_val_2`. */
export type RateKey =
  | 'single_digit'
  | 'jodi_digit'
  | 'single_pana'
  | 'double_pana'
  | 'tripple_pana'
  | 'half_sangam'
  | 'full_sangam';

/** A stake of `stake` points pays `pays` points. */
type Rate = readonly [stake: number, pays: number];

type RateTable = Readonly<Partial<Record<RateKey, Rate>>>;
export type Rates = Readonly<Record<Family, RateTable>>;

/** Gali borrows three names: left digit, right digit and jodi are `single_digit`, `single_pana` and `double_pana`. */
const defaults: Rates = {
  main: {
    single_digit: [10, 90],
    jodi_digit: [10, 900],
    single_pana: [10, 1400],
    double_pana: [10, 2800],
    tripple_pana: [10, 6000],
    half_sangam: [10, 10_000],
    full_sangam: [10, 100_000],
  },
  starline: {
    single_digit: [10, 100],
    single_pana: [10, 1600],
    double_pana: [10, 3200],
    tripple_pana: [10, 8000],
  },
  gali: { single_digit: [10, 80], single_pana: [10, 90], double_pana: [10, 950] },
};

export const ratesWith = (changes: Partial<Rates>): Rates => ({
  main: { ...defaults.main, ...changes.main },
  starline: { ...defaults.starline, ...changes.starline },
  gali: { ...defaults.gali, ...changes.gali },
});

/** The specification does not say how a payout is rounded; this provider drops fractions of a point. */
export function payout(rates: Rates, family: Family, key: RateKey, points: number): number {
  const rate = rates[family][key];
  if (!rate) throw new Error(`${family} has no rate ${key}.`);
  return Math.floor((points * rate[1]) / rate[0]);
}

/** The rates as the two fields each that the specification names. */
export const rateFields = (rates: Rates, family: Family): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rates[family]).flatMap(([key, [stake, pays]]) => [
      [`${key}_val_1`, String(stake)],
      [`${key}_val_2`, String(pays)],
    ]),
  );
