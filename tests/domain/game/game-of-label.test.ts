import { expect, it } from 'vitest';
import { gameOfLabel } from '../../../src/domain/history/server-words.ts';
import { games } from '../../../src/domain/game/games.ts';

it('every game is found by the label that it is sent with, and SP DP TP by those of its panas', () => {
  const found = games.map(game => [game.key, gameOfLabel(game.family, game.wireLabel)]);
  expect(found).toEqual(games.map(({ key }) => [key, key === 'spDpTp' ? null : key]));
  const kinds = games.find(({ key }) => key === 'spDpTp');
  expect(['137', '112', '111'].map(pana => gameOfLabel('main', kinds?.labelOf(pana) ?? ''))).toEqual([
    'singlePana',
    'doublePana',
    'triplePana',
  ]);
});

it.each([
  ['starline', 'Tripple Panna', 'starlineTriplePana'],
  ['starline', ' single  PANA ', 'starlineSinglePana'],
  ['gali', 'Jodi Digit', 'galiJodi'],
  ['gali', 'Single Pana', null],
  ['main', 'Lucky Number', null],
  ['main', '', null],
] as const)('in %s %j is %s', (family, label, key) => {
  expect(gameOfLabel(family, label)).toBe(key);
});
