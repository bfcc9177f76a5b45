import { type Game, gamesOf } from './games.ts';
import type { Family } from './market.ts';

const plain = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase().replace('panna', 'pana').replace('tripple', 'triple');

/**
 * The game of a wire label in either spelling (`Panna`, `Tripple`) and any case; null for an unknown one, and for SP DP
 * TP, which is sent by kind of pana.
 */
export const gameOfLabel = (family: Family, label: string): Game | null =>
  gamesOf(family).find(game => !game.kinds && plain(game.wireLabel) === plain(label)) ?? null;
