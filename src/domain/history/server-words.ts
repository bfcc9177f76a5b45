import type { PlainKey, Words } from '../../text/message.ts';

/**
 * THE SERVER'S FIXED WORDS for game types and sessions, by the texts that the app has for them. The end of a key is the
 * server's word: `game.spMotor` is `SP Motor`.
 */
const fixed = [
  'game.singleDigit',
  'game.jodiDigit',
  'game.singlePana',
  'game.doublePana',
  'game.triplePana',
  'game.halfSangam',
  'game.fullSangam',
  'game.spDpTp',
  'game.spMotor',
  'game.dpMotor',
  'game.singlePanna',
  'game.doublePanna',
  'game.triplePanna',
  'game.tripplePanna',
  'game.leftDigit',
  'game.rightDigit',
  'session.Open',
  'session.Close',
] as const satisfies readonly PlainKey[];

const plain = (text: string): string => text.replace(/\s/g, '').toLowerCase();

const keys = new Map<string, PlainKey>(fixed.map(key => [plain(key.slice(key.indexOf('.') + 1)), key]));

/** A word of the server in the player's language, whatever its case; any other text stays as it came. */
export const serverWords = (text: string): Words => keys.get(plain(text)) ?? { text };
