import type { PlainKey, Words } from '../../text/message.ts';
import { type GameKey, gameList } from '../game/game-list.ts';
import type { Family } from '../market/market.ts';

/** The last part of a key is the server's word: `game.spMotor` is `SP Motor`. */
const fixed: readonly PlainKey[] = [
  ...gameList.map(({ title }) => title),
  'game.tripplePanna',
  'session.Open',
  'session.Close',
];

const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

const keys = new Map<string, PlainKey>(fixed.map(key => [plain(key.slice(key.indexOf('.') + 1)), key]));

/** Any other text is shown as it came. */
export const serverWords = (text: string): Words => keys.get(plain(text)) ?? { text };

const plainLabel = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase().replace('panna', 'pana').replace('tripple', 'triple');

/** Made from the titles, because games.ts loads later. */
const labelOfTitle = (title: string): string =>
  plainLabel(title.slice(title.indexOf('.') + 1).replace(/[A-Z]/g, ' $&'));

/**
 * Accepts either spelling (`Panna`, `Tripple`) in any case. Null for SP DP TP, which is sent by the kind of
 * its panas.
 */
export function gameOfLabel(family: Family, label: string): GameKey | null {
  const found = gameList.find(
    game => game.family === family && labelOfTitle(game.title) === plainLabel(label),
  );
  return found === undefined || found.key === 'spDpTp' ? null : found.key;
}

type RecordColour = 'blue' | 'green' | 'yellow' | 'grey';

const galiColours: ReadonlyMap<string, RecordColour> = new Map([
  ['Left Digit', 'blue'],
  ['Right Digit', 'green'],
  ['Jodi Digit', 'yellow'],
]);

/** Spec 2 §2. */
export const recordColour = (label: string): RecordColour => galiColours.get(label) ?? 'grey';
