import { expect, it } from 'vitest';
import { decidingResults } from '../../../src/domain/game/game-guide.ts';
import type { GameKey } from '../../../src/domain/game/game-list.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { aMarket } from '../../support/a-market.ts';

const [three, five] = [minuteOfDay(15 * 60), minuteOfDay(17 * 60)];
const market = aMarket({ times: { open: three, close: five } });
const openOnly = aMarket({ times: { open: three, close: null } });
const slot = aMarket({ times: { open: three } });
const open = { session: 'Open', after: three };
const close = { session: 'Close', after: five };

it.each<[string, GameKey, Parameters<typeof decidingResults>[1], number, readonly object[]]>([
  ['by the result of the session', 'singleDigit', market, 13, [open, close]],
  ['after the open time by the close result', 'singleDigit', market, 15, [close]],
  ['after the open result by the close result', 'spMotor', { ...market, openDeclared: true }, 13, [close]],
  ['on both results by the close result', 'jodiDigit', market, 13, [close]],
  ['of both sessions by the close result', 'halfSangam', market, 13, [close]],
  ['on both panas by the close result', 'fullSangam', market, 13, [close]],
  ['with an unknown close time by the open result', 'singleDigit', openOnly, 13, [open]],
  ['on both results with an unknown close time', 'jodiDigit', openOnly, 13, []],
  ['of a slot', 'starlineSingleDigit', slot, 13, [{ session: null, after: three }]],
  ['of Gali', 'galiJodi', slot, 13, [{ session: null, after: three }]],
])('bids are decided %s: %s', (_how, key, now, hour, expected) => {
  expect(decidingResults(gameByKey(key), now, minuteOfDay(hour * 60))).toEqual(expected);
});
