// The words that people write beside numbers and points.
import type { GameKey } from '../game-list.ts';
import type { BidSession } from '../market.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.normalize('NFC').split(' '));

/** Words of the currency: they stand beside the points. */
const currency = set('rs re inr rupee rupees rupaye pts pt pnt point points ₹ रु रुपये रुपए रुपया पॉइंट पॉइंट्स');
const common = 'no num number numbers bid bids नंबर बिड';
const digit = 'digit digits ank अंक आंक';
const pana = 'pana panna patti patta panel पन्ना पाना पत्ती पत्ता';
const jodi = 'jodi jodis jodidigit जोड़ी जोडी';

/** What the numbers of a game may be called. */
const names: { readonly [K in GameKey]: ReadonlySet<string> } = {
  singleDigit: set(`${common} ${digit} single सिंगल`),
  jodiDigit: set(`${common} ${digit} ${jodi}`),
  singlePana: set(`${common} ${pana} single sp सिंगल`),
  doublePana: set(`${common} ${pana} double dp डबल`),
  triplePana: set(`${common} ${pana} triple tripple tp ट्रिपल`),
  halfSangam: set(`${common} half sangam संगम हाफ`),
  fullSangam: set(`${common} full sangam संगम फुल`),
  spDpTp: set(`${common} ${pana}`),
  spMotor: set(`${common} sp motor मोटर`),
  dpMotor: set(`${common} dp motor मोटर`),
  starlineSingleDigit: set(`${common} ${digit} single सिंगल`),
  starlineSinglePana: set(`${common} ${pana} single sp सिंगल`),
  starlineDoublePana: set(`${common} ${pana} double dp डबल`),
  starlineTriplePana: set(`${common} ${pana} triple tripple tp ट्रिपल`),
  leftDigit: set(`${common} ${digit} left लेफ्ट`),
  rightDigit: set(`${common} ${digit} right राइट`),
  galiJodi: set(`${common} ${digit} ${jodi}`),
};

const sessions: Readonly<Record<string, BidSession>> = {
  open: 'Open',
  ओपन: 'Open',
  close: 'Close',
  क्लोज: 'Close',
};

/** What a word says: a session, something that changes nothing, or nothing that is known. */
export type WordKind = 'currency' | 'name' | 'unknown' | { readonly session: BidSession };

export function wordKind(word: string, game: GameKey): WordKind {
  const plain = word.toLowerCase().normalize('NFC');
  const session = Object.hasOwn(sessions, plain) ? sessions[plain] : undefined;
  if (session !== undefined) return { session };
  if (currency.has(plain)) return 'currency';
  return names[game].has(plain) ? 'name' : 'unknown';
}
