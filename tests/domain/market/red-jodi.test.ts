import { expect, it } from 'vitest';
import { isRedJodi } from '../../../src/domain/game/panna.ts';

it('the red jodis are the ten doubles and the ten pairs five apart', () => {
  const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  const red = '00 05 11 16 22 27 33 38 44 49 50 55 61 66 72 77 83 88 94 99'.split(' ');
  expect(all.filter(isRedJodi)).toEqual(red);
});

it.each(['', '1', '1*', '**', '111', 'ab'])('%j is not a red jodi', text => {
  expect(isRedJodi(text)).toBe(false);
});
