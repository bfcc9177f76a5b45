import type { PlainKey, Words } from '../text/message.ts';

/** THE SERVER'S FIXED WORDS for game types and sessions, as the app shows them. */
const fixed: ReadonlyMap<string, PlainKey> = new Map<string, PlainKey>([
  ['Single Digit', 'game.singleDigit'],
  ['Jodi Digit', 'game.jodiDigit'],
  ['Single Pana', 'game.singlePana'],
  ['Double Pana', 'game.doublePana'],
  ['Triple Pana', 'game.triplePana'],
  ['Half Sangam', 'game.halfSangam'],
  ['Full Sangam', 'game.fullSangam'],
  ['SP DP TP', 'game.spDpTp'],
  ['SP Motor', 'game.spMotor'],
  ['DP Motor', 'game.dpMotor'],
  ['Single Panna', 'game.singlePanna'],
  ['Double Panna', 'game.doublePanna'],
  ['Triple Panna', 'game.triplePanna'],
  ['Tripple Panna', 'game.tripplePanna'],
  ['Left Digit', 'game.leftDigit'],
  ['Right Digit', 'game.rightDigit'],
  ['Open', 'session.Open'],
  ['Close', 'session.Close'],
]);

/** A word of the server in the player's language; any other text stays as it came. */
export const serverWords = (text: string): Words => fixed.get(text) ?? { text };
