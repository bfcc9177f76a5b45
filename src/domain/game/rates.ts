import type { PlainKey } from '../../text/message.ts';

/** A stake of `stake` pays `win`. Both are as the server writes them (spec 2 §2). */
export type Rate = { readonly stake: string; readonly win: string };

type Rates<Name extends string> = { readonly [N in Name]: Rate };

const starlineNames = ['singleDigit', 'singlePana', 'doublePana', 'triplePana'] as const;
/** In the order of the tiles (spec 2 §2). */
const mainNames = [
  'singleDigit',
  'jodiDigit',
  'singlePana',
  'doublePana',
  'triplePana',
  'halfSangam',
  'fullSangam',
] as const;
const galiNames = ['leftDigit', 'rightDigit', 'jodiDigit'] as const;

/** Spec 2 §3. */
export type MainRates = Rates<(typeof mainNames)[number]>;
/** `chartUrl` must pass `safeUrl` before it becomes a link. */
export type StarlineRates = Rates<(typeof starlineNames)[number]> & { readonly chartUrl: string | null };
export type GaliRates = Rates<(typeof galiNames)[number]>;

export type FamilyRates = MainRates | StarlineRates | GaliRates;

export const rateText = ({ stake, win }: Rate): string => `${grouped(stake)}-${grouped(win)}`;

/** A text that is not a plain number stays as the server writes it. */
const grouped = (text: string): string =>
  /^\d{4,15}$/.test(text) ? Number(text).toLocaleString('en-IN') : text;

export type RateRow = { readonly label: PlainKey; readonly rate: Rate };

export const mainRateRows = (rates: MainRates): readonly RateRow[] =>
  mainNames.map(name => ({ label: `game.${name}`, rate: rates[name] }));

/** The specification spells it `Tripple Panna` (spec 2 §2). */
const starlineLabels = {
  singleDigit: 'game.singleDigit',
  singlePana: 'game.singlePanna',
  doublePana: 'game.doublePanna',
  triplePana: 'game.tripplePanna',
} as const;

export const starlineRateRows = (rates: StarlineRates): readonly RateRow[] =>
  starlineNames.map(name => ({ label: starlineLabels[name], rate: rates[name] }));

export const galiRateRows = (rates: GaliRates): readonly RateRow[] =>
  galiNames.map(name => ({ label: `game.${name}`, rate: rates[name] }));
