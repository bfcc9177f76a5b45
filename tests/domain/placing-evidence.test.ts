import { expect, it } from 'vitest';
import type { Evidence, Expected, Finding, OtherRequest, Trace } from '../../src/domain/placing/evidence.ts';
import { weigh } from '../../src/domain/placing/rules.ts';
import { mayBeDebited, placedTwice } from '../../src/domain/placing/sums.ts';
import { points } from '../../src/domain/points.ts';

const findingOf = (
  request: Expected,
  evidence: Evidence,
  others: readonly OtherRequest[] = [],
  lags = false,
): Finding => weigh(request, evidence, others, lags).finding;

/** A trace from a text such as `kalyan 7 50 Open`. */
function trace(text: string): Trace {
  const [market = '', digits = '', stake = '0', variant = '', ref = ''] = text.split(' ');
  return {
    line: [market, 'single', digits, '', stake].join('|'),
    variant,
    points: points(Number(stake)),
    ref,
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
    Finding,
  ]
>([
  ['nothing changed', old, old, 1000, 'absent'],
  ['all of it is new', old, [...wanted, ...old], 930, 'found'],
  ['all of it is new and the wallet cannot be read', old, [...wanted, ...old], null, 'unclear'],
  ['all of it is new and the wallet does not show it', old, [...wanted, ...old], 1000, 'unclear'],
  ['all of it is new and something was won meanwhile', old, [...wanted, ...old], 1405, 'unclear'],
  ['its sessions are not named', old, ['kalyan 7 50', 'kalyan 3 20', ...old], 930, 'found'],
  ['it took the points twice, and its lines are there once', old, [...wanted, ...old], 860, 'unclear'],
  [
    'it took the points twice, and another bid its own',
    old,
    [...wanted, ...wanted, 'milan 8 40 Open', ...old],
    820,
    'foundTwice',
  ],
  ['another bid cost as much', old, [...wanted, 'milan 8 70 Open', ...old], 860, 'found'],
  ['it stands there twice', old, [...wanted, ...wanted, ...old], 860, 'foundTwice'],
  ['an equal bid stood there before', old, ['kalyan 3 20 Open', ...old], 980, 'unclear'],
  ['only a part of it is new', [], ['kalyan 7 50 Open'], 950, 'unclear'],
  ['it stands under another session', [], ['kalyan 7 50 Close', 'kalyan 3 20 Close'], 930, 'unclear'],
  [
    'it stands under another session, and nothing is gone',
    [],
    ['kalyan 7 50 Close', 'kalyan 3 20 Close'],
    1000,
    'unclear',
  ],
  ['it stands under another name', [], ['KALYAN 7 50 Open', 'KALYAN 3 20 Open'], 930, 'unclear'],
  ['the points are gone and no line says why', old, old, 930, 'unclear'],
  ['more points are gone than lines explain', old, ['milan 8 40 Open', ...old], 890, 'unclear'],
  ['another bid explains the debit', old, ['milan 8 70 Open', ...old], 930, 'absent'],
  ['fewer points are gone than it costs', old, old, 990, 'unclear'],
  ['a line stands there once more and the wallet is as before', old, [...old, ...old], 1000, 'absent'],
  [
    'a line stands there once more, and another bid explains more than is gone',
    old,
    ['kalyan 7 50 Open', 'milan 8 40 Open', ...old],
    980,
    'unclear',
  ],
  [
    'a line stands there once more, and another bid took as much',
    old,
    ['kalyan 7 50 Open', 'milan 8 70 Open', ...old],
    930,
    'unclear',
  ],
  ['all of it stands there once more, and as much was won', wanted, [...wanted, ...wanted], 1000, 'unclear'],
  [
    'all of it is new, and what stood there before stands there twice',
    old,
    [...wanted, ...old, 'milan 1 10 Close'],
    930,
    'found',
  ],
  ['something was won meanwhile', old, old, 1475, 'absent'],
  ['the history cannot be read', old, null, 1000, 'unclear'],
  ['the wallet cannot be read', old, old, null, 'unclear'],
  ['nothing can be read', old, null, null, 'unclear'],
  ['the history was trimmed', old, ['milan 1 10 Close'], 1000, 'absent'],
  ['there was no baseline and nothing like it is there', null, ['milan 1 10 Close'], 1000, 'absent'],
  ['there was no baseline, it is there and paid for', null, wanted, 930, 'unclear'],
  ['there was no baseline, it is there and nothing was paid', null, wanted, 1000, 'unclear'],
  ['there was no baseline and the points are gone', null, [], 930, 'unclear'],
  ['there was no baseline, and old lines explain no debit', null, ['milan 8 70 Close'], 930, 'unclear'],
])('%s: %j then %j with %j points is %s', (_, before, now, balance, verdict) => {
  const claim = {
    wanted: traces(wanted),
    total: points(70),
    id: 'mine',
    sentRef: false,
    baseline: { lines: before && traces(before), balance: points(1000) },
  };
  const reading = { lines: now && traces(now), balance: balance === null ? null : points(balance) };
  expect(findingOf(claim, reading)).toBe(verdict);
});

it('a wanted line takes the line of its session before one that names none', () => {
  const claim = {
    wanted: traces(['kalyan 7 50', 'kalyan 7 50 Open']),
    total: points(100),
    id: 'mine',
    sentRef: false,
    baseline: { lines: [], balance: points(1000) },
  };
  const lines = traces(['kalyan 7 50 Open', 'kalyan 7 50 Close']);
  expect(findingOf(claim, { lines, balance: points(900) })).toBe('found');
});

it('two equal rows of one request are found in two equal lines', () => {
  const claim = {
    wanted: traces(['kalyan 7 50 Open', 'kalyan 7 50 Open']),
    total: points(100),
    id: 'mine',
    sentRef: false,
    baseline: { lines: [], balance: points(1000) },
  };
  const lines = traces(['kalyan 7 50 Open', 'kalyan 7 50 Open']);
  expect(findingOf(claim, { lines, balance: points(900) })).toBe('found');
  expect(findingOf(claim, { lines: lines.slice(1), balance: points(900) })).toBe('unclear');
});

it('a wallet that cannot be read is not a wallet of 0 points', () => {
  const claim = {
    wanted: traces(wanted),
    total: points(70),
    id: 'mine',
    sentRef: false,
    baseline: { lines: [], balance: points(140) },
  };
  expect(findingOf(claim, { lines: traces(wanted), balance: null })).toBe('unclear');
  expect(findingOf(claim, { lines: traces([...wanted, ...wanted]), balance: points(0) })).toBe('foundTwice');
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
  expect(placedTwice(debit, totals.map(points), [])).toBe(twice);
});

it('other possible debits do not prove a double', () => {
  const twice = (debit: number, may: readonly number[]) => placedTwice(debit, [points(50)], may);
  expect([twice(100, []), twice(100, [50]), twice(100, [30]), twice(130, [30])]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

const doubling = (count: number, first: number) => Array.from({ length: count }, (_, at) => first * 2 ** at);
it.each<[string, total: number, may: readonly number[], boolean]>([
  ['thirteen others, no sum of which is as much', 24_571, doubling(13, 3), true],
  ['fourteen others: too many to add up', 24_571, doubling(14, 3), false],
  ['fourteen others that took less in all', 60_000, doubling(14, 3), true],
  ['fourteen others that took more each', 50, doubling(14, 100), true],
])('beside %s a debit of twice %i points is a double', (_, total, may, twice) => {
  expect(placedTwice(2 * total, [points(total)], may)).toBe(twice);
});

/** A bid of 50 points on 7, together with another request of this browser. */
const bid = {
  id: 'mine',
  wanted: [trace('kalyan 7 50 Open')],
  total: points(50),
  sentRef: false,
  baseline: { lines: traces(old.slice(1)), balance: points(1000) },
};
const other = (text: string, change: Partial<OtherRequest> = {}): OtherRequest => ({
  wanted: [trace(text)],
  total: trace(text).points,
  placed: true,
  sameHistory: true,
  debited: false,
  time: 'around',
  ...change,
});
const equal = 'kalyan 7 50 Open';
const more = 'milan 1 10 Close';

it.each<
  [string, others: readonly OtherRequest[], lines: readonly string[], balance: number, verdict: Finding]
>([
  ['the line of an equal bid shows up late, and its debit', [other(equal)], [equal, more], 950, 'absent'],
  [
    'the line of an equal bid shows up late, its debit was there',
    [other(equal)],
    [equal, more],
    1000,
    'absent',
  ],
  ['the line of an equal bid comes doubled', [other(equal)], [equal, equal, more], 950, 'unclear'],
  ['both lines and both debits are there', [other(equal)], [equal, equal, more], 900, 'found'],
  ['its own line is there, and both debits', [other('kalyan 3 50 Open')], [equal, more], 900, 'found'],
  [
    'its line may be old, and the debit the other one’s',
    [other('kalyan 3 50 Open')],
    [equal, more],
    950,
    'unclear',
  ],
  [
    'the other one is placed in another family',
    [other('x 1 50', { sameHistory: false })],
    [more],
    950,
    'absent',
  ],
  ['and more is gone', [other('x 1 50', { sameHistory: false })], [more], 940, 'unclear'],
  [
    'the other one left later and is there',
    [other('kalyan 3 20', { time: 'after' })],
    ['kalyan 3 20', more],
    980,
    'absent',
  ],
  ['both are there', [other('kalyan 3 20', { time: 'after' })], ['kalyan 3 20', equal, more], 930, 'found'],
  [
    'the other one’s end is not known and it is not there',
    [other('kalyan 3 50', { placed: false, time: 'after' })],
    [equal, more],
    950,
    'found',
  ],
  [
    'the other one is of another family, and its end is not known',
    [other('x 1 50', { sameHistory: false, placed: false })],
    [more],
    950,
    'absent',
  ],
  [
    'the other one left long before',
    [other('x 1 50', { sameHistory: false, time: 'before' })],
    [more],
    950,
    'unclear',
  ],
  ['another device bid as many points on another number', [], ['milan 8 50 Open', more], 950, 'absent'],
  [
    'the other one’s end is not known and points are gone',
    [other('kalyan 3 50', { placed: false, time: 'after' })],
    [more],
    950,
    'unclear',
  ],
])('beside another request: %s', (_, others, lines, balance, verdict) => {
  expect(findingOf(bid, { lines: traces(lines), balance: points(balance) }, others)).toBe(verdict);
});

it('12 for 50 points is not 1 for 250', () => {
  const claim = { ...bid, wanted: [trace('kalyan 12 50')] };
  expect(findingOf(claim, { lines: traces(['kalyan 1 250', more]), balance: points(750) })).toBe('absent');
});

it('a debit that is not called a transfer keeps one of as many points open', () => {
  const ofPoints = (line: string): Trace => ({ ...trace('- - 50'), line });
  const claim = { ...bid, wanted: [ofPoints('50')] };
  expect(findingOf(claim, { lines: [ofPoints('debit|50')], balance: points(950) })).toBe('unclear');
});

it('a request that left before the baseline cannot have been debited since', () => {
  const others = [10, 20, 40].map((total, at) => ({
    ...other(equal, { time: (['before', 'around', 'after'] as const)[at] ?? 'before' }),
    total: points(total),
  }));
  expect(mayBeDebited(others)).toEqual([20, 40]);
});

it.each<[string, lines: readonly string[], balance: number | null, sentRef: boolean, Finding]>([
  ['its own reference', [`${equal} mine`], null, true, 'found'],
  ['another reference, though the wallet agrees', [`${equal} other`], 950, true, 'absent'],
  ['no reference anywhere', [equal], 950, true, 'found'],
  ['another reference, but ours carried none', [`${equal} other`], 950, false, 'found'],
])('a line with %s', (_, lines, balance, sentRef, verdict) => {
  const wallet = balance === null ? null : points(balance);
  expect(findingOf({ ...bid, sentRef }, { lines: traces([...lines, more]), balance: wallet })).toBe(verdict);
});

it('one reference proves nothing about a slip of two rows', () => {
  const claim = { ...bid, wanted: traces(wanted), total: points(70), sentRef: true };
  const [first = '', second = ''] = wanted.map(text => `${text} mine`);
  expect(findingOf(claim, { lines: traces([first]), balance: points(930) })).toBe('unclear');
  expect(findingOf(claim, { lines: traces([first, second]), balance: points(930) })).toBe('found');
});

const told = other(equal, { time: 'before' });
const again = other(equal, { time: 'after' });
const openBid = other('kalyan 3 50', { placed: false, time: 'after' });

type Scene = [
  string,
  others: readonly OtherRequest[],
  before: readonly string[],
  lines: readonly string[],
  balance: number,
  Finding,
];
const sightOf = ([, others, before, lines, balance]: Scene, lags: boolean) =>
  findingOf(
    { ...bid, baseline: { lines: traces(before), balance: points(1000) } },
    { lines: traces(lines), balance: points(balance) },
    others,
    lags,
  );

it.each<Scene>([
  ['one that left later shows up beside an older one', [again], [equal], [equal, equal], 950, 'absent'],
  ['one stood there and one shows up', [other(equal), other(equal)], [equal], [equal, equal], 950, 'absent'],
  [
    'one stood there, its debit is late, and ours is new',
    [other(equal)],
    [equal],
    [equal, equal],
    900,
    'found',
  ],
  [
    'an open one stood there, and its debit is late',
    [other(equal, { placed: false })],
    [equal],
    [equal],
    950,
    'absent',
  ],
])('of equal bids %s', (...scene) => {
  expect(sightOf(scene, false)).toBe(scene[5]);
});

it.each<Scene>([
  ['the equal one that was placed shows up, and no more', [other(equal)], [], [equal], 950, 'absent'],
  ['an equal line more than are known', [other(equal)], [equal], [equal, equal], 950, 'unclear'],
  [
    'equal ones of the day, all known, and a win',
    [told, told],
    [equal, equal],
    [equal, equal],
    1010,
    'absent',
  ],
  [
    'a line that came twice before hides none',
    [other(equal)],
    [equal, equal],
    [equal, equal],
    950,
    'unclear',
  ],
  ['an equal line more, and its points', [again], [], [equal, equal], 900, 'likely'],
  [
    'an equal line more, but an open one may have taken as much',
    [again, openBid],
    [],
    [equal, equal],
    900,
    'unclear',
  ],
  ['its line twice, and twice its points', [], [], [equal, equal], 900, 'foundTwice'],
  ['its line once, and twice its points', [], [], [equal], 900, 'unclear'],
  ['its line, and a win of as much', [], [], [equal], 1000, 'unclear'],
  ['a line from before once more, and a win of as much', [], [equal], [equal, equal], 1000, 'unclear'],
  ['its line twice, but an open one may have taken as much', [openBid], [], [equal, equal], 900, 'unclear'],
  [
    'its line, and the debit of an equal bid in another family',
    [other('milan 7 50', { sameHistory: false, time: 'after' })],
    [],
    [equal],
    950,
    'unclear',
  ],
  [
    'its line, and no debit for it or for an open one in another market',
    [other('milan 7 50', { placed: false, time: 'after' })],
    [],
    [equal],
    1000,
    'unclear',
  ],
  ['an equal line of another device from before, and a win', [], [equal], [equal], 1010, 'absent'],
  ['its line twice more, and twice its points', [], [equal], [equal, equal, equal], 900, 'unclear'],
  ['its line twice, and a win', [], [], [equal, equal], 1010, 'unclear'],
  ['what came twice comes twice, and nothing is gone', [], [equal, equal], [equal, equal], 1000, 'unclear'],
  ['what came twice comes once, and nothing is gone', [], [equal, equal], [equal], 1000, 'absent'],
  ['another number, and a win', [], [], ['milan 8 40 Open'], 1010, 'absent'],
  ['two equal lines, and the debit of one', [again], [], [equal, equal], 950, 'unclear'],
  ['the equal one that left later shows up, and no more', [again], [], [equal], 950, 'absent'],
  ['its line and both debits, the other line is late', [other('milan 7 50')], [], [equal], 900, 'found'],
])('readers lag: %s', (...scene) => {
  expect(sightOf(scene, true)).toBe(scene[5]);
});

it('readers lag: of a slip of two rows one line is too few', () => {
  const claim = {
    ...bid,
    wanted: traces(wanted),
    total: points(70),
    baseline: { lines: [], balance: points(1000) },
  };
  const sightIn = (lines: readonly string[]) =>
    findingOf(claim, { lines: traces(lines), balance: points(1010) }, [], true);
  expect([sightIn([equal]), sightIn(wanted)]).toEqual(['absent', 'unclear']);
});

it('a long list with an equal old line is read only a few times', () => {
  let reads = 0;
  const rows = Array.from({ length: 2000 }, (_, at) => {
    const made = trace(`kalyan ${at} 50 Open`);
    return {
      ...made,
      get line() {
        reads += 1;
        return made.line;
      },
    };
  });
  const request = {
    id: 'r1',
    wanted: [trace('kalyan 7 50 Open')],
    total: points(50),
    sentRef: false,
    baseline: { lines: rows, balance: points(1000) },
  };
  expect(findingOf(request, { lines: rows, balance: points(1000) })).toBe('absent');
  expect(reads).toBeLessThan(60 * rows.length);
});
