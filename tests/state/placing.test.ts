import { expect, it } from 'vitest';
import { isTold } from '../../src/domain/placing/attempt.ts';
import { points } from '../../src/domain/points.ts';
import type { memoryJournal } from '../support/memory-money.ts';
import { kindOf, openPlacing as open } from '../support/placing-page.ts';
import { account, type CourseName, courses, line, source } from '../support/placing-world.ts';

it('a bid that the server takes is placed, reported once, and kept for a day as reported', async () => {
  const bid = open();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.claim()).toEqual(['7 50']);
  expect(bid.claim()).toEqual([]);
  await bid.time.pass(20_000);
  expect(bid.journal.kept().map(isTold)).toEqual([true]);
  expect(bid.placedLines()).toEqual(['7 50']);
  // Nothing was found later, because the tap itself reported it.
  expect(bid.news()).toEqual([]);
});

it('the attempt is in the journal before the request leaves', async () => {
  const bid = open();
  const seen: number[] = [];
  const order = {
    ...bid.order,
    requestsFor: () => [
      {
        wanted: bid.order.wanted,
        total: points(50),
        send: () => {
          seen.push(bid.journal.kept().length);
          return Promise.resolve({ ok: true as const, value: null });
        },
      },
    ],
  };
  await bid.time.until(bid.place(order));
  expect(seen).toEqual([1]);
});

it('nothing is sent when the journal cannot be read or written', async () => {
  const bid = open();
  bid.journal.broken = true;
  expect(await bid.tap()).toEqual({ kind: 'rejected', message: null });
  expect(bid.server.requests).toBe(0);
  bid.journal.broken = false;
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.server.requests).toBe(1);
});

it('nothing leaves before the journal has kept it, however long that takes', async () => {
  const bid = open();
  let kept = (): void => undefined;
  bid.journal.slowly = () => new Promise(resolve => (kept = resolve));
  const placing = bid.place();
  await bid.time.pass(4000);
  expect(bid.server.requests).toBe(0);
  kept();
  expect(kindOf(await bid.time.until(placing))).toEqual({ kind: 'placed' });
  expect(bid.server.requests).toBe(1);
});

it.each<[string, (journal: ReturnType<typeof memoryJournal>) => void]>([
  ['cannot be written, though it can be read', journal => void (journal.full = true)],
  ['cannot be read, though it can be written', journal => void (journal.unreadable = true)],
  ['does not answer', journal => void (journal.slowly = () => new Promise(() => undefined))],
])('nothing is sent when the journal %s', async (_, spoil) => {
  const bid = open();
  spoil(bid.journal);
  expect(await bid.tap()).toEqual({ kind: 'rejected', message: null });
  expect(bid.server.requests).toBe(0);
});

it('a tap after a refusal waits until the wallet shows its effect', async () => {
  const bid = open();
  bid.meet('refused');
  bid.server.readMs = 3000;
  expect(await bid.tap()).toEqual({ kind: 'rejected', message: 'Market closed' });
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('a second tap while one is under way sends nothing', async () => {
  const bid = open();
  const first = bid.place();
  expect(kindOf(await bid.place())).toEqual({ kind: 'busy' });
  expect(kindOf(await bid.time.until(first))).toEqual({ kind: 'placed' });
  expect(bid.server.requests).toBe(1);
});

it.each<[CourseName, string | null]>([
  ['refused', 'Market closed'],
  ['badRequest', null],
])('%s is final once the wallet is unchanged: the next tap sends at once', async (course, message) => {
  const bid = open();
  bid.meet(course);
  expect(await bid.tap()).toEqual({ kind: 'rejected', message });
  await bid.time.pass(100);
  expect(bid.journal.kept()).toEqual([]);
  const before = bid.time.now();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.time.now() - before).toBeLessThan(1200);
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('a refusal together with a debit is checked like a lost answer', async () => {
  const bid = open();
  bid.server.courses.push({ ...courses.refused, done: [50] });
  expect(await bid.tap()).toMatchObject({ kind: 'rejected' });
  await bid.time.pass(1000);
  expect(bid.news()).toContain('untold');
  expect(bid.claim()).toEqual(['7 50']);
  expect(bid.server.requests).toBe(1);
});

it.each<CourseName>(['dropAfter', 'garbled', 'noStatus', 'errorAfter', 'dropLate'])(
  '%s: a tap at once finds the bid placed and sends nothing',
  async course => {
    const bid = open();
    bid.meet(course);
    expect(await bid.tap()).toEqual({ kind: 'unclear' });
    expect(await bid.tap()).toEqual({ kind: 'placed' });
    expect(bid.claim()).toEqual(['7 50']);
    expect(bid.server.requests).toBe(1);
    expect(bid.placedLines()).toEqual(['7 50']);
    await bid.time.pass(1000);
    expect(bid.left()).toEqual([]);
  },
);

it('a find of a check in the background is reported without a tap', async () => {
  const bid = open();
  bid.meet('dropAfter');
  await bid.tap();
  await bid.time.pass(1000);
  expect(bid.news()).toContain('untold');
  expect(bid.claim()).toEqual(['7 50']);
  await bid.time.pass(20);
  expect(bid.left()).toEqual([]);
});

it.each<CourseName>(['drop', 'serverError'])(
  '%s: the next tap sends, 1.5 s after it at the earliest',
  async course => {
    const bid = open();
    bid.meet(course);
    expect(await bid.tap()).toEqual({ kind: 'unclear' });
    const lost = bid.time.now();
    expect(await bid.tap()).toEqual({ kind: 'placed' });
    expect(bid.time.now() - lost).toBeGreaterThanOrEqual(1500);
    expect(bid.server.requests).toBe(2);
    expect(bid.placedLines()).toEqual(['7 50']);
    await bid.time.pass(1000);
    expect(bid.left()).toEqual([]);
  },
);

it("after the app's own time-out the next tap sends 30 s later at the earliest", async () => {
  const bid = open();
  bid.meet('hang');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  const lost = bid.time.now();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.time.now() - lost).toBeGreaterThanOrEqual(30_000);
  expect(bid.placedLines()).toEqual(['7 50']);
});

it.each<[CourseName, number]>([
  ['slow', 1],
  ['slowDone', 1],
  ['slowDrop', 1],
  ['slowRefused', 2],
])('%s: a late answer settles what the time-out left open, with %i requests', async (course, requests) => {
  const bid = open();
  bid.meet(course);
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.server.requests).toBe(requests);
  expect(bid.placedLines()).toEqual(['7 50']);
  expect(bid.claim()).toEqual(['7 50']);
  await bid.time.pass(20_000);
  expect(bid.news()).not.toContain('twice');
});

it('an answer after the bid was sent again is reported as a double', async () => {
  const bid = open();
  bid.server.courses.push({ done: [50_000], answerAt: 50_100, answer: courses.placed.answer });
  await bid.tap();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(60_000);
  expect(bid.news()).toContain('twice');
});

it.each<[what: string, readable: { lines: boolean; balance: boolean }]>([
  ['history', { lines: false, balance: true }],
  ['wallet', { lines: true, balance: false }],
])(
  'while the %s cannot be read nothing is sent again, however long, unless the player decides it',
  async (_, readable) => {
    const bid = open();
    bid.meet('drop');
    await bid.tap();
    bid.server.readable = readable;
    expect(await bid.tap()).toEqual({ kind: 'unclear' });
    expect(await bid.tap()).toEqual({ kind: 'unclear' });
    expect(bid.server.requests).toBe(1);
    await bid.time.pass(3_600_000);
    const end = await bid.time.until(bid.place());
    expect(end).toMatchObject({
      kind: 'unclear',
      waiting: [{ row: '7 50', number: '7 50', points: 50, waitMs: 0 }],
    });
    expect(bid.server.requests).toBe(1);
    const again = end.kind === 'unclear' ? end.waiting.map(({ attempt }) => attempt) : [];
    const sendAgain = async () =>
      kindOf(await bid.time.until(bid.page().placing.place(bid.order, bid.order.requestsFor, again)));
    // Without a wallet to compare with nothing leaves at all.
    if (!readable.balance) expect(await sendAgain()).toEqual({ kind: 'rejected', message: null });
    expect(bid.server.requests).toBe(1);
    bid.server.readable = { ...readable, balance: true };
    expect(await sendAgain()).toEqual({ kind: 'placed' });
    expect(bid.server.requests).toBe(2);
  },
);

it('a bid whose history could not be read is looked for again, until it is found', async () => {
  const bid = open();
  bid.meet('dropAfter');
  await bid.tap();
  bid.server.readable = { lines: false, balance: true };
  await bid.time.pass(120_000);
  expect(bid.news()).not.toContain('untold');
  bid.server.readable = { lines: true, balance: true };
  await bid.time.pass(20_000);
  expect(bid.news()).toContain('untold');
  expect(bid.claim()).toEqual(['7 50']);
});

it('another row that reads the same waits while the end of the first is unknown, and is then a separate bid', async () => {
  const bid = open();
  bid.meet('dropAfter');
  await bid.tap();
  bid.server.readable = { lines: false, balance: true };
  const again = { ...bid.order, wanted: [line('7 50', 'another')] };
  expect(await bid.time.until(bid.place(again))).toMatchObject({
    kind: 'unclear',
    placed: [],
  });
  expect(bid.server.requests).toBe(1);
  bid.server.readable = { lines: true, balance: true };
  await bid.time.pass(20_000);
  expect(bid.claim()).toEqual(['7 50']);
  const ending = await bid.time.until(bid.place(again));
  expect(ending).toMatchObject({ kind: 'placed', placed: [{ row: 'another' }], earlier: [] });
  expect(bid.placedLines()).toEqual(['7 50', '7 50']);
});

it('a tap with no rows is not a bid', async () => {
  const bid = open([]);
  expect(await bid.tap()).toEqual({ kind: 'rejected', message: null });
  expect(bid.server.requests).toBe(0);
});

it('an unresolved bid blocks the same rows only', async () => {
  const bid = open(['7 50', '3 20']);
  bid.meet('drop', 'placed');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  bid.server.readable = { lines: false, balance: true };
  expect(bid.claim()).toEqual(['3 20']);
  expect(bid.placedLines()).toEqual(['3 20']);
  const next = { ...bid.order, wanted: [line('7 50'), line('3 20', 'another')] };
  expect(await bid.timedTap(next)).toMatchObject({ kind: 'unclear' });
  expect(bid.placedLines()).toEqual(['3 20', '3 20']);
});

it('a reported row that returns with a copied tab is reported as done before, and not sent', async () => {
  const bid = open();
  const copy = bid.otherTab();
  await bid.tap();
  await bid.time.pass(3_600_000);
  const end = await bid.time.until(copy.place(...bid.order.wanted));
  expect(end).toMatchObject({ kind: 'earlier', placed: [], earlier: [{ row: '7 50' }] });
  expect(bid.placedLines()).toEqual(['7 50']);
  await bid.time.pass(24 * 3_600_000);
  copy.placing.resume(account);
  await bid.time.pass(1000);
  expect(bid.journal.kept()).toEqual([]);
});

it('placed rows of three requests leave, and refused rows stay', async () => {
  const bid = open(['128 10', '100 10', '111 10']);
  bid.meet('placed', 'refused', 'placed');
  expect(await bid.tap()).toEqual({ kind: 'rejected', message: 'Market closed' });
  expect(bid.claim()).toEqual(['128 10', '111 10']);
  await bid.time.pass(1000);
  expect(bid.left()).toEqual([]);
});

it('the lost one of three requests is found later', async () => {
  const bid = open(['128 10', '100 10', '111 10']);
  bid.meet('placed', 'dropAfter', 'drop');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(bid.claim()).toEqual(['128 10']);
  await bid.time.pass(3000);
  expect(bid.claim()).toEqual(['100 10']);
  expect(bid.placedLines().toSorted()).toEqual(['100 10', '128 10']);
  expect(bid.news()).not.toContain('twice');
});

it("a bid of another device, placed while the question is open for long, does not count as this page's", async () => {
  const bid = open();
  await bid.time.pass(61_000);
  bid.server.lines.unshift(line('7 50', 'on another device'));
  bid.server.balance -= 50;
  bid.meet('drop');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  await bid.time.pass(5000);
  expect(bid.claim()).toEqual([]);
  expect(bid.news()).toEqual([]);
});

it('a bid that a dead page placed with another row is reported by the tap on the same, which is not sent', async () => {
  const bid = open();
  bid.meet('dropAfter');
  await bid.tap();
  bid.reload();
  await bid.time.pass(5000);
  const again = { ...bid.order, wanted: [line('7 50', 'typed anew')] };
  // Rows leave a slip only after SUBMIT.
  expect(bid.page().placing.settled(again)).toEqual({ placed: [], earlier: [] });
  const ending = await bid.time.until(bid.place(again));
  expect(ending).toMatchObject({ kind: 'earlier', placed: [], earlier: [{ row: 'typed anew', points: 50 }] });
  expect(bid.server.requests).toBe(1);
});

it('a bid that settled the tap of another tab is reported there whole, and is not sent again for its own rows', async () => {
  const bid = open(['7 50', '3 20']);
  const both = { wanted: bid.order.wanted, total: points(70) };
  const order = { ...bid.order, requestsFor: () => [{ ...both, send: bid.send(both) }] };
  bid.meet('slow');
  void bid.place(order);
  await bid.time.pass(1000);
  bid.page().die();
  const other = bid.openPage();
  const same = { ...bid.order, wanted: [line('7 50', 'in another tab')] };
  expect(await bid.time.until(other.placing.place(same, bid.order.requestsFor))).toMatchObject({
    kind: 'earlier',
    earlier: [{ row: 'in another tab' }, { row: '3 20' }],
  });
  bid.reload();
  expect(await bid.time.until(bid.place(order))).toMatchObject({
    kind: 'earlier',
    earlier: [{ row: '7 50' }, { row: '3 20' }],
  });
  expect(bid.server.requests).toBe(1);
});

it('a row that was placed together with a row that was deleted since is reported', async () => {
  const bid = open(['7 50', '3 20']);
  const both = { wanted: bid.order.wanted, total: points(70) };
  const order = { ...bid.order, requestsFor: () => [{ ...both, send: bid.send(both) }] };
  bid.meet('dropAfter');
  expect(await bid.time.until(bid.place(order))).toMatchObject({ kind: 'unclear' });
  await bid.time.pass(1000);
  const left = { ...order, wanted: order.wanted.slice(0, 1) };
  expect(bid.page().placing.settled(left)).toMatchObject({
    placed: [{ row: '7 50' }],
    earlier: [{ row: '3 20' }],
  });
});

it("another tab's bid, while the wallet is read after mine, is not taken for a double of mine", async () => {
  const bid = open();
  const other = bid.openPage();
  const mine = bid.place();
  await bid.time.pass(120);
  bid.server.readMs = 4000;
  await bid.time.pass(100);
  bid.server.readMs = 40;
  expect(kindOf(await bid.time.until(mine))).toEqual({ kind: 'placed' });
  const next = { ...bid.order, wanted: [line('3 50')] };
  expect(kindOf(await bid.time.until(other.placing.place(next, next.requestsFor)))).toEqual({
    kind: 'placed',
  });
  await bid.time.pass(5000);
  expect(bid.placedLines()).toEqual(['3 50', '7 50']);
  expect([...bid.news(), ...other.news]).not.toContain('twice');
});

it('a bid that arrives late is not taken for a double of the next one', async () => {
  const bid = open(['3 50']);
  bid.server.courses.push({ done: [18_000], answerAt: null, answer: courses.hang.answer });
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  bid.page().placing.prepare({ account, source });
  await bid.time.pass(5000);
  expect(bid.placedLines()).toEqual(['3 50']);
  const next = { ...bid.order, wanted: [line('7 50')] };
  expect(kindOf(await bid.time.until(bid.place(next)))).toEqual({ kind: 'placed' });
  await bid.time.pass(5000);
  expect(bid.news()).not.toContain('twice');
});

it('a bid that the transport sent twice is reported', async () => {
  const bid = open();
  bid.meet('twice');
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(1000);
  expect(bid.news()).toContain('twice');
});

it.each([2, 30, 500])(
  'a bid that the transport sent twice is reported when the wallet can be read again, %i s later',
  async seconds => {
    const bid = open();
    bid.meet('twice');
    const tapped = bid.place();
    await bid.time.pass(60);
    bid.server.readable.balance = false;
    expect(kindOf(await bid.time.until(tapped))).toEqual({ kind: 'placed' });
    await bid.time.pass(seconds * 1000);
    expect(bid.news()).not.toContain('twice');
    bid.server.readable.balance = true;
    await bid.time.pass(15_000);
    expect(bid.news()).toContain('twice');
  },
);

it('a bid that the transport sent twice is reported at the latest when the wallet is read for the next', async () => {
  const bid = open();
  bid.meet('twice');
  const tapped = bid.place();
  await bid.time.pass(60);
  bid.server.readable.balance = false;
  expect(kindOf(await bid.time.until(tapped))).toEqual({ kind: 'placed' });
  await bid.time.pass(500);
  bid.server.readable.balance = true;
  const next = { ...bid.order, wanted: [line('3 50')] };
  expect(kindOf(await bid.time.until(bid.place(next)))).toEqual({ kind: 'placed' });
  expect(bid.news()).toContain('twice');
});

it('a bid that is placed while the wallet cannot be read does not count as a double', async () => {
  const bid = open();
  const tapped = bid.place();
  await bid.time.pass(60);
  bid.server.readable.balance = false;
  expect(kindOf(await bid.time.until(tapped))).toEqual({ kind: 'placed' });
  await bid.time.pass(500);
  bid.server.readable.balance = true;
  const next = { ...bid.order, wanted: [line('3 50')] };
  expect(kindOf(await bid.time.until(bid.place(next)))).toEqual({ kind: 'placed' });
  await bid.time.pass(5000);
  expect(bid.news()).not.toContain('twice');
});

it('a lost bid that was carried out twice is reported when it is found', async () => {
  const bid = open();
  bid.server.courses.push({ ...courses.twice, answer: courses.drop.answer });
  await bid.tap();
  await bid.time.pass(1000);
  expect(bid.claim()).toEqual(['7 50']);
  expect(bid.news()).toContain('twice');
});

it.each<[CourseName, number]>([
  ['slow', 1],
  ['slowDone', 1],
  ['hang', 2],
])('after a reload in the middle of %s the bid is checked before it is sent', async (course, requests) => {
  const bid = open();
  bid.meet(course);
  void bid.place();
  await bid.time.pass(1000);
  bid.reload();
  const reopened = bid.time.now();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.claim()).toEqual(['7 50']);
  expect(bid.server.requests).toBe(requests);
  expect(bid.placedLines()).toEqual(['7 50']);
  if (requests === 2) expect(bid.time.now() - reopened).toBeGreaterThanOrEqual(30_000);
});

it('after a reload another bid waits for the check too', async () => {
  const bid = open(['7 50']);
  bid.meet('hang');
  void bid.place();
  await bid.time.pass(1000);
  bid.reload();
  const reopened = bid.time.now();
  const other = { ...bid.order, wanted: [line('3 20')] };
  expect(kindOf(await bid.time.until(bid.place(other)))).toEqual({ kind: 'placed' });
  expect(bid.time.now() - reopened).toBeGreaterThanOrEqual(30_000);
});

it('a bid that was found is reported after another reload', async () => {
  const bid = open();
  bid.meet('slow');
  void bid.place();
  await bid.time.pass(1000);
  bid.reload();
  await bid.time.pass(1000);
  expect(bid.news()).toContain('untold');
  bid.reload();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.claim()).toEqual(['7 50']);
  expect(bid.server.requests).toBe(1);
});

it('an attempt of another account blocks nothing', async () => {
  const bid = open();
  bid.meet('hang');
  void bid.place();
  await bid.time.pass(1000);
  bid.reload();
  const other = { ...bid.order, account: 'you' };
  const before = bid.time.now();
  expect(kindOf(await bid.time.until(bid.place(other)))).toEqual({ kind: 'placed' });
  expect(bid.time.now() - before).toBeLessThan(2000);
  expect(bid.journal.kept().map(({ account: whose }) => whose)).toContain(account);
});

it('without a known wallet nothing is sent', async () => {
  const bid = open();
  bid.server.readable = { lines: true, balance: false };
  bid.reload();
  expect(await bid.tap()).toEqual({ kind: 'rejected', message: null });
  expect(bid.server.requests).toBe(0);
});

it('without a history to compare with, the line may be old, and nothing is sent again', async () => {
  const bid = open();
  bid.server.readable = { lines: false, balance: true };
  bid.reload();
  bid.meet('dropAfter');
  await bid.tap();
  bid.server.readable = { lines: true, balance: true };
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(bid.server.requests).toBe(1);
});
