// Rows of the table of what readers that lag, repeat or serve two devices once made the app say: none of it is said.
import { expect, it } from 'vitest';
import type { Trace } from '../../src/domain/placing/evidence.ts';
import { points } from '../../src/domain/points.ts';
import { openPlacing } from '../support/placing-page.ts';
import { account, courses, line, source } from '../support/placing-world.ts';

const lagMs = 10_000;

/** A slip whose provider shows everything `olderMs` late, and whose config knows it. */
async function openLagging(olderMs: number) {
  const bid = openPlacing();
  bid.server.lagMs = lagMs;
  bid.server.olderMs = () => olderMs;
  bid.reload();
  await bid.time.pass(100);
  return bid;
}

const elsewhere = (text: string) => ({ wanted: [line(text)], total: line(text).points });

it('the reply is lost and all readers lag: nothing is sent again, and the bid is found', async () => {
  const bid = await openLagging(2000);
  bid.meet('dropAfter');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  await bid.tap();
  await bid.tap();
  await bid.time.pass(30_000);
  bid.claim();
  expect(bid.server.requests).toBe(1);
  expect(bid.placedLines()).toEqual(['7 50']);
  expect(bid.left()).toEqual([]);
});

it.each([1, 50])('a win of %i meanwhile hides the debit of 50: the bid is not called absent', async won => {
  const bid = await openLagging(0);
  bid.meet('dropAfter');
  const tap = bid.tap();
  bid.time.wait(60).then(
    () => bid.win(points(won)),
    () => undefined,
  );
  expect(await tap).toEqual({ kind: 'unclear' });
  await bid.time.pass(60_000);
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(bid.server.requests).toBe(1);
});

it.each([0, lagMs])(
  'an equal bid was placed before, readers lag %i ms: a win of 50 hides no debit',
  async lag => {
    const bid = openPlacing();
    bid.server.lagMs = lag;
    bid.placeElsewhere(elsewhere('7 50'));
    bid.reload();
    await bid.time.pass(100);
    bid.meet('dropAfter');
    const tap = bid.tap();
    bid.time.wait(60).then(
      () => bid.win(points(50)),
      () => undefined,
    );
    expect(await tap).toEqual({ kind: 'unclear' });
    await bid.time.pass(60_000);
    expect(await bid.tap()).toEqual({ kind: 'unclear' });
    expect(bid.server.requests).toBe(1);
  },
);

it.each<[string, (lines: readonly Trace[]) => readonly Trace[]]>([
  ['come twice', lines => [...lines.slice(0, 1), ...lines]],
  ['are written in another way', lines => lines.map(one => ({ ...one, line: `another|${one.line}` }))],
])('an equal bid was placed before, and lines %s: a returned stake hides no debit', async (how, shown) => {
  const bid = openPlacing();
  bid.server.lagMs = lagMs;
  bid.server.shown = shown;
  bid.placeElsewhere(elsewhere('7 50'));
  bid.reload();
  await bid.time.pass(100);
  bid.meet('dropAfter');
  const tap = bid.tap();
  bid.time.wait(60).then(
    () => bid.returnStake(points(50)),
    () => undefined,
  );
  expect(await tap).toEqual({ kind: 'unclear' });
  // From now on each line is listed once.
  bid.server.shown = lines => (how === 'come twice' ? lines : shown(lines));
  await bid.time.pass(60_000);
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(bid.server.requests).toBe(1);
});

it('a request that is carried out and refused while the wallet lags 3 s is not refused for certain', async () => {
  const bid = await openLagging(3000);
  bid.server.courses.push({ ...courses.refused, done: [50] });
  expect(await bid.tap()).toMatchObject({ kind: 'rejected' });
  await bid.tap();
  await bid.time.pass(30_000);
  bid.claim();
  expect(bid.server.requests).toBe(1);
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('a request that is truly refused is sent again by the next tap, which waits until readers must show it', async () => {
  const bid = await openLagging(2000);
  bid.server.courses.push(courses.refused);
  expect(await bid.tap()).toMatchObject({ kind: 'rejected' });
  expect(await bid.tap()).toMatchObject({ kind: 'placed' });
  expect(bid.server.requests).toBe(2);
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('a refused request of a page that died does not keep another bid waiting until readers must show it', async () => {
  const bid = await openLagging(2000);
  bid.server.courses.push(courses.refused);
  await bid.tap();
  bid.reload();
  const { kind, ms } = await bid.timedTap({ ...bid.order, wanted: [line('3 20')] });
  expect(kind).toBe('placed');
  expect(ms).toBeLessThan(5000);
});

it('the line of an earlier equal bid, which an old baseline did not have, is not taken for this one', async () => {
  const bid = await openLagging(5000);
  bid.placeElsewhere(elsewhere('7 50'));
  await bid.time.pass(1000);
  bid.server.olderMs = () => 0;
  const fresh = bid.server.balance;
  bid.server.olderMs = () => 5000;
  bid.reload();
  await bid.time.pass(100);
  expect(fresh).toBe(9950);
  bid.meet('drop');
  await bid.tap();
  // The wallet of the baseline was as old as its history: the same debit explains the line, and only the player can tell them apart.
  bid.server.balance = 10_000;
  bid.server.olderMs = () => 0;
  await bid.time.pass(30_000);
  expect(bid.news()).not.toContain('untold');
  expect(bid.claim()).toEqual([]);
});

it.each<[string, (lines: readonly Trace[]) => readonly Trace[]]>([
  ['come twice', lines => [...lines.slice(0, 1), ...lines]],
  ['are written in another way', lines => lines.map(one => ({ ...one, line: `another|${one.line}` }))],
])('lines that %s are no new bid', async (_, shown) => {
  const bid = openPlacing();
  bid.server.lagMs = lagMs;
  bid.placeElsewhere(elsewhere('7 50'));
  bid.reload();
  await bid.time.pass(100);
  bid.meet('drop');
  await bid.tap();
  bid.server.shown = shown;
  await bid.time.pass(60_000);
  expect(bid.news()).not.toContain('untold');
  expect(bid.claim()).toEqual([]);
});

it('the history could not be read before, and the wallet lags: nothing is called placed', async () => {
  const bid = await openLagging(3000);
  bid.server.lines.push(line('7 50', 'long ago'));
  bid.server.readable = { lines: false, balance: true };
  bid.reload();
  await bid.time.pass(100);
  bid.meet('drop');
  await bid.tap();
  bid.server.readable = { lines: true, balance: true };
  await bid.time.pass(60_000);
  expect(bid.news()).not.toContain('untold');
  expect(bid.claim()).toEqual([]);
});

it('two single bids and a wallet that lags are not a double', async () => {
  const bid = await openLagging(8000);
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(1000);
  const next = { ...bid.order, wanted: [line('3 50')] };
  expect(await bid.time.until(bid.place(next))).toMatchObject({ kind: 'placed' });
  await bid.time.pass(120_000);
  expect(bid.news()).not.toContain('twice');
});

it.each([0, 8000])(
  'a double of the transport is reported once where readers may lag and do by %i ms',
  async ms => {
    const bid = await openLagging(ms);
    bid.meet('twice');
    expect(await bid.tap()).toEqual({ kind: 'placed' });
    await bid.time.pass(11 * 60_000);
    expect(bid.news().filter(told => told === 'twice')).toEqual(['twice']);
  },
);

it('a device clock that jumps by 11 minutes ends no waiting', async () => {
  const bid = await openLagging(2000);
  bid.meet('hang');
  await bid.tap();
  bid.page().placing.resume(account);
  await bid.time.pass(1000);
  const kept = bid.journal.kept().map(attempt => ({ ...attempt, sentAt: attempt.sentAt - 11 * 60_000 }));
  await Promise.all(kept.map(attempt => bid.journal.change(attempt)));
  bid.reload();
  bid.page().placing.prepare({ account, source });
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(bid.server.requests).toBe(1);
});

it('a device clock that is set back hides no equal bid: the one before it stays the one before it', async () => {
  const bid = openPlacing();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(60_000);
  const kept = bid.journal.kept().map(attempt => ({ ...attempt, sentAt: attempt.sentAt + 11 * 60_000 }));
  await Promise.all(kept.map(attempt => bid.journal.change(attempt)));
  bid.reload();
  const next = { ...bid.order, wanted: [line('7 50', 'another')] };
  bid.meet('dropAfter');
  expect(await bid.time.until(bid.place(next))).toMatchObject({ kind: 'unclear' });
  await bid.time.pass(60_000);
  expect(await bid.time.until(bid.place(next))).toMatchObject({ kind: 'placed' });
  expect(bid.server.requests).toBe(2);
});

it('a device clock that jumps ahead between two equal bids does not make the line of the first that of the second', async () => {
  const bid = await openLagging(8000);
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(1000);
  bid.server.aheadMs = 11 * 60_000;
  bid.meet('drop');
  const next = { ...bid.order, wanted: [line('7 50', 'another')] };
  expect(await bid.time.until(bid.place(next))).toMatchObject({ kind: 'unclear' });
  await bid.time.pass(60_000);
  expect(bid.news().filter(told => told === 'untold')).toEqual([]);
});

it('a device clock that jumps ahead, and a reload between two equal bids: the line of the first is not that of the second', async () => {
  const bid = await openLagging(8000);
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(1000);
  bid.server.aheadMs = 11 * 60_000;
  bid.reload();
  await bid.time.pass(100);
  bid.meet('drop');
  const next = { ...bid.order, wanted: [line('7 50', 'another')] };
  expect(await bid.time.until(bid.place(next))).toMatchObject({ kind: 'unclear' });
  await bid.time.pass(60_000);
  expect(bid.journal.kept().map(({ phase }) => phase.kind)).toEqual(['placed', 'absent']);
});
