import { afterEach, expect, it, vi } from 'vitest';
import type { DepositIntent } from '../../src/domain/deposit-intent.ts';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { valueOf } from '../../src/lib/remote.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import { noteListedAtom } from '../../src/state/money/deposits/deposit-lists.ts';
import { postBegunAtom, postDepositAtom } from '../../src/state/money/deposits/deposit-posts.ts';
import { discardDepositAtom } from '../../src/state/money/deposits/deposit-reports.ts';
import {
  begunDepositsAtom,
  beginDepositAtom,
  depositBusyAtom,
  unreportedAtom,
} from '../../src/state/money/deposits/deposits.ts';
import { walletHistoryResource } from '../../src/state/reading/wallet-history.ts';
import { stored } from '../../src/storage/table.ts';
import { holdReply } from '../support/held-reply.ts';
import { demo, depositBrowser, listPath, payingBrowser, postPath, second } from '../support/deposit-pages.ts';

// Deposits as they are begun and reported (docs/reliability.md "Deposits"), without screens.

afterEach(() => {
  vi.useRealTimers();
});

const left = stored.closingPosts.key;
const open = payingBrowser;

it('a deposit is kept before its link can be opened, and is under way from then on', async () => {
  const app = await open();
  expect([app.store.get(unreportedAtom), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  const begun = await app.begin();
  const ref = `T${app.mock.now()}A\\d+`;
  expect(begun.ok && begun.value).toMatch(
    new RegExp(`^paytmmp://pay\\?pa=.*&pn=Demo%20Player&am=600\\.00&cu=INR&tn=a%20note&tr=${ref}$`),
  );
  const [intent] = app.deposits.kept.values();
  expect(intent).toEqual({
    ...app.intent(),
    id: intent?.id,
    at: app.mock.now(),
    listed: null,
    decided: null,
  });
  expect(app.store.get(unreportedAtom)).toEqual([{ id: intent?.id, points: 600, reporting: true }]);
  expect(app.store.get(begunDepositsAtom)).toEqual([intent?.id]);
  expect(app.store.get(depositBusyAtom)).toBe(true);
  // One at a time.
  expect(await app.begin()).toEqual({ ok: false, error: 'error.paymentStart' });
  expect(app.posted()).toEqual([]);
});

it('two payments of one moment have references of their own', async () => {
  const app = await open();
  const first = await app.begin();
  await app.store.set(postBegunAtom, 'now');
  const next = await app.begin();
  expect([first.ok, next.ok]).toEqual([true, true]);
  expect(first).not.toEqual(next);
});

it.each([
  ['googlePay', { key: 'error.upiNotConfiguredApp', params: { app: 'Google Pay' } }],
  ['phonePe', { key: 'error.upiNotConfiguredApp', params: { app: 'PhonePe' } }],
  ['paytm', { key: 'error.upiNotConfiguredApp', params: { app: 'Paytm' } }],
  ['other', 'error.upiNotConfigured'],
] as const)('without an id to pay to, %s has its words and nothing is kept', async (app, error) => {
  const browser = depositBrowser();
  expect(await browser.store.set(beginDepositAtom, { points: points(600), app }, '')).toEqual({
    ok: false,
    error,
  });
  expect(browser.deposits.kept.size).toBe(0);
});

it('a guest and a browser that keeps nothing begin no payment', async () => {
  const app = await open();
  const failed = { ok: false, error: 'error.paymentStart' };
  const { add } = app.deposits;
  app.deposits.add = () => Promise.reject(new Error('no database'));
  expect(await app.begin()).toEqual(failed);
  app.deposits.add = add;
  expect([app.store.get(unreportedAtom), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  app.store.set(closeSessionAtom);
  expect(await app.begin()).toEqual(failed);
  expect(app.deposits.kept.size).toBe(0);
});

it('what the provider lists when a payment begins is kept with it', async () => {
  const app = await open();
  app.list('rejected');
  app.list('pending');
  await app.store.set(noteListedAtom);
  await app.begin();
  const [intent] = app.deposits.kept.values();
  expect(intent).toMatchObject({ listed: 2, decided: { approved: 0, rejected: 1 } });
});

it('a list that is read after the payment began is noted with it alone, unless its request has left', async () => {
  const app = await open();
  await app.begin();
  app.keep({ id: 'older', listed: null });
  app.list('rejected');
  await app.store.set(noteListedAtom);
  const [begun] = app.store.get(begunDepositsAtom);
  expect(app.kept(begun)).toMatchObject({ listed: 1, decided: { approved: 0, rejected: 1 } });
  expect(app.kept('older')).toMatchObject({ listed: null });
  expect(app.store.get(unreportedAtom).map(({ id }) => id)).toEqual(['older', begun]);
  const tried = { at: app.mock.now(), restMs: 30_000 };
  app.keep({ ...app.kept(begun), tried });
  app.list();
  await app.store.set(noteListedAtom);
  expect(app.kept(begun)).toMatchObject({ listed: 1 });
});

it('a list that cannot be read, of a guest, or of the player before, is not noted', async () => {
  const app = await open();
  await app.begin();
  const [begun] = app.store.get(begunDepositsAtom);
  app.list();
  app.mock.fault({ path: listPath, kind: 'status', value: 500 });
  await app.store.set(noteListedAtom);
  app.mock.fault({ path: listPath, kind: 'reply', value: { transaction_history: [{ amount: 'many' }] } });
  await app.store.set(noteListedAtom);
  const reading = app.store.set(noteListedAtom);
  app.logIn(second);
  await reading;
  app.store.set(closeSessionAtom);
  await app.store.set(noteListedAtom);
  expect(app.kept(begun)).toMatchObject({ listed: null, decided: null });
  app.logIn(demo);
  app.deposits.change = () => Promise.reject(new Error('no database'));
  await app.store.set(noteListedAtom);
});

it('a begun payment is reported once, and waits for its approval', async () => {
  const app = await open();
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  await app.store.set(noteListedAtom);
  await app.begin();
  const [id] = app.store.get(begunDepositsAtom);
  const posting = app.store.set(postBegunAtom, 'now');
  expect(app.store.get(begunDepositsAtom)).toEqual([]);
  expect(app.store.get(unreportedAtom)).toEqual([{ id, points: 600, reporting: true }]);
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  expect(await posting).toEqual([600]);
  expect([app.posted(), app.waiting(), app.deposits.kept.size]).toEqual([[600], [id], 0]);
  expect([app.store.get(unreportedAtom), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  // The next one knows of it without reading the list again.
  await app.begin();
  const [next] = app.deposits.kept.values();
  expect(next).toMatchObject({ listed: 1 });
  expect(app.local.getItem(left)).toBeNull();
});

it('without a network nothing is posted, and the payment stays', async () => {
  const app = await open();
  await app.begin();
  expect(await app.store.set(postBegunAtom, 'offline')).toEqual([]);
  expect([app.posted(), app.deposits.kept.size, app.store.get(depositBusyAtom)]).toEqual([[], 1, false]);
  expect(app.store.get(unreportedAtom)).toMatchObject([{ reporting: false }]);
  // It is this page's own: it follows at once.
  expect(await app.report()).toEqual([600]);
});

it('a page that leaves notes what it posts before its database can, and removes the note with the reply', async () => {
  const app = await open();
  app.local.setItem(left, '["other"]');
  await app.begin();
  const [id] = app.store.get(begunDepositsAtom);
  const { change } = app.deposits;
  app.deposits.change = () => new Promise(() => undefined);
  void app.store.set(postBegunAtom, 'leaving');
  expect([app.posted(), app.local.getItem(left)]).toEqual([[600], JSON.stringify(['other', id])]);
  app.deposits.change = change;

  const next = await open();
  await next.begin();
  expect(await next.store.set(postBegunAtom, 'leaving')).toEqual([600]);
  expect([next.local.getItem(left), next.deposits.kept.size]).toEqual([null, 0]);
});

it('of such notes fifty are kept', async () => {
  const app = await open();
  app.local.setItem(left, JSON.stringify(Array.from({ length: 50 }, (_, index) => `n${index}`)));
  app.mock.fault({ path: postPath, kind: 'hang' });
  await app.begin();
  const [id] = app.store.get(begunDepositsAtom);
  void app.store.set(postBegunAtom, 'leaving');
  const kept = JSON.parse(app.local.getItem(left) ?? '') as readonly string[];
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 'n1', id]);
});

it.each<[what: string, kind: 'status' | 'drop' | 'false-status', value: unknown, doubt: boolean]>([
  ['a refusal', 'status', 400, false],
  ['a false status', 'false-status', 'No', false],
  ['an end that nobody knows', 'status', 500, true],
  ['a broken connection', 'drop', undefined, true],
])('after %s the payment rests for 1.5 s', async (_, kind, value, doubt) => {
  const app = await open();
  app.mock.fault({ path: postPath, kind, value });
  app.keep({});
  expect(await app.report()).toEqual([]);
  expect(app.kept()).toEqual(app.intent({ doubt, tried: { at: app.mock.now(), restMs: 1500 } }));
  expect([app.posted(), app.waiting(), app.store.get(depositBusyAtom)]).toEqual([[600], [], false]);
  app.mock.advance('1s');
  expect(await app.report(true)).toEqual([]);
  app.mock.advance('1s');
  // Its own page waits for half a minute, unless the network is back.
  expect(await app.report()).toEqual([]);
  expect(app.posted()).toEqual([600]);
  expect(await app.report(true)).toEqual([600]);
  expect([app.posted(), app.waiting()]).toEqual([[600, 600], ['d1']]);
});

it('a refusal leaves a doubt that was there', async () => {
  const app = await open();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  app.keep({ doubt: true });
  await app.report();
  expect(app.kept()).toMatchObject({ doubt: true });
});

it('a page asks again half a minute after its own request, another page at once', async () => {
  const app = await open();
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

it('a request without a reply in 15 s rests for half a minute; a late reply ends it', async () => {
  vi.useFakeTimers();
  const app = await open();
  app.mock.fault({ path: postPath, kind: 'latency', value: 20_000 });
  app.keep({});
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(10);
  expect(app.kept()).toMatchObject({ doubt: true, tried: { at: app.mock.now(), restMs: 30_000 } });
  app.mock.advance('15s');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await reporting).toEqual([]);
  expect(app.kept()).toMatchObject({ doubt: true, tried: { at: app.mock.now(), restMs: 30_000 } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([app.deposits.kept.size, app.waiting()]).toEqual([0, ['d1']]);
});

it('a late refusal changes nothing', async () => {
  vi.useFakeTimers();
  const app = await open();
  app.mock.fault({ path: postPath, kind: 'latency', value: 20_000 });
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
  ['begun 2.9 s ago in another tab', { at: 2900 }, []],
  ['begun 3 s ago in another tab', { at: 3000 }, [600]],
  ['begun by a clock that was 3 s ahead', { at: -3000 }, [600]],
  ['tried 9 s ago, to rest for 10 s', { tried: 9000 }, []],
  ['tried 10 s ago, to rest for 10 s', { tried: 10_000 }, [600]],
])('a payment that was %s', async (_, ago: { at?: number; tried?: number }, posted) => {
  const app = await open();
  const now = app.mock.now();
  app.keep({
    ...(ago.at !== undefined && { at: now - ago.at }),
    ...(ago.tried !== undefined && { tried: { at: now - ago.tried, restMs: 10_000 } }),
  });
  expect(await app.report()).toEqual(posted);
  expect(app.posted()).toEqual(posted);
});

it('what a page has begun and not posted is not reported by it', async () => {
  const app = await open();
  await app.begin();
  app.mock.advance('1m');
  expect(await app.report(true)).toEqual([]);
  expect(app.posted()).toEqual([]);
});

it('what may have arrived is looked for even while it rests, and is not posted again', async () => {
  const app = await open();
  const tried = { at: app.mock.now(), restMs: 30_000 };
  app.keep({ tried, doubt: true }, { id: 'd2', tried, doubt: true, points: points(700) });
  app.list();
  expect(await app.report()).toEqual([600]);
  expect([app.posted(), app.waiting()]).toEqual([[], ['d1']]);
  expect([...app.deposits.kept.keys()]).toEqual(['d2']);
  expect(app.store.get(unreportedAtom)).toEqual([{ id: 'd2', points: 700, reporting: false }]);
});

it('a payment of which one line may be an older deposit is left alone', async () => {
  const app = await open();
  app.keep({ listed: null, doubt: true });
  app.list();
  expect(await app.report()).toEqual([]);
  expect(await app.again()).toBe('unclear');
  expect([app.posted(), app.kept()]).toEqual([[], app.intent({ listed: null, doubt: true })]);
});

it('what is absent is kept with what the list has of its points', async () => {
  const app = await open();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  app.list('rejected');
  app.keep({ listed: null, decided: null });
  await app.report();
  expect(app.kept()).toMatchObject({ listed: 1, decided: { approved: 0, rejected: 1 } });
});

it('of two payments of the same points one line proves one', async () => {
  const app = await open();
  const lost = { tried: { at: 1, restMs: 1500 }, doubt: true };
  app.keep(lost, { ...lost, id: 'd2', at: app.mock.now() - 1_800_000 });
  app.list();
  expect(await app.report()).toEqual([600, 600]);
  expect([app.posted(), app.deposits.kept.size, app.waiting()]).toEqual([[600], 0, ['d1', 'd2']]);
});

it('while the list cannot be read nothing is posted', async () => {
  const app = await open();
  app.keep({});
  app.mock.fault({ path: listPath, kind: 'status', value: 500, times: 2 });
  expect(await app.report()).toEqual([]);
  expect(await app.again()).toBe('failed');
  expect(app.posted()).toEqual([]);
  expect(await app.again()).toBe('reported');
});

it('another player’s payments are not his to report, nor a guest’s', async () => {
  const app = await open();
  const theirs = fingerprint(second);
  app.keep({ owner: theirs });
  expect(await app.report()).toEqual([]);
  expect(await app.store.set(postDepositAtom, app.intent({ owner: theirs }), false)).toBe(false);
  app.store.set(closeSessionAtom);
  expect(await app.report()).toEqual([]);
  expect(await app.again()).toBe('gone');
  expect([app.posted(), app.kept()]).toEqual([[], app.intent({ owner: theirs })]);
  app.logIn(second);
  expect(await app.report()).toEqual([600]);
});

it('a payment that another tab has tried since, or that is gone, is not posted', async () => {
  const app = await open();
  const seen = app.intent();
  expect(await app.store.set(postDepositAtom, seen, false)).toBe(false);
  app.keep({ tried: { at: 1, restMs: 1500 } });
  expect(await app.store.set(postDepositAtom, seen, false)).toBe(false);
  expect([app.posted(), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  expect(app.kept()).toEqual(app.intent({ tried: { at: 1, restMs: 1500 } }));
});

it('a payment does not leave with the token of a player who logged in meanwhile', async () => {
  const app = await open();
  app.keep({});
  const { change } = app.deposits;
  app.deposits.change = async (owner, step) => {
    const changed = await change(owner, step);
    app.logIn(second);
    return changed;
  };
  expect(await app.store.set(postDepositAtom, app.intent(), false)).toBe(false);
  expect(app.posted()).toEqual([]);
  // For its player it is as it was, and may be posted at once.
  expect(app.kept()).toEqual(app.intent({ tried: { at: app.mock.now(), restMs: 0 } }));
});

it('without a database nothing is reported, and nothing fails', async () => {
  const app = await open();
  app.deposits.of = () => Promise.reject(new Error('no database'));
  expect(await app.report()).toEqual([]);
  expect(await app.again()).toBe('failed');
});

it('what a closing page posted rests for 10 s, in doubt; the notes of another player stay', async () => {
  const app = await open();
  app.keep({}, { id: 'd3' });
  app.local.setItem(left, '["d1","d2"]');
  expect(await app.report()).toEqual([600]);
  expect(app.kept()).toEqual(
    app.intent({ listed: 1, doubt: true, tried: { at: app.mock.now(), restMs: 10_000 } }),
  );
  expect([app.posted(), app.local.getItem(left), app.kept('d3')]).toEqual([[600], '["d2"]', undefined]);
  app.mock.advance('10s');
  app.keep({ id: 'd2', owner: fingerprint(second) });
  expect(await app.report()).toEqual([600]);
  expect(app.local.getItem(left)).toBe('["d2"]');
  app.logIn(second);
  await app.report();
  expect([app.local.getItem(left), app.kept('d2')?.doubt]).toEqual([null, true]);
});

it('Report again looks first, posts what is not listed, and says how it ended', async () => {
  const app = await open();
  expect(await app.again()).toBe('gone');
  app.keep({});
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  expect(await app.again()).toBe('failed');
  app.mock.advance('2s');
  app.list();
  expect(await app.again()).toBe('reported');
  expect([app.posted(), app.waiting(), app.deposits.kept.size]).toEqual([[600], ['d1'], 0]);
});

it('Report again waits for what may be under way, and looks once more', async () => {
  vi.useFakeTimers();
  const app = await open();
  app.keep({ tried: { at: app.mock.now(), restMs: 30_000 } });
  const ends: string[] = [];
  void app.again().then(end => ends.push(end));
  await vi.advanceTimersByTimeAsync(29_000);
  expect([ends, app.posted()]).toEqual([[], []]);
  app.mock.advance('30s');
  await vi.advanceTimersByTimeAsync(1000);
  expect([ends, app.posted()]).toEqual([['reported'], [600]]);
});

it('Report again fails when another tab has tried since the list was read', async () => {
  const app = await open();
  app.keep({});
  const { change } = app.deposits;
  app.deposits.change = (owner, step) => {
    app.keep({ tried: { at: 5, restMs: 1500 } });
    return change(owner, step);
  };
  expect(await app.again()).toBe('failed');
  expect(app.posted()).toEqual([]);
});

it('the player may discard a payment, but not while its request is under way', async () => {
  vi.useFakeTimers();
  const app = await open();
  app.keep({}, { id: 'd2', points: points(700), tried: { at: app.mock.now(), restMs: 30_000 } });
  app.mock.fault({ path: postPath, kind: 'latency', value: 5000 });
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(100);
  await app.store.set(discardDepositAtom, 'd1');
  expect([...app.deposits.kept.keys()].toSorted()).toEqual(['d1', 'd2']);
  await app.store.set(discardDepositAtom, 'd2');
  expect([...app.deposits.kept.keys()]).toEqual(['d1']);
  expect(app.store.get(unreportedAtom)).toMatchObject([{ id: 'd1', reporting: true }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await reporting).toEqual([600]);
  await app.begin();
  const [id = ''] = app.store.get(begunDepositsAtom);
  await app.store.set(discardDepositAtom, id);
  expect([app.deposits.kept.size, app.store.get(begunDepositsAtom), app.store.get(depositBusyAtom)]).toEqual([
    0,
    [],
    false,
  ]);
  app.store.set(closeSessionAtom);
  app.keep({});
  await app.store.set(discardDepositAtom, 'd1');
  expect(app.kept()).toEqual<DepositIntent>(app.intent());
});

it('a history that is opened after the report does not wait for a reply that was asked for before it', async () => {
  const app = await open();
  await app.begin();
  const held = holdReply(app.mock, listPath);
  const older = app.store.set(walletHistoryResource.load);
  await held.asked;
  await app.store.set(postBegunAtom, 'now');
  const newer = await app.store.set(walletHistoryResource.load);
  expect(valueOf(newer)?.items[0]).toMatchObject({ points: 600, status: 'pending' });
  await held.deliver();
  expect(await older).toBe(newer);
});
