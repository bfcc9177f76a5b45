import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { awaitedAtom } from '../../src/state/money/deposits/awaited-deposits.ts';
import { noteListedAtom } from '../../src/state/money/deposits/deposit-lists.ts';
import { postBegunAtom } from '../../src/state/money/deposits/deposit-posts.ts';
import {
  begunDepositsAtom,
  depositBusyAtom,
  unreportedAtom,
} from '../../src/state/money/deposits/deposits.ts';
import { stored } from '../../src/storage/table.ts';
import { payingBrowser, postPath } from '../support/deposit-pages.ts';

// Deposits as they are posted while others wait (docs/reliability.md "Deposits"), without screens.

afterEach(() => {
  vi.useRealTimers();
});

const left = stored.closingPosts.key;

/** A page that sees two payments beside its own: 500 points of a page that died, 900 that another tab has just begun. */
async function open() {
  const app = await payingBrowser();
  const { mock } = app;
  app.keep(
    { id: 'older', points: points(500), tried: { at: mock.now(), restMs: 30_000 }, doubt: true },
    { id: 'theirs', points: points(900), at: mock.now() - 1000 },
  );
  expect(await app.report()).toEqual([]);
  const others = () => [app.kept('older'), app.kept('theirs')];
  expect(others()).toMatchObject([{ doubt: true }, { tried: null, doubt: false }]);
  return {
    ...app,
    others,
    post: (occasion: 'now' | 'leaving' = 'now') => app.store.set(postBegunAtom, occasion),
    shown: () => app.store.get(unreportedAtom).map(one => `${one.points} ${one.reporting}`),
  };
}

it('of several payments a page posts the one that it has begun, and leaves the others as they are', async () => {
  const app = await open();
  const before = app.others();
  const id = await app.begun(700);
  expect(app.shown()).toEqual(['500 false', '900 false', '700 true']);
  expect(await app.post()).toEqual([700]);
  expect([app.posted(), app.shown()]).toEqual([[700], ['500 false', '900 false']]);
  expect(app.others()).toEqual(before);
  expect(app.store.get(awaitedAtom)).toMatchObject([{ deposit: { id, points: 700 } }]);
});

it('a refusal is noted with the refused payment alone, and counts for nothing in the list', async () => {
  const app = await open();
  const before = app.others();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  const id = await app.begun(700);
  expect(await app.post()).toEqual([]);
  expect(app.kept(id)).toMatchObject({ tried: { at: app.mock.now(), restMs: 1500 }, doubt: false });
  expect([app.posted(), app.others(), app.waiting()]).toEqual([[700], before, []]);
  expect(app.kept(await app.begun(700))).toMatchObject({ points: 700, listed: 0 });
});

it('the end of one request leaves another one under way, and nothing is begun before both have ended', async () => {
  vi.useFakeTimers();
  const app = await open();
  app.mock.advance('31s');
  app.keep({ id: 'theirs', points: points(900), at: app.mock.now() - 1000 });
  await app.begun(700);
  app.slow(5000);
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(100);
  expect([app.shown(), app.store.get(depositBusyAtom)]).toEqual([
    ['500 true', '900 false', '700 true'],
    true,
  ]);
  expect(await app.post()).toEqual([700]);
  expect([app.shown(), app.store.get(depositBusyAtom)]).toEqual([['500 true', '900 false'], true]);
  expect(await app.begin()).toEqual({ ok: false, error: 'error.paymentStart' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await reporting).toEqual([500]);
  expect([app.shown(), app.store.get(depositBusyAtom)]).toEqual([['900 false'], false]);
});

it('a payment awaits what was decided before it, also when that was read as its request left', async () => {
  const app = await open();
  app.list('rejected', 700);
  const id = await app.begun(700);
  const { change } = app.deposits;
  let posting: Promise<unknown> = Promise.resolve();
  app.deposits.change = async (owner, step) => {
    const changed = change(owner, step);
    app.deposits.change = change;
    posting = app.post();
    return changed;
  };
  await app.store.set(noteListedAtom);
  expect(await posting).toEqual([700]);
  expect(app.store.get(awaitedAtom)[0]?.deposit).toMatchObject({
    id,
    before: { approved: 0, rejected: 1 },
  });
});

it('what the database cannot note is not posted, and stays on screen', async () => {
  const app = await open();
  await app.begun(700);
  app.breakDatabase();
  expect(await app.post()).toEqual([]);
  expect([app.posted(), app.shown(), app.waiting()]).toEqual([
    [],
    ['500 false', '900 false', '700 false'],
    [],
  ]);
});

it('a page that leaves without its database posts all the same, and what it awaits is known', async () => {
  const app = await open();
  const id = await app.begun(700);
  app.breakDatabase();
  expect(await app.post('leaving')).toEqual([700]);
  // It is looked for in the list before it is forgotten.
  expect([app.shown(), app.waiting()]).toEqual([['500 false', '900 false', '700 false'], [id]]);
});

it('a page that comes back while its last request is under way leaves that alone', async () => {
  vi.useFakeTimers();
  const app = await open();
  app.local.setItem(left, '["other"]');
  const id = await app.begun(700);
  app.slow(5000);
  const posting = app.post('leaving');
  await vi.advanceTimersByTimeAsync(100);
  const underWay = { tried: { at: app.mock.now(), restMs: 30_000 }, doubt: true };
  expect([app.local.getItem(left), app.kept(id)]).toMatchObject([`["other","${id}"]`, underWay]);
  expect(await app.report(true)).toEqual([]);
  expect([app.local.getItem(left), app.kept(id)]).toMatchObject([`["other","${id}"]`, underWay]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await posting).toEqual([700]);
  expect([app.posted(), app.local.getItem(left), app.waiting()]).toEqual([[700], '["other"]', [id]]);
});

it('a request outlives its page; the page that stays leaves the notes of pages that closed', async () => {
  const app = await open();
  app.local.setItem(left, '["other"]');
  const [sent, written] = [vi.spyOn(app.mock, 'fetch'), vi.spyOn(app.local, 'setItem')];
  await app.begun(700);
  expect(await app.post()).toEqual([700]);
  expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
  expect(written.mock.calls.map(([key]) => key)).toEqual([stored.awaitedDeposits.key]);
});

it('where nothing is begun, nothing is drawn anew', async () => {
  const app = await open();
  const before = app.store.get(begunDepositsAtom);
  expect([await app.post(), await app.post('leaving')]).toEqual([[], []]);
  expect(app.store.get(begunDepositsAtom)).toBe(before);
});
