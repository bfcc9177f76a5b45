// The rules are in games.ts, which is not in the first load.
import type { PlainKey } from '../../text/message.ts';
import type { Family } from '../market/market.ts';

type ListedGame = {
  readonly key: string;
  readonly family: Family;
  readonly path: `/${string}`;
  readonly title: PlainKey;
  readonly wins: Winning;
};

/** What of a result its bids name (docs/mock.md "Results and wins"). */
export type Winning = 'ank' | 'pana' | 'jodi' | 'left' | 'right' | 'halfSangam' | 'fullSangam';

export const gameList = [
  { key: 'singleDigit', family: 'main', path: '/single', title: 'game.singleDigit', wins: 'ank' },
  { key: 'jodiDigit', family: 'main', path: '/jodi', title: 'game.jodiDigit', wins: 'jodi' },
  { key: 'singlePana', family: 'main', path: '/singlepana', title: 'game.singlePana', wins: 'pana' },
  { key: 'doublePana', family: 'main', path: '/doublepana', title: 'game.doublePana', wins: 'pana' },
  { key: 'triplePana', family: 'main', path: '/tripplepana', title: 'game.triplePana', wins: 'pana' },
  { key: 'halfSangam', family: 'main', path: '/halfsangam', title: 'game.halfSangam', wins: 'halfSangam' },
  { key: 'fullSangam', family: 'main', path: '/fullsangam', title: 'game.fullSangam', wins: 'fullSangam' },
  { key: 'spDpTp', family: 'main', path: '/spdptp', title: 'game.spDpTp', wins: 'pana' },
  { key: 'spMotor', family: 'main', path: '/spmotor', title: 'game.spMotor', wins: 'pana' },
  { key: 'dpMotor', family: 'main', path: '/dpmotor', title: 'game.dpMotor', wins: 'pana' },
  {
    key: 'starlineSingleDigit',
    family: 'starline',
    path: '/starsingle',
    title: 'game.singleDigit',
    wins: 'ank',
  },
  {
    key: 'starlineSinglePana',
    family: 'starline',
    path: '/ssinglepana',
    title: 'game.singlePanna',
    wins: 'pana',
  },
  {
    key: 'starlineDoublePana',
    family: 'starline',
    path: '/sdoublepana',
    title: 'game.doublePanna',
    wins: 'pana',
  },
  {
    key: 'starlineTriplePana',
    family: 'starline',
    path: '/stripplepana',
    title: 'game.triplePanna',
    wins: 'pana',
  },
  { key: 'leftDigit', family: 'gali', path: '/leftdigit', title: 'game.leftDigit', wins: 'left' },
  { key: 'rightDigit', family: 'gali', path: '/rightdigit', title: 'game.rightDigit', wins: 'right' },
  { key: 'galiJodi', family: 'gali', path: '/jodidigit', title: 'game.jodiDigit', wins: 'jodi' },
] as const satisfies readonly ListedGame[];

export type GameKey = (typeof gameList)[number]['key'];
