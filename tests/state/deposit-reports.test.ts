import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import {
  readDepositsAtom,
  reportedElsewhereAtom,
  unreportedAtom,
} from '../../src/state/money/deposits/deposits.ts';
import { noteListedAtom, postBegunAtom, postDepositAtom } from '../../src/state/money/deposits/posts.ts';
import {
  discardDepositAtom,
  acceptLineAtom,
  reportMineAtom,
} from '../../src/state/money/deposits/reports.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import {
  deposit,
  listPath,
  lost,
  none,
  payingBrowser,
  postPath,
  refused,
  second,
} from '../support/deposit-pages.ts';

// Deposits as they are looked for and reported again (docs/reliability.md "Deposits"), without screens.

afterEach(() => {
  vi.useRealTimers();
});

const fresh = { kind: 'begun', rest: null } as const;
const restsAt = (at: number, ms: number) => ({ kind: 'doubt', rest: { at, ms } }) as const;

it.each<[what: string, kind: 'status' | 'drop' | 'false-status', value: unknown, phase: 'begun' | 'doubt']>([
  ['a refusal', 'status', 400, 'begun'],
  ['a false status', 'false-status', 'No', 'begun'],
  ['an end that nobody knows', 'status', 500, 'doubt'],
  ['a broken connection', 'drop', undefined, 'doubt'],
])('after %s the payment rests for 1.5 s', async (_, kind, value, phase) => {
  const app = await payingBrowser();
  app.mock.fault({ path: postPath, kind, value });
  app.keep({});
  expect(await app.report()).toEqual([]);
  expect(app.phase()).toEqual({ kind: phase, rest: { at: app.mock.now(), ms: 1500 } });
  expect([app.posted(), app.waiting()]).toEqual([[600], []]);
  app.mock.advance('1s');
  expect(await app.report(true)).toEqual([]);
  app.mock.advance('1s');
  // The page that began the payment waits for half a minute, unless the network is back.
  expect(await app.report()).toEqual([]);
  expect(app.posted()).toEqual([600]);
  expect(await app.report(true)).toEqual([600]);
  expect([app.posted(), app.waiting()]).toEqual([[600, 600], ['d1']]);
});

it('a refusal leaves a doubt that was there', async () => {
  const app = await payingBrowser();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  app.keep({ phase: lost });
  await app.report();
  expect(app.phase()).toMatchObject({ kind: 'doubt' });
});

it('a page asks again half a minute after its own request, another page at once', async () => {
  const app = await payingBrowser();
  app.mock.fault({ path: postPath, kind: 'status', value: 400, times: 2 });
  app.keep({});
  await app.report();
  app.mock.advance('29s');
  expect(await app.report()).toEqual([]);
  expect(app.posted()).toHaveLength(1);
  app.mock.advance('1s');
  await app.report();
  expect(app.posted()).toHaveLength(2);
  app.mock.advance('2s');
  expect(await app.report(false, app.openPage())).toEqual([600]);
});

it('a request without a reply in 15 s rests for half a minute, or until a late reply', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  app.slow(20_000);
  app.keep({});
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(10);
  const rest = { at: app.mock.now(), ms: 30_000 };
  expect(app.phase()).toEqual({ kind: 'posting', rest, doubted: false });
  app.mock.advance('15s');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await reporting).toEqual([]);
  expect(app.phase()).toEqual(restsAt(app.mock.now(), 30_000));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([app.unreported(), app.waiting()]).toEqual([[], ['d1']]);
});

it('a late refusal changes nothing', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  app.slow(20_000);
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  app.keep({});
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(15_100);
  await reporting;
  const before = app.kept();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([app.kept(), app.waiting()]).toEqual([before, []]);
});

it.each([
  ['begun by another page just now', 0, fresh, 10_000],
  ['begun by another page an hour ago', 3_600_000, fresh, 10_000],
  ['lost 9 s ago, to rest for 10 s', 3_600_000, restsAt(-9000, 10_000), 1000],
  ['lost 10 s ago, to rest for 10 s', 3_600_000, restsAt(-10_000, 10_000), 0],
  ['lost by a clock that was an hour ahead', 0, restsAt(3_600_000, 10_000), 0],
])('a payment that was %s rests as long as a closed page may still send it', async (_, ago, phase, left) => {
  const app = await payingBrowser();
  const now = app.mock.now();
  const rest = phase.rest && { ...phase.rest, at: now + phase.rest.at };
  app.keep({ at: now - ago, phase: { ...phase, rest } as typeof phase });
  await app.report();
  expect(app.posted()).toEqual(left > 0 ? [] : [600]);
  expect(app.store.get(reportedElsewhereAtom)('d1')).toBe(left);
  app.mock.advance('10s');
  await app.report();
  expect(app.posted()).toEqual([600]);
});

it('a page counts down only for the payments of other pages', async () => {
  const app = await payingBrowser();
  const now = app.mock.now();
  app.mock.fault({ path: postPath, kind: 'drop' });
  const own = await app.begun();
  await app.store.set(postBegunAtom, 'now');
  app.keep({ at: now, phase: fresh }, { id: 'd2', phase: restsAt(now - 5000, 30_000) });
  await app.report();
  const left = app.store.get(reportedElsewhereAtom);
  expect([left('d1'), left('d2'), left(own), left('of an older page')]).toEqual([10_000, 25_000, 0, 0]);
});

it('a deposit that its page has begun but not posted is not reported, and no line counts as it', async () => {
  const app = await payingBrowser();
  await app.begin();
  app.mock.advance('1m');
  app.keep({ id: 'd2', points: points(700), phase: lost });
  app.list();
  expect(await app.report(true)).toEqual([700]);
  expect([app.posted(), app.asked()]).toEqual([[700], []]);
});

it('without an unreported deposit no list is read and nothing is drawn again', async () => {
  const app = await payingBrowser();
  const before = app.store.get(unreportedAtom);
  expect([await app.report(), app.lists()]).toEqual([[], 0]);
  expect(app.store.get(unreportedAtom)).toBe(before);
});

it('a deposit that this page has just sent is not looked for', async () => {
  const app = await payingBrowser();
  app.keep({});
  app.mock.fault({ path: postPath, kind: 'status', value: 500 });
  expect([await app.report(), app.lists(), app.phase()?.kind]).toEqual([[], 1, 'doubt']);
  app.mock.advance('1s');
  expect([await app.report(true), app.lists()]).toEqual([[], 1]);
  app.mock.advance('1s');
  expect([await app.report(true), app.lists(), app.posted()]).toEqual([[600], 2, [600, 600]]);
});

it('two devices. The payment of one is lost, the other’s of the same points is accepted: it is asked', async () => {
  const app = await payingBrowser();
  await app.store.set(noteListedAtom);
  const id = await app.begun(615);
  app.mock.fault({ path: postPath, kind: 'drop' });
  await app.store.set(postBegunAtom, 'now');
  const device = app.openDevice();
  await device.set(payeesResource.refresh);
  await app.begin(615, device);
  expect(await device.set(postBegunAtom, 'now')).toEqual([615]);
  app.mock.advance('1m');
  expect(await app.report()).toEqual([]);
  expect([app.posted(), app.unreported(), app.waiting()]).toEqual([[615, 615], [id], []]);
  expect(app.store.get(unreportedAtom)).toMatchObject([
    { id, points: 615, line: { date: expect.stringContaining('1:00 PM') as string } },
  ]);
  // Nothing is sent while it is asked, however often.
  expect([await app.again(id), await app.report(true), app.posted()]).toEqual(['asked', [], [615, 615]]);
  expect(await app.store.set(reportMineAtom, id)).toBe('reported');
  expect([app.posted(), app.waiting(), app.asked()]).toEqual([[615, 615, 615], [id], []]);
});

it('the player says that the line is this payment: it waits, and nothing is sent', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost });
  app.list();
  await app.report();
  expect(app.asked()).toEqual(['d1']);
  await app.store.set(acceptLineAtom, 'd1');
  expect([app.posted(), app.unreported(), app.waiting()]).toEqual([[], [], ['d1']]);
});

it('one device, an old list. The first payment’s line is not taken for the second, which is reported', async () => {
  const app = await payingBrowser();
  app.mock.fault({ path: listPath, kind: 'lag', value: 60, times: -1 });
  await app.store.set(noteListedAtom);
  const first = await app.begun(610);
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([610]);
  const next = await app.begun(610);
  // The baseline of the second is read from the old list.
  await app.store.set(noteListedAtom);
  app.mock.fault({ path: postPath, kind: 'drop' });
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  app.mock.advance('2m');
  expect([await app.report(), app.posted()]).toEqual([[610], [610, 610, 610]]);
  expect(app.waiting()).toEqual([first, next]);
  expect(app.mock.data().fund_requests.filter(one => one.request_amount === 610)).toHaveLength(2);
});

it('a list that may be 30 s old proves nothing sooner', async () => {
  const app = await payingBrowser(30);
  app.mock.fault({ path: postPath, kind: 'drop-after' });
  app.mock.fault({ path: listPath, kind: 'lag', value: 29, times: -1 });
  await app.store.set(noteListedAtom);
  const id = await app.begun();
  await app.store.set(postBegunAtom, 'now');
  app.mock.advance('28s');
  expect([await app.report(true), app.posted(), app.asked()]).toEqual([[], [600], []]);
  app.mock.advance('2s');
  expect([await app.report(true), app.posted(), app.asked()]).toEqual([[], [600], [id]]);
});

it('a list that doubles its lines shows no more payments than there are', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost, before: { ...none, listed: 1 } });
  app.list();
  app.mock.fault({ path: listPath, kind: 'repeat-lines', times: -1 });
  expect([await app.report(), app.posted(), app.asked()]).toEqual([[600], [600], []]);
});

it('references in the lines are the only evidence', async () => {
  const app = await payingBrowser();
  const page = app.openPage({ sendClientRef: true });
  app.keep({ phase: lost }, { id: 'd2', phase: lost });
  const [theirs, ours] = [app.list(), app.list()];
  for (const row of app.mock.data().fund_requests)
    if (row.id >= theirs) row.client_ref = row.id === ours ? 'd2' : 'of another device';
  expect(await app.report(false, page)).toEqual([600, 600]);
  // The one that was found is not sent, and the other one is sent under its own name.
  expect(app.posted()).toEqual([600]);
  expect(app.mock.calls().findLast(({ path }) => path === postPath)?.body).toMatchObject({
    client_ref: 'd1',
  });
  expect(app.unreported()).toEqual([]);
});

it('one line is asked about for the older of two payments of the same points, and the newer one waits', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost }, { id: 'd2', phase: lost, at: app.mock.now() - 1_800_000 });
  app.list();
  expect([await app.report(), app.posted(), app.asked()]).toEqual([[], [], ['d1']]);
  expect(await app.again('d2')).toBe('asked');
  await app.store.set(acceptLineAtom, 'd1');
  expect([await app.report(), app.posted(), app.waiting()]).toEqual([[600], [600], ['d1', 'd2']]);
});

it('a payment without an earlier list asks about every line', async () => {
  const app = await payingBrowser();
  app.keep({ before: null, phase: lost });
  app.list();
  expect([await app.report(), await app.again(), app.asked()]).toEqual([[], 'asked', ['d1']]);
  expect([app.posted(), app.kept()?.before]).toEqual([[], null]);
});

it('a refused payment has no line, so it is reported', async () => {
  const app = await payingBrowser();
  app.keep({ before: null, phase: refused });
  app.list();
  expect([await app.report(), app.posted()]).toEqual([[600], [600]]);
});

it("an absent deposit keeps the list's counts of its points", async () => {
  const app = await payingBrowser();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  app.list('rejected');
  app.keep({ before: null });
  await app.report();
  expect(app.kept()?.before).toMatchObject({ listed: 1, approved: 0, rejected: 1 });
});

it('while the list cannot be read nothing is posted, and nothing is noted', async () => {
  const app = await payingBrowser();
  app.keep({});
  app.mock.fault({ path: listPath, kind: 'status', value: 500, times: 2 });
  const changed = vi.spyOn(app.deposits, 'change');
  expect(await app.report()).toEqual([]);
  expect(await app.again()).toBe('failed');
  expect([app.posted(), changed.mock.calls]).toEqual([[], []]);
  expect(await app.again()).toBe('reported');
});

it('another player’s payments are not reported here, and a guest reports none', async () => {
  const app = await payingBrowser();
  const theirs = fingerprint(second);
  app.keep({ owner: theirs });
  const before = app.kept();
  expect(await app.report()).toEqual([]);
  expect(await app.store.set(postDepositAtom, deposit({ owner: theirs }), 'now')).toBe(false);
  app.store.set(closeSessionAtom);
  const read = vi.spyOn(app.deposits, 'of');
  const changed = vi.spyOn(app.deposits, 'change');
  await app.store.set(discardDepositAtom, 'd1');
  expect([await app.report(), await app.again()]).toEqual([[], 'gone']);
  expect([read.mock.calls, changed.mock.calls]).toEqual([[], []]);
  expect([app.posted(), app.kept()]).toEqual([[], before]);
  app.logIn(second);
  expect(await app.report()).toEqual([600]);
});

it('a payment that another tab has tried since, or that is gone, is not posted', async () => {
  const app = await payingBrowser();
  const seen = deposit();
  expect(await app.store.set(postDepositAtom, seen, 'now')).toBe(false);
  app.keep({ phase: lost });
  expect(await app.store.set(postDepositAtom, seen, 'now')).toBe(false);
  app.keep({ phase: { kind: 'begun', rest: { at: 2, ms: 1500 } } });
  expect(await app.store.set(postDepositAtom, seen, 'now')).toBe(false);
  expect(app.posted()).toEqual([]);
});

it('a payment does not leave with the token of a player who logged in meanwhile', async () => {
  const app = await payingBrowser();
  app.keep({});
  const { change } = app.deposits;
  app.deposits.change = async (owner, step) => {
    const changed = await change(owner, step);
    app.logIn(second);
    return changed;
  };
  expect(await app.store.set(postDepositAtom, deposit(), 'now')).toBe(false);
  expect(app.posted()).toEqual([]);
  // Its player finds it unchanged, and may post it at once.
  expect(app.phase()).toEqual({ kind: 'begun', rest: { at: app.mock.now(), ms: 0 } });
});

it.each([
  ['logs out', null],
  ['gives way to another player', second],
])('the payment stays as it is if the player %s while the list is read', async (_, next) => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  app.keep({ before: null });
  app.slow(1000, listPath);
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(500);
  if (next === null) app.store.set(closeSessionAtom);
  else app.logIn(next);
  const changes = app.breakDatabase();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reporting).toEqual([]);
  expect([changes(), app.posted(), app.kept()?.before]).toEqual([0, [], null]);
});

it('without a database nothing is reported, and nothing fails', async () => {
  const app = await payingBrowser();
  app.deposits.of = () => Promise.reject(new Error('no database'));
  expect(await app.report()).toEqual([]);
  expect(await app.again()).toBe('failed');
});

it('Report again looks first, posts an unlisted payment, and reports the outcome', async () => {
  const app = await payingBrowser();
  expect(await app.again()).toBe('gone');
  app.keep({}, { id: 'd2', points: points(700) });
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  expect(await app.again()).toBe('failed');
  // Report again reports the payment of its card, not the oldest one.
  expect(await app.again('d2')).toBe('reported');
  app.mock.advance('2s');
  expect(await app.again()).toBe('reported');
  expect([app.posted(), app.waiting()]).toEqual([
    [600, 700, 600],
    ['d1', 'd2'],
  ]);
  expect(await app.again()).toBe('gone');
});

it('Report again posts the payment of its card while the app asks about another one', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost }, { id: 'd2', points: points(700), phase: lost });
  app.list();
  expect([await app.again('d2'), app.posted(), app.asked()]).toEqual(['reported', [700], ['d1']]);
});

it('Report again finds the line that names the payment, and sends nothing', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost });
  const id = app.list();
  for (const row of app.mock.data().fund_requests) if (row.id === id) row.client_ref = 'd1';
  expect([await app.again(), app.posted(), app.waiting()]).toEqual(['reported', [], ['d1']]);
});

it('Report again waits for a request that may be under way, and looks once more', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  app.keep({ phase: restsAt(app.mock.now(), 30_000) });
  const ends: string[] = [];
  void app.again().then(end => ends.push(end));
  await vi.advanceTimersByTimeAsync(29_000);
  expect([ends, app.posted()]).toEqual([[], []]);
  app.mock.advance('30s');
  await vi.advanceTimersByTimeAsync(1000);
  expect([ends, app.posted()]).toEqual([['reported'], [600]]);
});

it('Report again fails when another tab has tried since the list was read', async () => {
  const app = await payingBrowser();
  app.keep({});
  const { change } = app.deposits;
  app.deposits.change = (owner, step) => {
    app.keep({ phase: { kind: 'begun', rest: { at: 5, ms: 1500 } } });
    return change(owner, step);
  };
  expect(await app.again()).toBe('failed');
  expect(app.posted()).toEqual([]);
});

it('only one of two tabs that report a payment at the same moment posts it', async () => {
  const app = await payingBrowser();
  const other = app.openPage();
  app.keep({});
  expect(await Promise.all([app.again(), app.again('d1', other)])).toEqual(['reported', 'failed']);
  app.keep({ points: points(700) });
  expect(await Promise.all([app.report(), app.report(false, other)])).toEqual([[700], []]);
  expect(app.posted()).toEqual([600, 700]);
});

it('No, report mine reports the payment of its card once the database has noted the answer', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost }, { id: 'd2', points: points(700), phase: lost });
  for (const amount of [600, 700, 700]) app.list('pending', amount);
  expect([await app.report(), app.asked()]).toEqual([[], ['d1', 'd2']]);
  const mine = (id: string) => app.store.set(reportMineAtom, id);
  const { change } = app.deposits;
  app.deposits.change = () => {
    app.deposits.change = change;
    return Promise.reject(new Error('no database'));
  };
  expect([await mine('d2'), app.posted(), app.asked()]).toEqual(['failed', [], ['d1', 'd2']]);
  expect([await mine('d2'), app.posted(), app.asked()]).toEqual(['reported', [700], ['d1']]);
  expect(await mine('of an older page')).toBe('gone');
});

it('No, report mine of a page that has read no list looks first', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost });
  app.list();
  await app.store.set(readDepositsAtom);
  expect([await app.store.set(reportMineAtom, 'd1'), app.posted(), app.asked()]).toEqual([
    'asked',
    [],
    ['d1'],
  ]);
});

it('the player may discard a payment, but not while its request is under way', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  app.keep({}, { id: 'd2', points: points(700), phase: restsAt(app.mock.now(), 30_000) });
  app.slow(5000);
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(100);
  await app.store.set(discardDepositAtom, 'd1');
  expect(app.unreported()).toEqual(['d1', 'd2']);
  await app.store.set(discardDepositAtom, 'd2');
  expect(app.unreported()).toEqual(['d1']);
  expect(app.store.get(unreportedAtom)).toMatchObject([{ id: 'd1', reporting: true }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await reporting).toEqual([600]);
  const id = await app.begun();
  await app.store.set(discardDepositAtom, id);
  expect([app.unreported(), await app.store.set(postBegunAtom, 'now')]).toEqual([[], []]);
  // Another one that is begun is posted all the same.
  app.keep({ id: 'd3', points: points(900), phase: lost });
  await app.begun(800);
  await app.store.set(discardDepositAtom, 'd3');
  const posted = app.store.set(postBegunAtom, 'now');
  await vi.advanceTimersByTimeAsync(100);
  expect(await posted).toEqual([800]);
});

it('a deposit that the player discards is reported by no page, and counts for no line', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost });
  await app.report();
  app.keep({ phase: lost }, { id: 'd2', phase: lost });
  await app.store.set(discardDepositAtom, 'd1');
  app.list();
  expect([await app.report(false, app.openPage()), app.posted()]).toEqual([[], [600]]);
  expect(await app.again('d1')).toBe('gone');
});

it('a page whose player is gone answers nothing', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost });
  app.list();
  await app.report();
  app.store.set(closeSessionAtom);
  await app.store.set(acceptLineAtom, 'd1');
  expect([app.unreported(), await app.store.set(reportMineAtom, 'd1')]).toEqual([['d1'], 'gone']);
});
