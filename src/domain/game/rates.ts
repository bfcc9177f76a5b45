import type { PlainKey } from '../../text/message.ts';

/** `stake` pays `win`, as the server writes them (spec 2 §2). */
export type Rate = { readonly stake: string; readonly win: string };

/** Spec 2 §3. */
export type MainRates = {
  readonly singleDigit: Rate;
  readonly jodiDigit: Rate;
  readonly singlePana: Rate;
  readonly doublePana: Rate;
  readonly triplePana: Rate;
  readonly halfSangam: Rate;
  readonly fullSangam: Rate;
};

/** Spec 2 §3. */
export type StarlineRates = {
  readonly singleDigit: Rate;
  readonly singlePana: Rate;
  readonly doublePana: Rate;
  readonly triplePana: Rate;
  /** A link passes `safeUrl` first. */
  readonly chartUrl: string | null;
};

/** Spec 2 §3. */
export type GaliRates = { readonly leftDigit: Rate; readonly rightDigit: Rate; readonly jodiDigit: Rate };

export type FamilyRates = MainRates | StarlineRates | GaliRates;

export const rateText = (rate: Rate): string => `${rate.stake}-${rate.win}`;

export type RateRow = { readonly label: PlainKey; readonly rate: Rate };

/** In the order of the tiles (spec 2 §2). */
export const mainRateRows = (rates: MainRates): readonly RateRow[] => [
  { label: 'game.singleDigit', rate: rates.singleDigit },
  { label: 'game.jodiDigit', rate: rates.jodiDigit },
  { label: 'game.singlePana', rate: rates.singlePana },
  { label: 'game.doublePana', rate: rates.doublePana },
  { label: 'game.triplePana', rate: rates.triplePana },
  { label: 'game.halfSangam', rate: rates.halfSangam },
  { label: 'game.fullSangam', rate: rates.fullSangam },
];

/** `Tripple Panna` is the specification's spelling (spec 2 §2). */
export const starlineRateRows = (rates: StarlineRates): readonly RateRow[] => [
  { label: 'game.singleDigit', rate: rates.singleDigit },
  { label: 'game.singlePanna', rate: rates.singlePana },
  { label: 'game.doublePanna', rate: rates.doublePana },
  { label: 'game.tripplePanna', rate: rates.triplePana },
];

export const galiRateRows = (rates: GaliRates): readonly RateRow[] => [
  { label: 'game.leftDigit', rate: rates.leftDigit },
  { label: 'game.rightDigit', rate: rates.rightDigit },
  { label: 'game.jodiDigit', rate: rates.jodiDigit },
];
