import { expect, it } from 'vitest';
import type { Evidence } from '../../src/domain/placing/evidence.ts';
import { points } from '../../src/domain/points.ts';
import { openBaselines } from '../support/baselines.ts';
import { kindOf, openPlacing } from '../support/placing-page.ts';
import { account, courses, line, source } from '../support/placing-world.ts';

// How often history and wallet are read, their baseline, and the rules for when they cannot be read.

const noHistory = { lines: false, balance: true };
const noWallet = { lines: true, balance: false };

it('a history that cannot be read is read five times in 3 s, ever less often, and then every 15 s until it can be', async () => {
  const bid = openPlacing();
  bid.meet('drop');
  await bid.tap();
  bid.server.readable = noHistory;
  const before = bid.server.readings;
  const read = async (ms: number): Promise<number> => {
    await bid.time.pass(ms);
    return bid.server.readings - before;
  };
  // The first one began with the loss; a reading takes 40 ms.
  expect([await read(1500), await read(100), await read(1600), await read(0)]).toEqual([2, 2, 4, 4]);
  expect([await read(14_000), await read(1000), await read(3200)]).toEqual([4, 5, 9]);
  // A tap asks again; it does not make more of them.
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  const tapped = bid.server.readings - before;
  expect(await read(600_000)).toBeGreaterThan(tapped);
  const late = await read(0);
  // In 182 s: every 18.2 s a turn of five.
  expect(await read(182_000)).toBe(late + 50);
  bid.server.readable = { lines: true, balance: true };
  await read(20_000);
  const last = await read(0);
  // The bid may still show up late, so readings follow 15, 45, 105, 225 and 465 s after.
  expect(await read(600_000)).toBeLessThanOrEqual(last + 5);
});

it('while a check is under way, a tap waits for it and begins no other', async () => {
  const bid = openPlacing();
  bid.meet('drop');
  await bid.tap();
  bid.server.readable = noHistory;
  const before = bid.server.readings;
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  expect(bid.server.readings - before).toBeLessThanOrEqual(5);
});

it('the wallet is read once after a reply, or, if that fails, twice soon and then every 15 s for ten minutes', async () => {
  const bid = openPlacing();
  const count = async (): Promise<number> => {
    const before = bid.server.readings;
    await bid.time.pass(60_000);
    return bid.server.readings - before;
  };
  await count();
  const before = bid.server.readings;
  await bid.tap();
  expect([bid.server.readings - before, await count()]).toEqual([1, 0]);
  bid.server.courses.push({ ...courses.placed, answerAt: 1000 });
  const placing = bid.place({ ...bid.order, wanted: [line('3 50')] });
  await bid.time.pass(500);
  bid.server.readable = noWallet;
  expect(kindOf(await bid.time.until(placing))).toEqual({ kind: 'placed' });
  // After 1.5, 3, 18, 33 and 48 s.
  expect(await count()).toBe(5);
  bid.server.readable = { lines: true, balance: true };
  expect([await count(), await count()]).toEqual([1, 0]);
  expect(bid.news()).toEqual([]);
  const last = bid.place({ ...bid.order, wanted: [line('4 50')] });
  await bid.time.pass(60);
  bid.server.readable = noWallet;
  await bid.time.until(last);
  await bid.time.pass(600_000);
  await count();
  expect(await count()).toBe(0);
});

it('a wallet that can be read again and shows one debit says nothing', async () => {
  const bid = openPlacing();
  const placing = bid.place();
  await bid.time.pass(60);
  bid.server.readable = noWallet;
  await bid.time.until(placing);
  bid.server.readable = { lines: true, balance: true };
  await bid.time.pass(10_000);
  expect(bid.news()).toEqual([]);
});

it('a lost bid frees the screen at once, however long the wallet takes', async () => {
  const bid = openPlacing(['128 10', '100 10']);
  await bid.time.pass(100);
  bid.meet('refused', 'drop');
  bid.server.readMs = 5000;
  await bid.time.pass(10_000);
  bid.page().placing.prepare({ account, source });
  await bid.time.pass(10_000);
  const { kind, ms } = await bid.timedTap();
  expect([kind, ms]).toEqual(['unclear', 100]);
});

it('nothing is sent while history and wallet do not answer within 5 s', async () => {
  const bid = openPlacing();
  bid.server.readMs = 60_000;
  const { kind, ms } = await bid.timedTap({ ...bid.order, wanted: [line('3 20')] });
  expect([kind, ms]).toEqual(['rejected', 5000]);
  expect(bid.server.requests).toBe(0);
});

const lines = [line('7 50')];
it.each<[what: string, first: Evidence, second: Evidence, readings: number]>([
  ['a whole reading is taken', { lines, balance: points(1) }, { lines: [], balance: points(2) }, 1],
  ['a missing history is read again', { lines: null, balance: points(1) }, { lines, balance: null }, 2],
  ['a missing wallet is read again', { lines, balance: null }, { lines: null, balance: points(1) }, 2],
])('of what an attempt is compared with %s', async (_, first, second, readings) => {
  const read: Evidence[] = [];
  const baselines = openBaselines(
    {
      now: () => 0,
      provider: () => ({ lagMs: 0, sendsRef: false }),
      read: async () => {
        const evidence = read.length === 0 ? first : second;
        read.push(evidence);
        return evidence;
      },
    },
    () => Promise.resolve(1),
  );
  expect(await baselines.take({ account, source }, true)).toEqual({ lines, balance: 1 });
  expect(read).toHaveLength(readings);
});

it('without a history to compare with, the debit of a simultaneous request proves nothing', async () => {
  const bid = openPlacing(['128 10', '100 10']);
  bid.server.lines.push(line('100 10', 'long ago'));
  bid.server.readable = noHistory;
  bid.reload();
  bid.meet('placed', 'drop');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  bid.server.readable = { lines: true, balance: true };
  await bid.time.pass(60_000);
  expect(bid.claim()).toEqual(['128 10']);
});

it('an unknown end stays unknown while another row of the slip is sent', async () => {
  const bid = openPlacing(['7 50', '3 20']);
  bid.meet('hang', 'placed');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  bid.server.readable = noHistory;
  bid.claim();
  const next = { ...bid.order, wanted: [line('7 50'), line('3 20', 'another')] };
  expect(await bid.timedTap(next)).toMatchObject({ kind: 'unclear' });
  expect(bid.placedLines()).toEqual(['3 20', '3 20']);
  expect(await bid.timedTap({ ...bid.order, wanted: [line('7 50')] })).toMatchObject({ kind: 'unclear' });
  expect(bid.server.requests).toBe(3);
});

it('an attempt of another account blocks nothing, even on one page', async () => {
  const bid = openPlacing();
  bid.meet('slow');
  const mine = bid.place();
  await bid.time.until(mine);
  await bid.time.pass(10_000);
  const other = { ...bid.order, account: 'you' };
  expect(bid.page().placing.untold('you')).toEqual({ placed: [], earlier: [] });
  const { kind, ms } = await bid.timedTap(other);
  expect(kind).toBe('placed');
  expect(ms).toBeLessThan(2000);
});

it('a reply after the bid was found reports nothing more', async () => {
  const bid = openPlacing();
  bid.meet('slow');
  await bid.tap();
  await bid.time.pass(2000);
  expect(bid.news()).toEqual(['untold']);
  await bid.time.pass(10_000);
  expect(bid.news()).toEqual(['untold']);
});

it('the end of another bid does not report a found bid again, but its tap does', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter', 'drop');
  await bid.tap();
  await bid.time.pass(1000);
  expect(bid.news()).toEqual(['untold']);
  expect((await bid.timedTap({ ...bid.order, wanted: [line('3 20')] })).kind).toBe('unclear');
  await bid.time.pass(60_000);
  expect(bid.news()).toEqual(['untold', 'untold']);
});

it('a bid is found although the journal cannot be read meanwhile', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  await bid.tap();
  bid.journal.unreadable = true;
  await bid.time.pass(3000);
  expect(bid.news()).toEqual(['untold']);
  expect(bid.claim()).toEqual(['7 50']);
});

it('a bid that another tab sent after it found this one absent belongs to that tab', async () => {
  const bid = openPlacing();
  await bid.time.pass(100);
  bid.meet('drop', 'placed');
  bid.server.readable = noHistory;
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  await bid.time.pass(6000);
  const other = bid.otherTab();
  bid.server.readable = { lines: true, balance: true };
  expect(await bid.time.until(other.place(line('7 50', 'another')))).toMatchObject({
    placed: [{ row: 'another' }],
  });
  await bid.time.pass(60_000);
  expect(bid.claim()).toEqual([]);
  expect(bid.news()).toEqual([]);
});

it('while another tab has the lock a tap sends nothing, and a find is still reported', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  await bid.tap();
  bid.server.locked = true;
  await bid.time.pass(3000);
  expect(bid.news()).toEqual(['untold']);
  const { kind, ms } = await bid.timedTap({ ...bid.order, wanted: [line('3 20')] });
  expect([kind, ms]).toEqual(['rejected', 2000]);
  expect(bid.server.requests).toBe(1);
});

it('a tap that finds the lock taken reports an unreadable journal, because the holder may be waiting for it', async () => {
  const bid = openPlacing();
  bid.server.locked = true;
  bid.journal.unreadable = true;
  expect(await bid.time.until(bid.place(bid.order))).toMatchObject({ kind: 'rejected', unwritten: true });
  bid.journal.unreadable = false;
  expect(await bid.time.until(bid.place(bid.order))).not.toHaveProperty('unwritten');
  expect(bid.server.requests).toBe(0);
});

it('a tap whose time is spent on a silent journal reports that', async () => {
  const bid = openPlacing();
  await bid.time.pass(1000);
  Object.assign(bid.journal, { version: () => new Promise<never>(() => undefined) });
  expect(await bid.time.until(bid.place(bid.order))).toMatchObject({ kind: 'rejected', unwritten: true });
  // The reading fails after a while, and too little time is left for history and wallet.
  const late = (): Promise<never> => bid.time.wait(4900).then(() => Promise.reject(new Error('held')));
  bid.page().placing.prepare({ account, source });
  await bid.time.pass(1000);
  bid.server.readMs = 300;
  Object.assign(bid.journal, { version: late });
  expect(await bid.time.until(bid.place(bid.order))).toMatchObject({ kind: 'rejected', unwritten: true });
  expect(bid.server.requests).toBe(0);
});

it('a find has the time when its request left', async () => {
  const bid = openPlacing();
  await bid.time.pass(1000);
  const sent = bid.time.now();
  bid.meet('dropAfter');
  await bid.tap();
  await bid.time.pass(2000);
  expect(bid.page().placing.settled(bid.order)).toMatchObject({
    placed: [{ row: '7 50', at: sent }],
  });
});

it('another tab waits until a find is reported, and not only half a second', async () => {
  const bid = openPlacing();
  const other = bid.otherTab();
  bid.meet('dropAfter');
  await bid.tap();
  while (bid.news().length === 0) await bid.time.pass(1);
  const before = bid.time.now();
  expect(bid.claim()).toEqual(['7 50']);
  const end = await bid.time.until(other.place(line('3 20')));
  expect(end).toMatchObject({ kind: 'placed' });
  expect(bid.time.now() - before).toBeLessThan(400);
});

it('a bid that the browser sends twice is reported, even if another tab finds its own in that moment', async () => {
  const untold: number[] = [];
  for (let from = 15_500; from < 17_500; from += 20) {
    const bid = openPlacing();
    const other = bid.otherTab();
    bid.meet('slow', 'twice');
    const slow = other.place(line('3 20', 'other'));
    await bid.time.pass(100);
    // A win hides its debit, so that only its late reply tells.
    bid.win(points(20));
    await bid.time.pass(from);
    await bid.tap();
    await slow;
    await bid.time.pass(60_000);
    expect(bid.placedLines()).toEqual(['7 50', '7 50', '3 20']);
    if (!bid.news().includes('twice')) untold.push(from);
  }
  expect(untold).toEqual([]);
});
