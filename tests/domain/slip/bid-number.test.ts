import { expect, it } from 'vitest';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import type { BidSession } from '../../../src/domain/market/market.ts';

it.each<[GameKey, BidSession, digits: string, closeDigits: string, boolean]>([
  ['singleDigit', 'Open', '7', '', true],
  ['singleDigit', 'Open', '77', '', false],
  ['singleDigit', 'Open', '7', '7', false],
  ['jodiDigit', 'Open', '07', '', true],
  ['jodiDigit', 'Open', '7', '', false],
  ['fullSangam', 'Open', '128', '470', true],
  ['fullSangam', 'Open', '128', '147', true],
  ['fullSangam', 'Open', '128', '', false],
  ['fullSangam', 'Open', '', '470', false],
  ['fullSangam', 'Open', '128', '407', false],
  ['halfSangam', 'Open', '1', '128', true],
  ['halfSangam', 'Open', '128', '1', false],
  ['halfSangam', 'Open', '1', '12', false],
  ['halfSangam', 'Open', '12', '128', false],
  ['halfSangam', 'Open', '1x', '128', false],
  ['halfSangam', 'Open', 'x1', '128', false],
  ['halfSangam', 'Close', '128', '1', true],
  ['halfSangam', 'Close', '1', '128', false],
  ['halfSangam', 'Close', '128', '12', false],
  ['halfSangam', 'Close', '12', '1', false],
  ['spDpTp', 'Open', '777', '', true],
  ['spMotor', 'Open', '777', '', false],
  ['spMotor', 'Open', '128', '', true],
  ['dpMotor', 'Open', '128', '', false],
  ['dpMotor', 'Open', '118', '', true],
])('in %s %s the number %j with %j is valid: %j', (key, session, digits, closeDigits, can) => {
  expect(gameByKey(key).isNumber({ digits, closeDigits }, session)).toBe(can);
});
