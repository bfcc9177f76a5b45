import { expect, it } from 'vitest';
import type { Trace } from '../../src/domain/placing/evidence.ts';
import { weigh } from '../../src/domain/placing/rules.ts';
import { points } from '../../src/domain/points.ts';

// A provider whose histories have only their newest lines. A bid on 7 for 50 points was lost, from a wallet of 1,000.

function trace(text: string): Trace {
  const [digits = '', stake = '0', ref = ''] = text.split(' ');
  return {
    line: ['kalyan', 'single', digits, '', stake].join('|'),
    variant: 'Open',
    points: points(Number(stake)),
    ref,
  };
}

function ruleOf(before: readonly string[], lines: readonly string[], balance: number): string {
  const request = {
    id: 'mine',
    wanted: [trace('7 50')],
    total: points(50),
    sentRef: true,
    baseline: { lines: before.map(trace), balance: points(1000) },
  };
  const { name, finding } = weigh(request, { lines: lines.map(trace), balance: points(balance) });
  return `${name}: ${finding}`;
}

const four = ['1 10', '2 10', '3 10', '4 10'];
const open = 'roomInTheList: unclear';
const absent = 'noTrace: absent';

it.each<[what: string, before: readonly string[], lines: readonly string[], balance: number, rule: string]>([
  ['an equal line may have left as its own entered', [...four, '7 50'], ['7 50', ...four], 1010, open],
  [
    'the same, the oldest line first, and another new one',
    ['7 50', ...four],
    [...four.slice(1), '7 50', '9 10'],
    1010,
    open,
  ],
  [
    'all lines read the same',
    Array.from({ length: 5 }, () => '7 50'),
    Array.from({ length: 5 }, () => '7 50'),
    1010,
    open,
  ],
  [
    'an equal line may have left, and the wallet has not moved',
    [...four, '7 50'],
    ['7 50', ...four],
    1000,
    absent,
  ],
  ['an equal line has left as another one entered', [...four, '7 50'], ['9 10', ...four], 1010, absent],
  ['no line has left', [...four, '7 50'], ['9 10', ...four, '7 50'], 1010, absent],
  ['a list of four lines has all', [...four.slice(1), '7 50'], ['7 50', ...four.slice(1)], 1010, absent],
  ['no line from before is left', four, ['9 10', '9 20'], 1010, open],
  ['no line from before is left, and others tell references', four, ['9 10 other'], 1010, open],
  [
    'one line from before is left beside one with a reference',
    four,
    ['9 10 other', '1 10'],
    1010,
    'otherReferences: absent',
  ],
  ['no line is left at all', four, [], 1010, absent],
])('%s: %j, %j', (_what, before, lines, balance, rule) => {
  expect(ruleOf(before, lines, balance)).toBe(rule);
});
