import type { games as english } from '../en/games.ts';
import type { Translation } from '../message.ts';

/** The names of the games, and what they pay: spec 2 §2. */
export const games = {
  'game.singleDigit': 'सिंगल अंक',
  'game.jodiDigit': 'जोडी',
  'game.singlePana': 'सिंगल पत्ती',
  'game.doublePana': 'डबल पत्ती',
  'game.triplePana': 'ट्रिपल पत्ती',
  'game.halfSangam': 'हाफ संगम',
  'game.fullSangam': 'फुल संगम',
  'game.spMotor': 'SP मोटर',
  'game.dpMotor': 'DP मोटर',
  'game.singlePanna': 'सिंगल पत्ती',
  'game.doublePanna': 'डबल पत्ती',
  'game.triplePanna': 'ट्रिपल पत्ती',
  'game.tripplePanna': 'ट्रिपल पत्ती',
  'game.leftDigit': 'लेफ्ट अंक',
  'game.rightDigit': 'राइट अंक',
  'rates.title': 'रेट',
} satisfies Translation<typeof english>;
