import { type GameKey, gameList } from './game-list.ts';
import type { Family } from '../market/market.ts';

/**
 * The labels of games.ts as they are compared. They stand here again because games.ts is loaded with the bid forms only;
 * a test compares the two. SP DP TP is sent by kind of pana and has none.
 */
const labels: { readonly [K in GameKey]: string | null } = {
  singleDigit: 'single digit',
  jodiDigit: 'jodi digit',
  singlePana: 'single pana',
  doublePana: 'double pana',
  triplePana: 'triple pana',
  halfSangam: 'half sangam',
  fullSangam: 'full sangam',
  spDpTp: null,
  spMotor: 'sp motor',
  dpMotor: 'dp motor',
  starlineSingleDigit: 'single digit',
  starlineSinglePana: 'single pana',
  starlineDoublePana: 'double pana',
  starlineTriplePana: 'triple pana',
  leftDigit: 'left digit',
  rightDigit: 'right digit',
  galiJodi: 'jodi digit',
};

const plain = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase().replace('panna', 'pana').replace('tripple', 'triple');

/** The game of a wire label in either spelling (`Panna`, `Tripple`) and any case; null for an unknown one. */
export const gameOfLabel = (family: Family, label: string): GameKey | null =>
  gameList.find(game => game.family === family && labels[game.key] === plain(label))?.key ?? null;

/** The colour of a record card. */
type RecordColour = 'blue' | 'green' | 'yellow' | 'grey';

const galiColours: ReadonlyMap<string, RecordColour> = new Map([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
]);

/** The colour of a Gali win by its game's label (spec 2 §2). */
export const recordColour = (label: string): RecordColour => galiColours.get(label) ?? 'grey';
