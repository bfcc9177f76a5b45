import type { games as english } from '../en/games.ts';
import type { Translation } from '../message.ts';

/** The names of the games, and what they pay: spec 2 §2. */
export const games = {
  'game.singleDigit': 'सिंगल अंक',
  'game.jodiDigit': 'जोड़ी',
  'game.singlePana': 'सिंगल पन्ना',
  'game.doublePana': 'डबल पन्ना',
  'game.triplePana': 'ट्रिपल पन्ना',
  'game.halfSangam': 'हाफ संगम',
  'game.fullSangam': 'फुल संगम',
  'game.spMotor': 'SP मोटर',
  'game.dpMotor': 'DP मोटर',
  'game.singlePanna': 'सिंगल पन्ना',
  'game.doublePanna': 'डबल पन्ना',
  'game.triplePanna': 'ट्रिपल पन्ना',
  'game.tripplePanna': 'ट्रिपल पन्ना',
  'game.leftDigit': 'अंदर हरूफ (लेफ्ट)',
  'game.rightDigit': 'बाहर हरूफ (राइट)',
  'rates.title': 'रेट',
} satisfies Translation<typeof english>;
