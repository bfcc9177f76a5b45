import type { PlainKey } from '../../text/message.ts';

/** A payout ratio as the server writes it, `stake` paying `win`; shown as `10-95` (spec 2 §2). */
export type Rate = { readonly stake: string; readonly win: string };

/** Main market rates by game (spec 2 §3). */
export type MainRates = {
  readonly singleDigit: Rate;
  readonly jodiDigit: Rate;
  readonly singlePana: Rate;
  readonly doublePana: Rate;
  readonly triplePana: Rate;
  readonly halfSangam: Rate;
  readonly fullSangam: Rate;
};

/** Starline's rates by game (spec 2 §3). */
export type StarlineRates = {
  readonly singleDigit: Rate;
  readonly singlePana: Rate;
  readonly doublePana: Rate;
  readonly triplePana: Rate;
  /** The server's text; a link passes `safeUrl` first. */
  readonly chartUrl: string | null;
};

/** Gali's rates by game (spec 2 §3). */
export type GaliRates = { readonly leftDigit: Rate; readonly rightDigit: Rate; readonly jodiDigit: Rate };

export type FamilyRates = MainRates | StarlineRates | GaliRates;

/** A rate as it is shown: `10-95`. */
export const rateText = (rate: Rate): string => `${rate.stake}-${rate.win}`;

export type RateRow = { readonly label: PlainKey; readonly rate: Rate };

/** The rows of /gameRates, in the order of the tiles (spec 2 §2). */
export const mainRateRows = (rates: MainRates): readonly RateRow[] => [
  { label: 'game.singleDigit', rate: rates.singleDigit },
  { label: 'game.jodiDigit', rate: rates.jodiDigit },
  { label: 'game.singlePana', rate: rates.singlePana },
  { label: 'game.doublePana', rate: rates.doublePana },
  { label: 'game.triplePana', rate: rates.triplePana },
  { label: 'game.halfSangam', rate: rates.halfSangam },
  { label: 'game.fullSangam', rate: rates.fullSangam },
];

/** The Starline rates box; `Tripple Panna` is the specification's spelling (spec 2 §2). */
export const starlineRateRows = (rates: StarlineRates): readonly RateRow[] => [
  { label: 'game.singleDigit', rate: rates.singleDigit },
  { label: 'game.singlePanna', rate: rates.singlePana },
  { label: 'game.doublePanna', rate: rates.doublePana },
  { label: 'game.tripplePanna', rate: rates.triplePana },
];

/** The rows of the Gali rates box (spec 2 §2). */
export const galiRateRows = (rates: GaliRates): readonly RateRow[] => [
  { label: 'game.leftDigit', rate: rates.leftDigit },
  { label: 'game.rightDigit', rate: rates.rightDigit },
  { label: 'game.jodiDigit', rate: rates.jodiDigit },
];
