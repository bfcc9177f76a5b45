import type { PlainKey, Words } from '../../text/message.ts';
import { type GameKey, gameList } from '../game/game-list.ts';
import type { Family } from '../market/market.ts';

/**
 * THE SERVER'S FIXED WORDS for game types and sessions, by the texts that the app has for them. The end of a key is the
 * server's word: `game.spMotor` is `SP Motor`.
 */
const fixed: readonly PlainKey[] = [
  ...gameList.map(({ title }) => title),
  'game.tripplePanna',
  'session.Open',
  'session.Close',
];

const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

const keys = new Map<string, PlainKey>(fixed.map(key => [plain(key.slice(key.indexOf('.') + 1)), key]));

/** A word of the server in the player's language, whatever its case; any other text stays as it came. */
export const serverWords = (text: string): Words => keys.get(plain(text)) ?? { text };

const plainLabel = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase().replace('panna', 'pana').replace('tripple', 'triple');

/** The keys of titles are the labels: `game.singleDigit` is 'single digit'. Read so, because games.ts is loaded later. */
const labelOfTitle = (title: string): string =>
  plainLabel(title.slice(title.indexOf('.') + 1).replace(/[A-Z]/g, ' $&'));

/**
 * The game of a wire label in either spelling (`Panna`, `Tripple`) and any case; null for an unknown one, and for SP DP TP,
 * which is sent by the kind of its panas.
 */
export function gameOfLabel(family: Family, label: string): GameKey | null {
  const found = gameList.find(
    game => game.family === family && labelOfTitle(game.title) === plainLabel(label),
  );
  return found === undefined || found.key === 'spDpTp' ? null : found.key;
}

/** The colour of a record card. */
type RecordColour = 'blue' | 'green' | 'yellow' | 'grey';

const galiColours: ReadonlyMap<string, RecordColour> = new Map([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
]);

/** The colour of a Gali win by its game's label (spec 2 §2). */
export const recordColour = (label: string): RecordColour => galiColours.get(label) ?? 'grey';
