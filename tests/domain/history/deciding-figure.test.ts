import { expect, it } from 'vitest';
import { decidingFigure, resultUntil } from '../../../src/domain/history/deciding-figure.ts';

it.each([
  ['singleDigit', 'Open', '470-1', '470-[1]'],
  ['singleDigit', 'Open', '470-17-890', '470-[1]7-890'],
  ['singleDigit', 'Close', '470-17-890', '470-1[7]-890'],
  ['singleDigit', 'Close', '***-*7-890', '***-*[7]-890'],
  ['singleDigit', 'Close', '470-1', '470-1'],
  ['jodiDigit', 'Close', '470-17-890', '470-[17]-890'],
  ['jodiDigit', 'Close', '470-1', '470-1'],
  ['singlePana', 'Open', '470-17-890', '[470]-17-890'],
  ['triplePana', 'Close', '470-17-890', '470-17-[890]'],
  ['triplePana', 'Close', '470-1', '470-1'],
  ['halfSangam', 'Close', '470-17-890', '470-17-890'],
  ['starlineSingleDigit', 'Open', '128-1', '128-[1]'],
  ['starlineSinglePana', 'Open', '128-1', '[128]-1'],
  ['leftDigit', 'Open', '45', '[4]5'],
  ['rightDigit', 'Open', '45', '4[5]'],
  ['galiJodi', 'Open', '45', '[45]'],
  ['singleDigit', 'Open', 'soon', 'soon'],
] as const)('%s of %s is decided by its part of %s', (game, session, result, marked) => {
  const { before, figure, after } = decidingFigure(game, session, result);
  expect(before + (figure && `[${figure}]`) + after).toBe(marked);
});

it('an Open bid shows the result up to its own part', () => {
  expect(resultUntil('Open', '470-17-890')).toBe('470-1');
  expect(resultUntil('Close', '470-17-890')).toBe('470-17-890');
  expect(resultUntil('Open', '128-1')).toBe('128-1');
});
