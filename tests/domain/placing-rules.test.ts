import { expect, it } from 'vitest';
import type { Expected, OtherRequest, Trace } from '../../src/domain/placing/evidence.ts';
import { rules, weigh } from '../../src/domain/placing/rules.ts';
import { points } from '../../src/domain/points.ts';

/** `7 50` on Open, `7 50 Close`, or `7 50 mine` with a reference. */
function trace(text: string): Trace {
  const [digits = '', stake = '0', rest = ''] = text.split(' ');
  const amount = points(Number(stake));
  const isClose = rest === 'Close';
  return {
    line: `kalyan|single|${digits}||${stake}`,
    variant: isClose ? 'Close' : 'Open',
    points: amount,
    ref: isClose ? '' : rest,
  };
}

type Reading = {
  readonly rows?: readonly string[];
  readonly before?: readonly string[];
  readonly lines?: readonly string[] | null;
  /** The points that have left since; null for a wallet that cannot be read. */
  readonly gone?: number | null;
  readonly others?: readonly OtherRequest[];
  readonly lags?: true;
  readonly sentRef?: true;
};

/** A bid on 7 for 50 points, from a wallet of 1,000. */
function ruleOf({ rows = ['7 50'], before = [], lines = [], gone = 0, others, lags, sentRef }: Reading) {
  const wanted = rows.map(trace);
  const request: Expected = {
    id: 'mine',
    wanted,
    total: points(wanted.reduce((all, row) => all + row.points, 0)),
    sentRef: sentRef === true,
    baseline: { lines: before.map(trace), balance: points(1000) },
  };
  const balance = gone === null ? null : points(1000 - gone);
  const { name, finding } = weigh(
    request,
    { lines: lines?.map(trace) ?? null, balance },
    others,
    lags === true,
  );
  return `${name}: ${finding}`;
}

const openBid: OtherRequest = {
  wanted: [trace('3 50')],
  total: points(50),
  placed: false,
  sameHistory: true,
  debited: false,
  time: 'after',
};
/** Placed earlier by this browser. */
const earlierBid: OtherRequest = {
  wanted: [trace('7 50')],
  total: points(50),
  placed: true,
  sameHistory: true,
  debited: false,
  time: 'before',
};
/** Placed later by this browser, in one request. */
const laterBid: OtherRequest = {
  wanted: [trace('7 50'), trace('3 50')],
  total: points(100),
  placed: true,
  sameHistory: true,
  debited: true,
  time: 'after',
};

/** Placed a moment ago by this browser, on the other session, so that readers that lag may not show it yet. */
const recentBid: OtherRequest = {
  wanted: [trace('7 50 Close')],
  total: points(50),
  placed: true,
  sameHistory: true,
  debited: false,
  time: 'after',
};
/** A request of another day. It is unknown whether it took its points. */
const unknownBid: OtherRequest = { ...openBid, sameHistory: false, time: 'around' };

const decisions: readonly (readonly [decision: string, why: string, Reading])[] = [
  ['historyNotRead: unclear', 'no history', { lines: null }],
  [
    'ownReferences: found',
    'its reference, though no points are gone',
    { sentRef: true, lines: ['7 50 mine'] },
  ],
  [
    'ownReferences: found',
    'its reference on each of two lines',
    { sentRef: true, rows: ['7 50', '3 20'], lines: ['7 50 mine', '3 20 mine'] },
  ],
  [
    'tooFewReferences: unclear',
    'its reference on one line of two',
    { sentRef: true, rows: ['7 50', '3 20'], lines: ['7 50 mine'] },
  ],
  [
    'otherReferences: absent',
    'the reference of another, and its points are gone',
    { sentRef: true, lines: ['7 50 other'], gone: 50 },
  ],
  ['walletNotRead: unclear', 'its line, and no wallet', { lines: ['7 50'], gone: null }],
  ['newLinesAndDebit: found', 'its line, and its points are gone', { lines: ['7 50'], gone: 50 }],
  [
    'newLinesAndDebit: found',
    'readers lag: the same, and no older line reads the same',
    { lags: true, lines: ['7 50'], gone: 50 },
  ],
  [
    'newLinesAndDebit: found',
    'readers do not lag: the same, and an older line that reads the same',
    { before: ['7 50'], lines: ['7 50', '7 50'], gone: 50 },
  ],
  [
    'perhapsRepeated: likely',
    'readers lag: the same, and an older line that reads the same',
    { lags: true, before: ['7 50'], lines: ['7 50', '7 50'], gone: 50 },
  ],
  [
    'unexplainedDebit: unclear',
    'readers lag: the same, and an open request may have taken as much',
    { lags: true, before: ['7 50'], lines: ['7 50', '7 50'], gone: 50, others: [openBid] },
  ],
  ['shownTwice: foundTwice', 'its line twice, and twice its points', { lines: ['7 50', '7 50'], gone: 100 }],
  [
    'unexplainedDebit: unclear',
    'its line once, and twice its points: a win of as much may have been taken back',
    { lines: ['7 50'], gone: 100 },
  ],
  [
    'notRepeated: foundTwice',
    'readers lag: its line twice, and twice its points',
    { lags: true, lines: ['7 50', '7 50'], gone: 100 },
  ],
  [
    'unexplainedDebit: unclear',
    'readers lag: its line once, and twice its points',
    { lags: true, lines: ['7 50'], gone: 100 },
  ],
  ['unexplainedDebit: unclear', 'no line, and a point is gone', { gone: 1 }],
  ['roomInTheList: unclear', 'readers lag: its line, and a win', { lags: true, lines: ['7 50'], gone: -10 }],
  [
    'roomInTheList: unclear',
    'readers lag: an older line came twice before, and a stake of as much may have come back',
    { lags: true, before: ['7 50', '7 50'], lines: ['7 50', '7 50'] },
  ],
  [
    'roomInTheList: unclear',
    'readers lag: the same with a second row whose line is new',
    {
      lags: true,
      rows: ['7 50', '3 50'],
      before: ['3 50', '3 50', '7 50'],
      lines: ['7 50', '3 50', '3 50', '7 50'],
    },
  ],
  [
    'noTrace: absent',
    'readers lag: an older line that came twice before comes once',
    { lags: true, before: ['7 50', '7 50'], lines: ['7 50'] },
  ],
  [
    'roomInTheList: unclear',
    'readers lag: the line of a later bid comes twice, and a returned stake has left as much of its debit',
    { lags: true, lines: ['7 50', '7 50', '3 50'], gone: 50, others: [laterBid] },
  ],
  [
    'perhapsRepeated: likely',
    'readers lag: a later bid, its line once more, and the points of both',
    { lags: true, lines: ['7 50', '7 50', '3 50'], gone: 150, others: [laterBid] },
  ],
  [
    'roomInTheList: unclear',
    'readers lag: its line and its points, but an open bid may have taken them, and a later bid is not shown yet',
    { lags: true, lines: ['7 50'], gone: 50, others: [unknownBid, recentBid] },
  ],
  [
    'noTrace: absent',
    'readers lag: the same, where the line is that of the later bid',
    { lags: true, lines: ['7 50 Close'], gone: 50, others: [unknownBid, recentBid] },
  ],
  [
    'noTrace: absent',
    'readers lag: an equal line that was there before, and a win',
    { lags: true, before: ['7 50'], lines: ['7 50'], gone: -10 },
  ],
  [
    'roomInTheList: unclear',
    'the line of an equal earlier bid came twice before, and both stakes came back at midnight',
    { before: ['7 50', '7 50'], lines: ['7 50', '7 50'], gone: -50, others: [earlierBid] },
  ],
  [
    'roomInTheList: unclear',
    'the same, with an equal later bid whose stake came back too, so that the wallet is as before',
    {
      before: ['7 50', '7 50'],
      lines: ['7 50', '7 50', '7 50', '3 50'],
      gone: 0,
      others: [earlierBid, laterBid],
    },
  ],
  [
    'roomInTheList: unclear',
    'its line came twice before, and the new line of another device, of as many points, comes twice',
    { before: ['7 50', '7 50'], lines: ['3 50', '3 50', '7 50', '7 50'], gone: 100, others: [earlierBid] },
  ],
  [
    'roomInTheList: unclear',
    'its line came twice before, and that of a later bid comes twice now',
    {
      before: ['7 50', '7 50'],
      lines: ['3 50', '3 50', '7 50', '7 50', '7 50'],
      gone: 150,
      others: [earlierBid, laterBid],
    },
  ],
  [
    'noTrace: absent',
    'another device placed two equal bids before, and one of as many points since',
    { before: ['7 50', '7 50'], lines: ['3 50', '7 50', '7 50'], gone: 50 },
  ],
  [
    'noTrace: absent',
    'another device placed two equal bids before, and nothing has changed',
    { before: ['7 50', '7 50'], lines: ['7 50', '7 50'] },
  ],
  [
    'noTrace: absent',
    'the same, and a later bid of this browser took its points',
    {
      before: ['7 50', '7 50'],
      lines: ['7 50', '7 50', '7 50', '3 50'],
      gone: 100,
      others: [laterBid],
    },
  ],
  [
    'noTrace: absent',
    'the stake of an equal earlier bid came back at midnight',
    { before: ['7 50'], lines: ['7 50'], gone: -50, others: [earlierBid] },
  ],
  [
    'noTrace: absent',
    'the stakes of two equal earlier bids came back at midnight',
    { before: ['7 50', '7 50'], lines: ['7 50', '7 50'], gone: -100, others: [earlierBid, earlierBid] },
  ],
  ['lineLikeIt: unclear', 'its line, and a win of as much', { lines: ['7 50'], gone: 0 }],
  ['noTrace: absent', 'nothing has changed', { before: ['1 10'], lines: ['1 10'] }],
];

it.each(decisions)('%s (%s)', (decision, _why, reading) => {
  expect(ruleOf(reading)).toBe(decision);
});

it('each rule has its test here', () => {
  const named = new Set(decisions.map(([decision]) => decision.split(':')[0]));
  expect([...named]).toEqual(expect.arrayContaining(rules.map(({ name }) => name)));
});
