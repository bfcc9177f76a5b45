// The list alone is in the first load. The rules are in games.ts.
import type { PlainKey } from '../../text/message.ts';
import type { Family } from '../market/market.ts';

/** The part of a result that the game's bids name (docs/mock/reference.md "Results and wins"). */
export type Winning = 'ank' | 'pana' | 'jodi' | 'left' | 'right' | 'halfSangam' | 'fullSangam';

const rows =
  <const F extends Family>(family: F) =>
  <const Key extends string>(key: Key, path: `/${string}`, title: PlainKey, wins: Winning) =>
    ({ key, family, path, title, wins }) as const;
const [main, starline, gali] = [rows('main'), rows('starline'), rows('gali')];

export const gameList = [
  main('singleDigit', '/single', 'game.singleDigit', 'ank'),
  main('jodiDigit', '/jodi', 'game.jodiDigit', 'jodi'),
  main('singlePana', '/singlepana', 'game.singlePana', 'pana'),
  main('doublePana', '/doublepana', 'game.doublePana', 'pana'),
  main('triplePana', '/tripplepana', 'game.triplePana', 'pana'),
  main('halfSangam', '/halfsangam', 'game.halfSangam', 'halfSangam'),
  main('fullSangam', '/fullsangam', 'game.fullSangam', 'fullSangam'),
  main('spDpTp', '/spdptp', 'game.spDpTp', 'pana'),
  main('spMotor', '/spmotor', 'game.spMotor', 'pana'),
  main('dpMotor', '/dpmotor', 'game.dpMotor', 'pana'),
  starline('starlineSingleDigit', '/starsingle', 'game.singleDigit', 'ank'),
  starline('starlineSinglePana', '/ssinglepana', 'game.singlePanna', 'pana'),
  starline('starlineDoublePana', '/sdoublepana', 'game.doublePanna', 'pana'),
  starline('starlineTriplePana', '/stripplepana', 'game.triplePanna', 'pana'),
  gali('leftDigit', '/leftdigit', 'game.leftDigit', 'left'),
  gali('rightDigit', '/rightdigit', 'game.rightDigit', 'right'),
  gali('galiJodi', '/jodidigit', 'game.jodiDigit', 'jodi'),
] as const;

export type GameKey = (typeof gameList)[number]['key'];
