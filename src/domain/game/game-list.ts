// THE GAMES LIST: the games in the order of their tiles. Their rules are in games.ts, which is not in the first load.
import type { PlainKey } from '../../text/message.ts';
import type { Family } from '../market/market.ts';

/** A game's address and names. */
type ListedGame = {
  readonly key: string;
  readonly family: Family;
  readonly path: `/${string}`;
  /** Its name: the h1, the tile, the dialog's bid type. */
  readonly title: PlainKey;
};

/** The games, in the order of their tiles. */
export const gameList = [
  { key: 'singleDigit', family: 'main', path: '/single', title: 'game.singleDigit' },
  { key: 'jodiDigit', family: 'main', path: '/jodi', title: 'game.jodiDigit' },
  { key: 'singlePana', family: 'main', path: '/singlepana', title: 'game.singlePana' },
  { key: 'doublePana', family: 'main', path: '/doublepana', title: 'game.doublePana' },
  { key: 'triplePana', family: 'main', path: '/tripplepana', title: 'game.triplePana' },
  { key: 'halfSangam', family: 'main', path: '/halfsangam', title: 'game.halfSangam' },
  { key: 'fullSangam', family: 'main', path: '/fullsangam', title: 'game.fullSangam' },
  { key: 'spDpTp', family: 'main', path: '/spdptp', title: 'game.spDpTp' },
  { key: 'spMotor', family: 'main', path: '/spmotor', title: 'game.spMotor' },
  { key: 'dpMotor', family: 'main', path: '/dpmotor', title: 'game.dpMotor' },
  { key: 'starlineSingleDigit', family: 'starline', path: '/starsingle', title: 'game.singleDigit' },
  { key: 'starlineSinglePana', family: 'starline', path: '/ssinglepana', title: 'game.singlePanna' },
  { key: 'starlineDoublePana', family: 'starline', path: '/sdoublepana', title: 'game.doublePanna' },
  { key: 'starlineTriplePana', family: 'starline', path: '/stripplepana', title: 'game.triplePanna' },
  { key: 'leftDigit', family: 'gali', path: '/leftdigit', title: 'game.leftDigit' },
  { key: 'rightDigit', family: 'gali', path: '/rightdigit', title: 'game.rightDigit' },
  { key: 'galiJodi', family: 'gali', path: '/jodidigit', title: 'game.jodiDigit' },
] as const satisfies readonly ListedGame[];

/** The key of a game. */
export type GameKey = (typeof gameList)[number]['key'];
