import { expect, it } from 'vitest';
import { fillsOf, readFill } from '../../../src/domain/game/fills.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { translator } from '../../../src/text/translate.ts';
import { en } from '../../../src/text/en.ts';

const t = translator(en);

/** How many numbers are marked, or the words of the problem. */
function read(key: GameKey, name: string, typed: string): number | string {
  const fill = fillsOf(gameByKey(key)).find(one => one.key === name);
  if (fill === undefined) throw new Error(`No fill ${name}`);
  const found = readFill(fill, typed, false);
  return found.ok ? found.value.length : t(found.error);
}

it.each<[GameKey, string, string, number | string]>([
  ['singleDigit', 'odd', '', 5],
  ['jodiDigit', 'openDigit', '', 'Please enter the digits'],
  ['jodiDigit', 'openDigit', ' , ', 'Please enter the digits'],
  ['jodiDigit', 'openDigit', '4', 10],
  ['jodiDigit', 'openDigit', '४', 10],
  ['jodiDigit', 'openDigit', '4x', 'Digits only, 0 to 9'],
  ['jodiDigit', 'openDigit', '-4', 'Digits only, 0 to 9'],
  ['jodiDigit', 'openDigit', '1, 2 3', 30],
  ['jodiDigit', 'openDigit', '01234567890123', 100],
  ['jodiDigit', 'family', '1', 'Exactly 2 digits'],
  ['jodiDigit', 'family', '123', 'Exactly 2 digits'],
  ['jodiDigit', 'family', '1 2', 8],
  ['jodiDigit', 'crossing', '1', '2 digits or more'],
  ['jodiDigit', 'crossing', '11', 'No number of this board has these digits. Try others.'],
  ['jodiDigit', 'crossing', '12', 2],
  ['singlePana', 'motor', '12', '3 digits or more'],
  ['singlePana', 'motor', '112', 'No number of this board has these digits. Try others.'],
  ['doublePana', 'motor', '12', 2],
  ['singlePana', 'family', '12', 'Exactly 3 digits'],
  ['doublePana', 'family', '128', 'No number of this board has these digits. Try others.'],
  ['singlePana', 'cycle', '12', 8],
  ['singlePana', 'cycle', '11', 'No number of this board has these digits. Try others.'],
  ['singlePana', 'oddEven', '', 'Please enter the digits'],
  ['singlePana', 'oddEven', '2', 50],
])('%s: %s of %j is %j', (key, name, typed, expected) => {
  expect(read(key, name, typed)).toBe(expected);
});
