import { afterEach, expect, it, vi } from 'vitest';
import { points } from '../../src/domain/points.ts';
import { next } from '../../src/domain/wallet/deposit.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { valueOf } from '../../src/lib/remote.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import { awaitedAtom } from '../../src/state/money/deposits/decisions.ts';
import {
  begunDepositsAtom,
  depositBusyAtom,
  ownDepositsAtom,
  unreportedAtom,
} from '../../src/state/money/deposits/deposits.ts';
import { beginDepositAtom, noteListedAtom, postBegunAtom } from '../../src/state/money/deposits/posts.ts';
import { hasOpenDepositAtom } from '../../src/state/money/open-deposit.ts';
import { payeesResource } from '../../src/state/reading/payment-methods.ts';
import { walletHistoryResource } from '../../src/state/reading/wallet-reading.ts';
import { stored } from '../../src/storage/table.ts';
import {
  demo,
  depositBrowser,
  listPath,
  lost,
  payingBrowser,
  postPath,
  second,
} from '../support/deposit-pages.ts';
import { holdReply } from '../support/held-reply.ts';

// Deposits as they are begun and posted (docs/reliability.md "Deposits"), without screens.

afterEach(() => {
  vi.useRealTimers();
});

const fresh = { kind: 'begun', rest: null } as const;

it('a deposit is kept before its link can be opened, and is under way from then on', async () => {
  const app = await payingBrowser();
  expect([app.store.get(unreportedAtom), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  const begun = await app.begin();
  const ref = `T${app.mock.now()}A\\d+`;
  expect(begun.ok && begun.value).toMatch(
    new RegExp(`^paytmmp://pay\\?pa=.*&pn=Demo%20Player&am=600\\.00&cu=INR&tn=a%20note&tr=${ref}$`),
  );
  const [kept] = app.deposits.kept.values();
  const owner = fingerprint(demo);
  expect(kept).toEqual({
    id: kept?.id,
    owner,
    points: 600,
    at: app.mock.now(),
    before: null,
    phase: fresh,
  });
  expect(app.store.get(unreportedAtom)).toEqual([
    { id: kept?.id, points: 600, reporting: true, line: null, hidden: false },
  ]);
  expect(app.store.get(begunDepositsAtom)).toEqual([kept?.id]);
  expect(app.store.get(depositBusyAtom)).toBe(true);
  expect(app.openPage().get(hasOpenDepositAtom)).toBe(true);
  // Only one payment is reported at a time.
  expect(await app.begin()).toEqual({ ok: false, error: 'error.paymentStart' });
  expect(app.posted()).toEqual([]);
});

it('a page names each of its deposits once, however often it posts them', async () => {
  const app = await payingBrowser();
  await app.begin();
  await app.store.set(postBegunAtom, 'now');
  await app.begin();
  await app.store.set(postBegunAtom, 'now');
  expect(app.posted()).toHaveLength(2);
  expect(app.store.get(app.store.get(ownDepositsAtom)).mine).toEqual([...app.deposits.kept.keys()]);
});

it('two payments of one moment have different references', async () => {
  const app = await payingBrowser();
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

it('an invalid id begins no payment', async () => {
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

it('a guest and a browser that keeps nothing begin no payment', async () => {
  const app = await payingBrowser();
  const unwritten = { ok: false, error: 'error.unwritten' };
  const { add } = app.deposits;
  app.deposits.add = () => Promise.reject(new Error('no database'));
  expect(await app.begin()).toEqual(unwritten);
  // A commit that hung has landed after all.
  app.deposits.add = async deposit => {
    void Promise.resolve().then(() => add(deposit));
    throw new DOMException('matka-deposits does not answer', 'TimeoutError');
  };
  expect(await app.begin()).toEqual(unwritten);
  await vi.waitFor(() =>
    expect([...app.deposits.kept.values()]).toMatchObject([{ phase: { kind: 'discarded' } }]),
  );
  app.deposits.kept.clear();
  app.deposits.add = add;
  expect([app.store.get(unreportedAtom), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  app.store.set(closeSessionAtom);
  expect(await app.begin()).toEqual({ ok: false, error: 'error.paymentStart' });
  expect(app.deposits.kept.size).toBe(0);
});

it("a payment keeps the provider's list from when it began, and its decisions once it is read again", async () => {
  const app = await payingBrowser();
  app.list('rejected');
  app.list('pending');
  await app.store.set(noteListedAtom);
  const id = await app.begun();
  expect(app.kept(id)?.before).toMatchObject({ listed: 2, approved: null, rejected: null });
  await app.store.set(noteListedAtom);
  expect(app.kept(id)?.before).toMatchObject({ listed: 2, approved: 0, rejected: 1 });
});

it('a list that is read after the payment began is noted with it alone, unless its request has left', async () => {
  const app = await payingBrowser();
  const begun = await app.begun();
  app.keep({ id: 'older', before: null });
  app.list('rejected');
  await app.store.set(noteListedAtom);
  expect(app.kept(begun)?.before).toMatchObject({ listed: 1, approved: 0, rejected: 1 });
  expect(app.kept('older')?.before).toBeNull();
  const rest = { at: app.mock.now(), ms: 30_000 };
  app.keep({ ...app.kept(begun), phase: { kind: 'posting', rest, doubted: false } });
  app.list();
  await app.store.set(noteListedAtom);
  expect(app.kept(begun)?.before).toMatchObject({ listed: 1 });
});

it('a list that cannot be read, of a guest, or of the player before, is not noted', async () => {
  const app = await payingBrowser();
  const begun = await app.begun();
  const changed = vi.spyOn(app.deposits, 'change');
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
  expect([app.kept(begun)?.before, changed.mock.calls]).toEqual([null, []]);
  app.logIn(demo);
  app.breakDatabase();
  await app.store.set(noteListedAtom);
});

it('a begun payment is reported once, and waits for its approval', async () => {
  const app = await payingBrowser();
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  await app.store.set(noteListedAtom);
  const id = await app.begun();
  const posting = app.store.set(postBegunAtom, 'now');
  expect(app.store.get(begunDepositsAtom)).toEqual([]);
  expect(app.store.get(unreportedAtom)).toEqual([
    { id, points: 600, reporting: true, line: null, hidden: false },
  ]);
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  expect(await posting).toEqual([600]);
  expect([app.posted(), app.waiting(), app.unreported()]).toEqual([[600], [id], []]);
  expect([app.store.get(unreportedAtom), app.store.get(depositBusyAtom)]).toEqual([[], false]);
  // The next one knows of it without reading the list again.
  expect(app.kept(await app.begun())?.before?.listed).toBe(1);
});

it('a page that leaves posts before its database can note it, so the next page waits and looks first', async () => {
  const app = await payingBrowser();
  await app.store.set(noteListedAtom);
  const id = await app.begun();
  const change = () => new Promise<never>(() => undefined);
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: { ...app.deposits, change },
  });
  void app.store.set(postBegunAtom, 'leaving');
  expect([app.posted(), app.phase(id)]).toEqual([[600], fresh]);
  const next = app.openPage();
  app.mock.advance('1h');
  expect([await app.report(false, next), app.posted(), app.asked(next)]).toEqual([[], [600], [id]]);
});

it('a request is kept for its page’s death, and the browser sends it to its end', async () => {
  const app = await payingBrowser();
  const sent = vi.spyOn(app.mock, 'fetch');
  app.mock.fault({ path: postPath, kind: 'hang' });
  const id = await app.begun();
  void app.store.set(postBegunAtom, 'leaving');
  await vi.waitFor(() =>
    expect(app.phase(id)).toEqual({
      kind: 'posting',
      rest: { at: app.mock.now(), ms: 10_000 },
      doubted: false,
    }),
  );
  expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
});

/** A page that sees two other payments: 500 points of a page that died, and 900 that another tab has just begun. */
async function amongOthers() {
  const app = await payingBrowser();
  const { mock } = app;
  app.keep(
    { id: 'older', points: points(500), phase: { kind: 'doubt', rest: { at: mock.now(), ms: 30_000 } } },
    { id: 'theirs', points: points(900), at: mock.now() - 1000, phase: fresh },
  );
  expect(await app.report()).toEqual([]);
  const others = () => [app.kept('older'), app.kept('theirs')];
  return {
    ...app,
    others,
    post: (occasion: 'now' | 'leaving' = 'now') => app.store.set(postBegunAtom, occasion),
    shown: () => app.store.get(unreportedAtom).map(one => `${one.points} ${one.reporting}`),
  };
}

it('a page posts the payment that it has begun, and leaves the others as they are', async () => {
  const app = await amongOthers();
  const before = app.others();
  const id = await app.begun(700);
  expect(app.shown()).toEqual(['500 false', '900 false', '700 true']);
  expect(await app.post()).toEqual([700]);
  expect([app.posted(), app.shown()]).toEqual([[700], ['500 false', '900 false']]);
  expect(app.others()).toEqual(before);
  expect(app.store.get(awaitedAtom)).toMatchObject([{ deposit: { id, points: 700 } }]);
});

it('a refusal is noted with the refused payment alone, and counts for nothing in the list', async () => {
  const app = await amongOthers();
  const before = app.others();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  const id = await app.begun(700);
  expect(await app.post()).toEqual([]);
  expect(app.phase(id)).toEqual({ kind: 'begun', rest: { at: app.mock.now(), ms: 1500 } });
  expect([app.posted(), app.others(), app.waiting()]).toEqual([[700], before, []]);
  expect(app.kept(await app.begun(700))).toMatchObject({ points: 700, before: { listed: 0 } });
});

it('the end of one request leaves another one under way, and nothing is begun before both have ended', async () => {
  vi.useFakeTimers();
  const app = await amongOthers();
  app.mock.advance('31s');
  app.keep({ id: 'theirs', points: points(900), at: app.mock.now() - 1000, phase: fresh });
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

it('a payment remembers the decisions before it, even when they were read as its request left', async () => {
  const app = await amongOthers();
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

it('a payment is posted although the database dies after its link was opened', async () => {
  const app = await amongOthers();
  const id = await app.begun(700);
  app.breakDatabase();
  expect(await app.post()).toEqual([700]);
  expect([app.posted(), app.shown(), app.waiting()]).toEqual([[700], ['500 false', '900 false'], [id]]);
});

it('without the database Report again sends a refused payment once more, and one without a reply not', async () => {
  const app = await amongOthers();
  const id = await app.begun(700);
  app.breakDatabase();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  expect(await app.post()).toEqual([]);
  app.mock.fault({ path: postPath, kind: 'drop-after' });
  app.mock.advance('2s');
  expect(await app.again(id)).toBe('failed');
  expect(await app.again(id)).toBe('failed');
  expect(app.posted()).toEqual([700, 700]);
});

it('once the database works again, a payment that was refused meanwhile is reported and stored', async () => {
  const app = await amongOthers();
  const id = await app.begun(700);
  const { change } = app.deposits;
  app.breakDatabase();
  app.mock.fault({ path: postPath, kind: 'status', value: 400 });
  expect(await app.post()).toEqual([]);
  app.deposits.change = change;
  app.mock.advance('2s');
  expect(await app.again(id)).toBe('reported');
  expect([app.posted(), app.phase(id)]).toEqual([[700, 700], { kind: 'awaited', at: app.mock.now() }]);
});

it('a page that leaves without its database posts all the same, and knows its awaited payments', async () => {
  const app = await amongOthers();
  const id = await app.begun(700);
  app.breakDatabase();
  expect(await app.post('leaving')).toEqual([700]);
  expect([app.shown(), app.waiting()]).toEqual([['500 false', '900 false'], [id]]);
});

it('a page that returns while its last request is under way leaves that alone', async () => {
  vi.useFakeTimers();
  const app = await amongOthers();
  const id = await app.begun(700);
  app.slow(5000);
  const posting = app.post('leaving');
  await vi.advanceTimersByTimeAsync(100);
  const underWay = { kind: 'posting', rest: { at: app.mock.now(), ms: 10_000 }, doubted: false };
  expect(app.phase(id)).toEqual(underWay);
  expect(await app.report(true)).toEqual([]);
  expect(app.phase(id)).toEqual(underWay);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await posting).toEqual([700]);
  expect([app.posted(), app.waiting()]).toEqual([[700], [id]]);
});

it('only other tabs hear of a report, through the one key of the storage table', async () => {
  const app = await amongOthers();
  const written = vi.spyOn(app.local, 'setItem');
  await app.begun(700);
  expect(await app.post()).toEqual([700]);
  expect(new Set(written.mock.calls.map(([key]) => key))).toEqual(new Set([stored.openDeposits.key]));
});

it('without a begun deposit nothing is drawn again', async () => {
  const app = await amongOthers();
  const before = app.store.get(begunDepositsAtom);
  expect([await app.post(), await app.post('leaving')]).toEqual([[], []]);
  expect(app.store.get(begunDepositsAtom)).toBe(before);
});

it('a list that was read while a request was under way is not counted twice', async () => {
  vi.useFakeTimers();
  const app = await payingBrowser();
  await app.store.set(noteListedAtom);
  const id = await app.begun();
  app.slow(5000);
  const posting = app.store.set(postBegunAtom, 'now');
  await vi.advanceTimersByTimeAsync(100);
  // The list already contains the line.
  await app.store.set(noteListedAtom);
  await vi.advanceTimersByTimeAsync(5000);
  expect([await posting, app.waiting()]).toEqual([[600], [id]]);
  expect(app.kept(await app.begun())?.before?.listed).toBe(1);
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
  expect([app.waiting(), app.unreported()]).toEqual([[first], []]);
  // The list is not read before the next request, which gets lost.
  const next = await app.begun();
  app.mock.fault({ path: postPath, kind: 'drop' });
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  app.mock.advance('1m');
  expect(app.kept(next)).toMatchObject({ before: { listed: 1 }, phase: { kind: 'doubt' } });
  expect([await app.report(), app.posted()]).toEqual([[600], [600, 600, 600]]);
  // The provider has two requests of 600 points.
  expect(app.mock.data().fund_requests.filter(one => one.request_amount === 600)).toHaveLength(2);
  expect(app.waiting()).toEqual([first, next]);
});

it('a history that is opened after the report does not wait for a reply that was asked for before it', async () => {
  const app = await payingBrowser();
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

it('a reply also ends an earlier lost request', async () => {
  const app = await payingBrowser();
  app.keep({ phase: lost });
  expect(await app.report()).toEqual([600]);
  expect(app.phase()).toEqual({ kind: 'awaited', at: app.mock.now() });
});

it('a step that is done twice posts nothing when another tab has claimed the payment meanwhile', async () => {
  const app = await payingBrowser();
  const id = await app.begun();
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: {
      ...app.deposits,
      change: async (owner, step) => {
        // The connection dies before the first end is kept, and another tab posts.
        step(await app.deposits.of(owner));
        await app.deposits.change(owner, kept =>
          kept.map(one => next(one, { kind: 'leaves', at: 5, ms: 30_000, doubted: false })),
        );
        return app.deposits.change(owner, step);
      },
    },
  });
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([]);
  expect(app.posted()).toEqual([]);
  expect(app.phase(id)).toMatchObject({ kind: 'posting', rest: { at: 5 } });
});

it('a step that runs twice posts once when no other page has claimed the payment', async () => {
  const app = await payingBrowser();
  await app.begun();
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    deposits: {
      ...app.deposits,
      change: async (owner, step) => {
        step(await app.deposits.of(owner));
        return app.deposits.change(owner, step);
      },
    },
  });
  expect(await app.store.set(postBegunAtom, 'now')).toEqual([600]);
  expect(app.posted()).toEqual([600]);
});
