import { expect, it } from 'vitest';
import { isOpen } from '../../src/domain/placing/attempt.ts';
import type { Evidence } from '../../src/domain/placing/evidence.ts';
import { points } from '../../src/domain/points.ts';
import { openBaselines } from '../support/baselines.ts';
import { kindOf, openPlacing } from '../support/placing-page.ts';
import { account, type CourseName, courses, line, source } from '../support/placing-world.ts';

const readable = { lines: true, balance: true };
const noHistory = { lines: false, balance: true };
type Bid = ReturnType<typeof openPlacing>;

it('a page does not repeat its report when the journal could not note it', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  await bid.tap();
  bid.reload();
  await bid.time.pass(1000);
  bid.journal.broken = true;
  expect(bid.claim()).toEqual(['7 50']);
  await bid.time.pass(1000);
  bid.journal.broken = false;
  const again = { ...bid.order, wanted: [line('7 50', 'another')] };
  expect(await bid.time.until(bid.place(again))).toMatchObject({ kind: 'placed', earlier: [] });
  expect(bid.placedLines()).toEqual(['7 50', '7 50']);
});

it('a lost bid is checked although the journal could not note that it was lost', async () => {
  const bid = openPlacing();
  bid.server.courses.push({ ...courses.drop, answerAt: 3000 });
  const tap = bid.tap();
  await bid.time.pass(1000);
  bid.journal.broken = true;
  expect(await bid.time.until(tap)).toEqual({ kind: 'unclear' });
  await bid.time.pass(1000);
  bid.journal.broken = false;
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('a refusal whose wallet is still being read is not taken for a bid of a dead page', async () => {
  const bid = openPlacing();
  bid.meet('refused');
  bid.server.readMs = 3000;
  expect(await bid.tap()).toMatchObject({ kind: 'rejected' });
  bid.page().placing.resume(account);
  await bid.time.pass(100);
  expect(bid.journal.kept().map(({ phase }) => phase.kind)).toEqual(['sent']);
});

it('a bid that was lost before a reload is sent again as soon as without it', async () => {
  const bid = openPlacing();
  bid.meet('drop');
  await bid.tap();
  bid.reload();
  const { kind, ms } = await bid.timedTap();
  expect(kind).toBe('placed');
  expect(ms).toBeLessThan(3000);
});

it('a bid that another tab has settled is not reported by this one', async () => {
  const bid = openPlacing();
  await bid.time.pass(100);
  bid.meet('dropAfter');
  bid.server.readable = noHistory;
  await bid.tap();
  bid.reload();
  await bid.time.pass(5000);
  const other = bid.openPage();
  bid.server.readable = readable;
  expect(await bid.time.until(other.placing.place(bid.order, bid.order.requestsFor))).toMatchObject({
    placed: [{ row: '7 50' }],
  });
  await bid.time.pass(1);
  const next = { ...bid.order, wanted: [line('3 20')] };
  expect(kindOf(await bid.time.until(bid.place(next)))).toEqual({ kind: 'placed' });
  await bid.time.pass(60_000);
  expect(bid.news()).toEqual([]);
});

it('a bid that another tab sent after it found this one’s absent is not reported by this one', async () => {
  const bid = openPlacing();
  await bid.time.pass(100);
  bid.meet('drop');
  bid.server.readable = noHistory;
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  await bid.time.pass(6000);
  const other = bid.openPage();
  bid.server.readable = readable;
  const again = { ...bid.order, wanted: [line('7 50', 'another')] };
  expect(await bid.time.until(other.placing.place(again, bid.order.requestsFor))).toMatchObject({
    placed: [{ row: 'another' }],
  });
  await bid.time.pass(60_000);
  expect(bid.placedLines()).toEqual(['7 50']);
  expect(bid.claim()).toEqual([]);
});

it('a bid of a dead page that this one checks is not sent again when the player clears the journal', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  bid.server.readable = noHistory;
  await bid.tap();
  bid.reload();
  bid.page().placing.resume(account);
  await bid.time.pass(5000);
  await bid.journal.remove(bid.journal.kept().map(({ id }) => id));
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  bid.server.readable = readable;
  await bid.tap();
  await bid.time.pass(60_000);
  expect(bid.placedLines()).toEqual(['7 50']);
});

it('without a history to compare with, an equal debit of the next bid proves nothing', async () => {
  const bid = openPlacing();
  bid.server.lines.push(line('7 50', 'long ago'));
  bid.server.readable = noHistory;
  bid.reload();
  bid.meet('drop');
  expect(await bid.tap()).toEqual({ kind: 'unclear' });
  const next = { ...bid.order, wanted: [line('3 50')] };
  expect(kindOf(await bid.time.until(bid.place(next)))).toEqual({ kind: 'placed' });
  expect(bid.claim()).toEqual(['3 50']);
  bid.server.readable = readable;
  await bid.time.pass(60_000);
  expect(bid.claim()).toEqual([]);
  expect(bid.news()).toEqual([]);
});

it('a late refusal ends the waiting of the next tap', async () => {
  const bid = openPlacing();
  bid.meet('slowRefused');
  await bid.tap();
  const { kind, ms } = await bid.timedTap();
  expect(kind).toBe('placed');
  expect(ms).toBeLessThan(7000);
});

it('another row does not wait for the checks of this page, nor twice for those of a dead one', async () => {
  const bid = openPlacing();
  bid.meet('hang');
  await bid.tap();
  const other = (text: string) => ({ ...bid.order, wanted: [line(text)] });
  expect((await bid.timedTap(other('3 20'))).ms).toBeLessThan(2000);
  bid.server.readable = noHistory;
  bid.reload();
  await bid.time.pass(40_000);
  expect((await bid.timedTap(other('4 20'))).ms).toBeLessThan(2000);
});

it('a bid that is found during another tap is reported when that has ended', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  await bid.tap();
  bid.server.courses.push({ ...courses.placed, answerAt: 10_000 });
  const next = bid.place({ ...bid.order, wanted: [line('3 20')] });
  await bid.time.pass(5000);
  expect(bid.news()).toEqual([]);
  expect(bid.page().placing.settled(bid.order)).toEqual({ placed: [], earlier: [] });
  await bid.time.until(next);
  await bid.time.pass(20);
  expect(bid.news()).toEqual(['untold']);
  expect(bid.page().placing.settled(bid.order)).toMatchObject({ placed: [{ row: '7 50' }], earlier: [] });
});

it('a bid that an earlier page found and did not report is reported without a tap', async () => {
  const bid = openPlacing();
  bid.meet('dropAfter');
  await bid.tap();
  await bid.time.pass(1000);
  bid.reload();
  await bid.time.pass(1000);
  expect(bid.news()).toEqual(['untold']);
  expect(bid.page().placing.untold(account).earlier).toMatchObject([{ row: '7 50' }]);
  expect(bid.page().placing.untold(account).earlier).toEqual([]);
});

it('a late refusal of a bid that was sent again is not a double', async () => {
  const bid = openPlacing();
  bid.server.courses.push({ done: [], answerAt: 50_000, answer: courses.refused.answer });
  await bid.tap();
  expect(await bid.tap()).toEqual({ kind: 'placed' });
  await bid.time.pass(60_000);
  expect(bid.news()).not.toContain('twice');
});

it('a bid that arrives long after it was found absent is found, when another bid was sent since', async () => {
  const bid = openPlacing();
  bid.server.courses.push({ done: [50_000], answerAt: 50_100, answer: courses.placed.answer });
  await bid.tap();
  await bid.time.pass(32_000);
  expect(bid.journal.kept().map(({ phase }) => phase.kind)).toEqual(['absent']);
  await bid.time.until(bid.place({ ...bid.order, wanted: [line('3 20')] }));
  bid.claim();
  await bid.time.pass(5000);
  expect(bid.news()).toEqual(['untold']);
  expect(bid.claim()).toEqual(['7 50']);
});

it('a wallet that was read while a bid was open is not a baseline for the next one', async () => {
  const bid = openPlacing(['3 50']);
  bid.server.courses.push({ done: [18_000], answerAt: null, answer: courses.hang.answer });
  await bid.tap();
  await bid.time.pass(1000);
  bid.page().placing.prepare({ account, source });
  await bid.time.pass(4000);
  expect(bid.placedLines()).toEqual(['3 50']);
  expect(kindOf(await bid.time.until(bid.place({ ...bid.order, wanted: [line('7 50')] })))).toEqual({
    kind: 'placed',
  });
  await bid.time.pass(1000);
  expect(bid.news()).not.toContain('twice');
});

it('a reading ahead for one day is not a baseline for another', async () => {
  const read: string[] = [];
  const baselines = openBaselines(
    {
      now: () => 0,
      provider: () => ({ lagMs: 0, sendsRef: false }),
      read: async ({ source: from }) => {
        read.push(from.kind === 'bid' ? from.day : from.kind);
        return { lines: [], balance: points(100) };
      },
    },
    () => Promise.resolve(1),
  );
  const next = { account, source: { ...source, day: '2026-11-22', lastDay: '2026-11-22' } };
  await baselines.prepare({ account, source });
  await baselines.take(next, true);
  expect(read).toEqual(['2026-11-21', '2026-11-22']);
  await baselines.prepare(next);
  await baselines.take(next, true);
  expect(read).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
});

it('a reading during which the phone slept is not a baseline, and neither is its repetition', async () => {
  const minute = 60_000;
  const slept = [5 * minute, 0, minute];
  let now = 0;
  const baselines = openBaselines(
    {
      now: () => now,
      provider: () => ({ lagMs: 0, sendsRef: false }),
      read: async () => {
        now += slept.shift() ?? 0;
        return { lines: slept.length === 2 ? null : [], balance: points(100) };
      },
    },
    () => Promise.resolve(1),
  );
  expect(await baselines.take({ account, source }, true)).toBeNull();
  // A minute is young enough.
  expect(await baselines.take({ account, source }, true)).toEqual({ lines: [], balance: 100 });
});

const lines = [line('7 50')];
const ahead = { lines, balance: points(1) };
it.each<
  [what: string, first: Evidence, versions: readonly (number | null)[], ageMs: number, readings: number]
>([
  ['is young, and followed by no write', ahead, [3, 3], 60_000, 1],
  ['is older than a minute', ahead, [3, 3], 60_001, 2],
  ['is followed by a write of any tab', ahead, [3, 4], 0, 2],
  ['is from before a journal that cannot be read now', ahead, [3, null], 0, 2],
  ['is from a journal that could not be read', ahead, [null, null], 0, 2],
  ['has no history', { ...ahead, lines: null }, [3, 3], 0, 2],
  ['has no wallet', { ...ahead, balance: null }, [3, 3], 0, 2],
])(
  'a reading ahead that %s: the baseline needs so many readings',
  async (_, first, versions, ageMs, readings) => {
    let [now, read] = [0, 0];
    const left = [...versions];
    const baselines = openBaselines(
      {
        now: () => now,
        provider: () => ({ lagMs: 0, sendsRef: false }),
        read: async () => ((read += 1) === 1 ? first : { lines, balance: points(2) }),
      },
      () => Promise.resolve(left.shift() ?? null),
    );
    await baselines.prepare({ account, source });
    await new Promise(resolve => setImmediate(resolve));
    now = ageMs;
    expect(await baselines.take({ account, source }, true)).toEqual({ lines, balance: readings });
    expect(read).toBe(readings);
  },
);

it('a bid is reported only by the tab that has found it, not by one that cannot read the history', async () => {
  const bid = openPlacing();
  await bid.time.pass(100);
  bid.meet('dropAfter');
  bid.server.readable = noHistory;
  await bid.tap();
  await bid.time.pass(595_000);
  const other = bid.openPage();
  bid.server.readable = readable;
  other.placing.prepare({ account, source });
  await bid.time.pass(400);
  bid.server.readable = noHistory;
  await bid.time.pass(60_000);
  expect(bid.news()).toEqual([]);
  expect(other.news).toEqual(['untold']);
  expect(bid.journal.kept().map(({ phase }) => phase.kind)).toEqual(['placed']);
});

it.each<[CourseName, news: readonly string[]]>([
  ['dropAfter', ['untold']],
  ['drop', []],
])('%s: a bid whose end is not known outlives a device clock that jumps by a year', async (course, news) => {
  const bid = openPlacing();
  await bid.time.pass(100);
  bid.meet(course);
  bid.server.readable = noHistory;
  await bid.tap();
  bid.page().die();
  await bid.time.pass(365 * 24 * 3_600_000);
  bid.reload();
  await bid.time.pass(1000);
  expect(bid.journal.kept().filter(isOpen)).toHaveLength(1);
  bid.server.readable = readable;
  await bid.time.pass(60_000);
  expect(bid.news()).toEqual(news);
  expect(bid.claim()).toEqual(news.map(() => '7 50'));
  expect(bid.server.requests).toBe(1);
});

it.each<[CourseName, requests: number]>([
  ['slowDone', 1],
  ['hang', 2],
])(
  '%s: a bid of a page that died is looked for however late the player returns, after the whole wait',
  async (course, requests) => {
    const bid = openPlacing();
    bid.meet(course);
    void bid.place();
    await bid.time.pass(1000);
    bid.page().die();
    await bid.time.pass(3_600_000);
    bid.reload();
    const { ms } = await bid.timedTap();
    // No clock tells how late it is: the device's may have been moved.
    if (requests === 1) expect(ms).toBeLessThan(5000);
    else expect(ms).toBeGreaterThanOrEqual(30_000);
    expect(bid.server.requests).toBe(requests);
    expect(bid.placedLines()).toEqual(['7 50']);
    expect(bid.claim()).toEqual(['7 50']);
  },
);

it.each<[CourseName, news: readonly string[]]>([
  ['dropAfter', ['untold']],
  ['drop', []],
])('%s: what could not be read for an hour is looked for when it can be', async (course, news) => {
  const bid = openPlacing();
  bid.meet(course);
  await bid.tap();
  bid.server.readable = noHistory;
  bid.reload();
  await bid.time.pass(3_600_000);
  expect(bid.news()).toEqual([]);
  expect(bid.journal.kept()).toHaveLength(1);
  bid.server.readable = readable;
  await bid.time.pass(20_000);
  expect(bid.news()).toEqual(news);
  expect(bid.claim()).toEqual(news.map(() => '7 50'));
  expect(bid.journal.kept().filter(isOpen)).toEqual([]);
  expect(bid.server.requests).toBe(1);
});

it.each([
  ['another tab has the lock', (bid: Bid, is: boolean) => void (bid.server.locked = is)],
  ['the journal cannot be read', (bid: Bid, is: boolean) => void (bid.journal.broken = is)],
])(
  'a bid that a dead page left is found and reported without a tap although %s for a while',
  async (_why, trouble) => {
    const bid = openPlacing();
    bid.meet('dropAfter');
    const tap = bid.tap();
    await bid.time.pass(60);
    trouble(bid, true);
    bid.reload();
    await bid.time.pass(10_000);
    expect(bid.news()).toEqual([]);
    trouble(bid, false);
    await bid.time.pass(16_000);
    expect(bid.news()).toEqual(['untold']);
    expect(bid.claim()).toEqual(['7 50']);
    await bid.time.pass(60_000);
    expect(bid.news()).toEqual(['untold']);
    expect(bid.placedLines()).toEqual(['7 50']);
    void tap;
  },
);
