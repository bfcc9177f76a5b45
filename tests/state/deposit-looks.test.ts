import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import { noteListedAtom } from '../../src/state/money/deposits/deposit-lists.ts';
import { postBegunAtom } from '../../src/state/money/deposits/deposit-posts.ts';
import { discardDepositAtom } from '../../src/state/money/deposits/deposit-reports.ts';
import { begunDepositsAtom, unreportedAtom } from '../../src/state/money/deposits/deposits.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import { listPath, payingBrowser, postPath, second } from '../support/deposit-pages.ts';

// Deposits as they are looked for in the provider's list (docs/reliability.md "Deposits"), without screens.

afterEach(() => {
  vi.useRealTimers();
});

it('an id that is none begins no payment', async () => {
  const app = await payingBrowser();
  app.mock.fault({
    path: '/api-admin-bank-details',
    kind: 'reply',
    value: {
      status: true,
      bank_details: [{ paytm_upi_id: 'no id', upi_id: 'no id', upi_payment_id: 'no id' }],
    },
  });
  await app.store.set(payeesResource.refresh);
  expect(await app.begin()).toEqual({ ok: false, error: 'error.upiNotFound' });
  expect([app.deposits.kept.size, app.store.get(begunDepositsAtom)]).toEqual([0, []]);
});

it('where nothing is to be reported, no list is read and nothing is drawn anew', async () => {
  const app = await payingBrowser();
  const before = app.store.get(unreportedAtom);
  expect([await app.report(), app.lists()]).toEqual([[], 0]);
  expect(app.store.get(unreportedAtom)).toBe(before);
});

it('what another tab has just begun, and what this page has just sent, is not looked for', async () => {
  const app = await payingBrowser();
  app.keep({ at: app.mock.now() - 1000, listed: null });
  expect([await app.report(), app.lists(), app.kept()?.listed]).toEqual([[], 0, null]);
  app.mock.advance('2s');
  app.mock.fault({ path: postPath, kind: 'status', value: 500 });
  expect([await app.report(), app.lists(), app.kept()?.doubt]).toEqual([[], 1, true]);
  app.mock.advance('1s');
  expect([await app.report(true), app.lists()]).toEqual([[], 1]);
  app.mock.advance('1s');
  expect([await app.report(true), app.lists(), app.posted()]).toEqual([[600], 2, [600, 600]]);
});

it('a guest has no payments: no database is opened for him, and no list read', async () => {
  const app = await payingBrowser();
  app.keep({});
  app.store.set(closeSessionAtom);
  const changes = app.breakDatabase();
  const read = vi.spyOn(app.deposits, 'of');
  await app.store.set(noteListedAtom);
  await app.store.set(discardDepositAtom, 'd1');
  expect([await app.report(), await app.again()]).toEqual([[], 'gone']);
  expect([changes(), read.mock.calls, app.lists()]).toEqual([0, [], 0]);
});

it('a list that cannot be read is noted nowhere, and nothing is posted', async () => {
  const app = await payingBrowser();
  app.keep({});
  await app.begun(700);
  const changes = app.breakDatabase();
  app.mock.fault({ path: listPath, kind: 'status', value: 500, times: 3 });
  await app.store.set(noteListedAtom);
  expect([await app.report(), await app.again()]).toEqual([[], 'failed']);
  expect([changes(), app.lists(), app.posted()]).toEqual([0, 3, []]);
});

it.each([
  ['logs out', null],
  ['gives way to another player', second],
])('while the list is read the player %s: his payment stays as it is', async (_, next) => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  app.keep({ listed: null });
  app.slow(1000, listPath);
  const reporting = app.report();
  await vi.advanceTimersByTimeAsync(500);
  if (next === null) app.store.set(closeSessionAtom);
  else app.logIn(next);
  const changes = app.breakDatabase();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reporting).toEqual([]);
  expect([changes(), app.posted(), app.kept()]).toEqual([0, [], app.intent({ listed: null })]);
});

it('a line that a payment had counted when it began does not hide the line of its own', async () => {
  const app = await payingBrowser();
  const resting = { tried: { at: app.mock.now(), restMs: 30_000 }, doubt: true };
  app.keep(resting, { ...resting, id: 'd2', at: app.mock.now() - 60_000, listed: 1 });
  app.list();
  expect([await app.report(), app.waiting()]).toEqual([[600], ['d1']]);
  expect(app.kept('d2')).toMatchObject({ listed: 1 });
  app.list();
  expect([await app.report(), app.waiting(), app.posted()]).toEqual([[600], ['d1', 'd2'], []]);
});

it('Report again reports the payment that it stands at, not the oldest', async () => {
  const app = await payingBrowser();
  app.keep({}, { id: 'd2', points: points(700), at: app.mock.now() - 60_000 });
  expect(await app.again('d2')).toBe('reported');
  expect([app.posted(), app.waiting(), app.kept('d2')]).toEqual([[700], ['d2'], undefined]);
  expect(app.kept()).toEqual(app.intent());
});

it('of two tabs that report a payment at the same moment one posts', async () => {
  const app = await payingBrowser();
  const other = app.openPage();
  app.keep({});
  expect(await Promise.all([app.again(), app.again('d1', other)])).toEqual(['reported', 'failed']);
  app.keep({ points: points(700) });
  expect(await Promise.all([app.report(), app.report(false, other)])).toEqual([[700], []]);
  expect(app.posted()).toEqual([600, 700]);
});

it('a payment that is discarded takes no other with it', async () => {
  const app = await payingBrowser();
  app.keep({});
  const id = await app.begun(700);
  await app.store.set(discardDepositAtom, 'd1');
  expect([[...app.deposits.kept.keys()], app.store.get(begunDepositsAtom)]).toEqual([[id], [id]]);
  expect(app.store.get(unreportedAtom)).toEqual([{ id, points: 700, reporting: true }]);
});

it('the line of a late reply is not taken for that of the next payment', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  await app.store.set(noteListedAtom);
  const first = await app.begun();
  app.slow(20_000);
  const posting = app.store.set(postBegunAtom, 'now');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await posting).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([app.waiting(), app.kept(first)]).toEqual([[first], undefined]);
  // The list is not read before the next request, which gets lost.
  const next = await app.begun();
  app.mock.fault({ path: postPath, kind: 'drop' });
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  app.mock.advance('1m');
  expect(app.kept(next)).toMatchObject({ listed: 1, doubt: true });
  expect([await app.report(), app.posted()]).toEqual([[600], [600, 600, 600]]);
  // The provider has two requests of 600 points.
  expect(app.mock.data().fund_requests.filter(one => one.request_amount === 600)).toHaveLength(2);
  expect(app.waiting()).toEqual([first, next]);
});

it('a list that was read while a request was under way is not counted on', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  await app.store.set(noteListedAtom);
  const id = await app.begun();
  app.slow(5000);
  const posting = app.store.set(postBegunAtom, 'now');
  await vi.advanceTimersByTimeAsync(100);
  // The line stands in it already.
  await app.store.set(noteListedAtom);
  await vi.advanceTimersByTimeAsync(5000);
  expect([await posting, app.waiting()]).toEqual([[600], [id]]);
  expect(app.kept(await app.begun())).toMatchObject({ listed: null, decided: null });
});
