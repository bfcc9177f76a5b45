import { expect, it } from 'vitest';
import { placedTwice, type Trace, type Verdict, weigh } from '../../src/domain/placing-evidence.ts';
import { points } from '../../src/domain/points.ts';

/** `kalyan 7 50 Open` */
function trace(text: string): Trace {
  const [market = '', digits = '', stake = '0', variant = ''] = text.split(' ');
  return {
    line: `${market} ${digits} ${stake}`,
    variant,
    look: `${digits} ${stake}`,
    points: points(Number(stake)),
  };
}
const traces = (texts: readonly string[]) => texts.map(trace);

const wanted = ['kalyan 7 50 Open', 'kalyan 3 20 Open'];
const old = ['kalyan 7 50 Open', 'milan 1 10 Close'];

it.each<
  [
    why: string,
    before: readonly string[] | null,
    now: readonly string[] | null,
    balance: number | null,
    Verdict,
  ]
>([
  ['nothing changed', old, old, 1000, 'absent'],
  ['all of it is new', old, [...wanted, ...old], 930, 'found'],
  ['all of it is new and the wallet cannot be read', old, [...wanted, ...old], null, 'found'],
  ['all of it is new and something was won meanwhile', old, [...wanted, ...old], 1405, 'found'],
  ['its sessions are not named', old, ['kalyan 7 50', 'kalyan 3 20', ...old], 930, 'found'],
  ['it took the points twice', old, [...wanted, ...old], 860, 'foundTwice'],
  [
    'it took the points twice beside another bid',
    old,
    [...wanted, 'milan 8 40 Open', ...old],
    820,
    'foundTwice',
  ],
  ['another bid cost as much', old, [...wanted, 'milan 8 70 Open', ...old], 860, 'found'],
  ['it stands there twice', old, [...wanted, ...wanted, ...old], 860, 'foundTwice'],
  ['an equal bid stood there before', old, ['kalyan 3 20 Open', ...old], 980, 'unclear'],
  ['only a part of it is new', [], ['kalyan 7 50 Open'], 950, 'unclear'],
  ['it stands under another session', [], ['kalyan 7 50 Close', 'kalyan 3 20 Close'], 930, 'unclear'],
  ['it stands under another name', [], ['KALYAN 7 50 Open', 'KALYAN 3 20 Open'], 930, 'unclear'],
  ['the points are gone and no line says why', old, old, 930, 'unclear'],
  ['more points are gone than lines explain', old, ['milan 8 40 Open', ...old], 890, 'unclear'],
  ['another bid explains the debit', old, ['milan 8 70 Open', ...old], 930, 'absent'],
  ['fewer points are gone than it costs', old, old, 990, 'absent'],
  ['something was won meanwhile', old, old, 1475, 'absent'],
  ['the history cannot be read', old, null, 1000, 'unclear'],
  ['the wallet cannot be read', old, old, null, 'unclear'],
  ['nothing can be read', old, null, null, 'unclear'],
  ['the history was trimmed', old, ['milan 1 10 Close'], 1000, 'absent'],
  ['there was no baseline and nothing like it is there', null, ['milan 1 10 Close'], 1000, 'absent'],
  ['there was no baseline, it is there and paid for', null, wanted, 930, 'found'],
  ['there was no baseline, it is there and nothing was paid', null, wanted, 1000, 'unclear'],
  ['there was no baseline and the points are gone', null, [], 930, 'unclear'],
  ['there was no baseline, and old lines explain no debit', null, ['milan 1 10 Close'], 930, 'unclear'],
])('%s: %j then %j with %j points is %s', (_, before, now, balance, verdict) => {
  const claim = {
    wanted: traces(wanted),
    total: points(70),
    alone: true,
    baseline: { lines: before && traces(before), balance: points(1000) },
  };
  const reading = { lines: now && traces(now), balance: balance === null ? null : points(balance) };
  expect(weigh(claim, reading)).toBe(verdict);
});

it('a wanted line takes the line of its own session before one that names none', () => {
  const claim = {
    wanted: traces(['kalyan 7 50', 'kalyan 7 50 Open']),
    total: points(100),
    alone: true,
    baseline: { lines: [], balance: points(1000) },
  };
  const lines = traces(['kalyan 7 50 Open', 'kalyan 7 50 Close']);
  expect(weigh(claim, { lines, balance: points(900) })).toBe('found');
});

it('two equal rows of one request are found in two equal lines', () => {
  const claim = {
    wanted: traces(['kalyan 7 50 Open', 'kalyan 7 50 Open']),
    total: points(100),
    alone: true,
    baseline: { lines: [], balance: points(1000) },
  };
  const lines = traces(['kalyan 7 50 Open', 'kalyan 7 50 Open']);
  expect(weigh(claim, { lines, balance: points(900) })).toBe('found');
  expect(weigh(claim, { lines: lines.slice(1), balance: points(900) })).toBe('unclear');
});

it('a wallet that cannot be read is no wallet of 0 points', () => {
  const claim = {
    wanted: traces(wanted),
    total: points(70),
    alone: true,
    baseline: { lines: [], balance: points(140) },
  };
  expect(weigh(claim, { lines: traces(wanted), balance: null })).toBe('found');
  expect(weigh(claim, { lines: traces(wanted), balance: points(0) })).toBe('foundTwice');
});

it.each([
  [50, [50], false],
  [100, [50], true],
  [150, [50], false],
  [0, [50], false],
  [60, [10, 20, 30], false],
  [70, [10, 20, 30], true],
  [90, [10, 20, 30], true],
  [120, [10, 20, 30], true],
  [65, [10, 20, 30], false],
  [0, [], false],
])('a debit of %i for %j is a double debit: %j', (debit, totals, twice) => {
  expect(placedTwice(debit, totals.map(points))).toBe(twice);
});

it('without a baseline a debit proves nothing for one of several requests', () => {
  const claim = {
    wanted: traces(wanted),
    total: points(70),
    alone: false,
    baseline: { lines: null, balance: points(1000) },
  };
  expect(weigh(claim, { lines: traces(wanted), balance: points(930) })).toBe('unclear');
});
