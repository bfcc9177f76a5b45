import { expect, it } from 'vitest';
import { games } from '../../../src/domain/game/games.ts';
import { en } from '../../../src/text/en.ts';
import { translator } from '../../../src/text/translate.ts';

it('each tile names its bids, with the numbers of the lists', () => {
  expect(games.map(game => translator(en)(game.caption))).toEqual([
    '0 to 9',
    '00 to 99',
    '120 panas with three different digits',
    '90 panas with two digits alike',
    '10 panas with three equal digits',
    'One digit and one pana',
    'Open pana and close pana',
    'All panas of one digit',
    'Single panas made of your digits',
    'Double panas made of your digits',
    '0 to 9',
    '120 panas with three different digits',
    '90 panas with two digits alike',
    '10 panas with three equal digits',
    'First digit of the result',
    'Second digit of the result',
    '00 to 99',
  ]);
});
