import { expect, it } from 'vitest';
import { decideDeposit } from '../../mock-server/rules/money.ts';
import { unreportedAtom } from '../../src/state/money/deposits/deposits.ts';
import { noteListedAtom, postBegunAtom } from '../../src/state/money/deposits/posts.ts';
import { checkAwaitedAtom } from '../../src/state/money/deposits/decisions.ts';
import { acceptLineAtom, reportMineAtom } from '../../src/state/money/deposits/reports.ts';
import { listPath, lost, none, payingBrowser, postPath } from '../support/deposit-pages.ts';

// A provider whose list has only its newest lines (docs/reliability.md "Deposits"), without screens.

type Fund = { readonly amount: number; readonly status?: 'pending' | 'rejected' };

/** The provider's list has the newest ten lines, of which these are the first ones, the newest first. */
async function open(...newest: readonly Fund[]) {
  const app = await payingBrowser();
  const { fund_requests } = app.mock.data();
  const add = ({ amount, status = 'rejected' }: Fund): number => {
    app.mock.advance('1m');
    const id = 900 + fund_requests.length;
    const at = new Date(app.mock.now()).toISOString();
    fund_requests.push({ id, user_id: 1, request_amount: amount, status, at });
    return id;
  };
  app.mock.fault({ path: listPath, kind: 'last-lines', value: 10, times: -1 });
  const ids = newest.toReversed().map(add).toReversed();
  const pay = async (fault: 'drop' | 'drop-after' | null, noted = true): Promise<string> => {
    const id = await app.begun();
    if (noted) await app.store.set(noteListedAtom);
    if (fault !== null) app.mock.fault({ path: postPath, kind: fault });
    await app.store.set(postBegunAtom, 'now');
    app.mock.advance('1m');
    return id;
  };
  const requests = (): number =>
    fund_requests.filter(row => row.user_id === 1 && row.request_amount === 600).length;
  const cards = () =>
    app.store
      .get(unreportedAtom)
      .map(({ id, line, hidden }) => [id, line ? 'line' : hidden ? 'hidden' : 'none']);
  return { ...app, add, ids, pay, requests, cards };
}

const others = (count: number): readonly Fund[] => Array.from({ length: count }, () => ({ amount: 700 }));

it('an old line of the same points leaves as the lost report enters: the app asks, and sends nothing', async () => {
  const app = await open(...others(9), { amount: 600 });
  const id = await app.pay('drop-after');
  expect([await app.report(true), app.requests()]).toEqual([[], 2]);
  expect(app.cards()).toEqual([[id, 'line']]);
  expect([await app.again(id), app.requests()]).toEqual(['asked', 2]);
  await app.store.set(acceptLineAtom, id);
  expect([await app.report(true), app.requests(), app.waiting()]).toEqual([[], 2, [id]]);
});

it('a report that did not arrive is sent again, though other lines entered and old ones left', async () => {
  const app = await open(...others(4), { amount: 600 }, ...others(4), { amount: 600 });
  const id = await app.pay('drop');
  app.add({ amount: 700 });
  expect([await app.report(true), app.requests(), app.waiting()]).toEqual([[600], 3, [id]]);
});

it('a line that has left the list again: the app says that it cannot see it, and sends nothing', async () => {
  const app = await open(...others(10));
  const id = await app.pay('drop-after');
  for (const fund of others(10)) app.add(fund);
  expect([await app.report(true), await app.again(id), app.requests()]).toEqual([[], 'asked', 1]);
  expect(app.cards()).toEqual([[id, 'hidden']]);
  // The player has looked elsewhere.
  expect([await app.store.set(reportMineAtom, id), app.requests()]).toEqual(['reported', 2]);
});

it.each([
  ['asks about the newest line of as many points', { amount: 600 }, 'line'],
  ['says that it cannot see it', { amount: 700 }, 'hidden'],
])('a payment that no list was read before, in a full list of today: the app %s', async (_, fund, kind) => {
  const app = await open(...others(10));
  app.mock.fault({ path: listPath, kind: 'drop' });
  const id = await app.pay('drop-after', true);
  for (const one of others(9)) app.add(one);
  app.add(fund);
  const sent = app.requests();
  expect([await app.report(true), app.requests(), app.cards()]).toEqual([[], sent, [[id, kind]]]);
});

it('a record of an older build, which has only counts, is asked about', async () => {
  const app = await open(...others(9), { amount: 600 });
  app.keep({ phase: lost, before: { ...none, listed: 1, rejected: 1, marks: undefined } });
  expect([await app.report(true), app.requests()]).toEqual([[], 1]);
  expect(app.cards()).toEqual([['d1', 'line']]);
});

it('a reported payment whose line has left explains no later line', async () => {
  const app = await open(...others(10));
  const first = await app.pay(null);
  for (const fund of others(10)) app.add(fund);
  const id = await app.pay('drop-after');
  expect(app.waiting()).toEqual([first]);
  expect([await app.report(true), app.requests(), app.cards()]).toEqual([[], 2, [[id, 'line']]]);
});

it('a payment that this browser reported meanwhile explains its own line', async () => {
  const app = await open(...others(9), { amount: 600 });
  const id = await app.pay('drop');
  const next = await app.pay(null);
  expect([await app.report(true), app.requests(), app.waiting()]).toEqual([[600], 3, [id, next]]);
});

it('a decision is told, though an old line of the same decision has left', async () => {
  const app = await open(...others(9), { amount: 600 });
  const id = await app.pay(null);
  expect(await app.store.set(checkAwaitedAtom)).toEqual([]);
  const own = app.mock.data().fund_requests.at(-1);
  decideDeposit(app.mock.data(), own?.id ?? 0, 'rejected', new Date(app.mock.now()).toISOString());
  expect(await app.store.set(checkAwaitedAtom)).toMatchObject([{ deposit: { id }, state: 'rejected' }]);
});

/** A payment whose report was lost, in a list that then lost the day with all other lines of as many points. */
async function afterAnOldDay() {
  const app = await payingBrowser();
  const { fund_requests } = app.mock.data();
  for (const id of [901, 902, 903])
    fund_requests.push({
      id,
      user_id: 1,
      request_amount: 600,
      status: 'rejected',
      at: '2026-11-10T07:30:00Z',
    });
  const id = await app.begun();
  await app.store.set(noteListedAtom);
  app.mock.fault({ path: postPath, kind: 'drop' });
  await app.store.set(postBegunAtom, 'now');
  fund_requests.splice(-3);
  app.mock.advance('1m');
  const requests = () => fund_requests.filter(row => row.user_id === 1 && row.request_amount === 600);
  return { ...app, id, requests };
}

it('a list that has lost old lines of the same points is no reason to report a payment twice', async () => {
  const { mock, report, requests, asked, id } = await afterAnOldDay();
  mock.fault({ path: postPath, kind: 'drop-after' });
  expect([await report(true), requests()]).toMatchObject([[], [{ status: 'pending' }]]);
  mock.advance('1m');
  await report(true);
  expect(requests()).toHaveLength(1);
  expect(asked()).toEqual([id]);
});

it('a decision is told, though old lines of the same decision had left before the report', async () => {
  const { mock, store, report, requests, id } = await afterAnOldDay();
  expect(await report(true)).toEqual([600]);
  decideDeposit(mock.data(), requests()[0]?.id ?? 0, 'rejected', new Date(mock.now()).toISOString());
  expect(await store.set(checkAwaitedAtom)).toMatchObject([{ deposit: { id }, state: 'rejected' }]);
});
