import { expect, it } from 'vitest';
import { decideDeposit } from '../../mock-server/rules/money.ts';
import { points } from '../../src/domain/points.ts';
import type { Deposit } from '../../src/domain/wallet/deposit.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import {
  awaitedAtom,
  checkAwaitedAtom,
  endedDepositsAtom,
} from '../../src/state/money/deposits/decisions.ts';
import { readDepositsAtom } from '../../src/state/money/deposits/deposits.ts';
import { noteListedAtom, postBegunAtom } from '../../src/state/money/deposits/posts.ts';
import { discardDepositAtom } from '../../src/state/money/deposits/reports.ts';
import { hasOpenDepositAtom } from '../../src/state/money/open-deposit.ts';
import { stored } from '../../src/storage/table.ts';
import { demo, depositBrowser, listPath, none, payingBrowser, second } from '../support/deposit-pages.ts';

// Reported deposits until the provider's list decides them (docs/reliability.md "Deposits"), without screens.

const hintKey = stored.openDeposits.key;
const oldKey = stored.awaitedDeposits.key;

const nextTask = () => new Promise(resolve => setTimeout(resolve));

async function open(...awaited: readonly Partial<Deposit>[]) {
  const browser = depositBrowser();
  const { mock, store, deposits, keep } = browser;
  const at = mock.now();
  const awaits = (...fields: readonly Partial<Deposit>[]) =>
    keep(...fields.map(one => ({ at, phase: { kind: 'awaited', at } as const, ...one })));
  awaits(...awaited);
  await store.set(readDepositsAtom);
  const inPhase = (kind: Deposit['phase']['kind']) =>
    [...deposits.kept.values()].filter(({ phase }) => phase.kind === kind).map(({ id }) => id);
  const states = (page = store) => page.get(awaitedAtom).map(one => `${one.deposit.id} ${one.state}`);
  const ended = () => store.get(endedDepositsAtom).map(one => `${one.deposit.id} ${one.state}`);
  const check = async () => (await store.set(checkAwaitedAtom)).map(one => `${one.deposit.id} ${one.state}`);
  const wallets = () => mock.calls().filter(({ path }) => path === '/api-user-wallet-balance').length;
  const decide = (id: number, status: 'approved' | 'rejected') =>
    decideDeposit(mock.data(), id, status, '2026-11-21T07:31:00.000Z');
  return {
    ...browser,
    at,
    awaits,
    ids: () => inPhase('awaited'),
    inPhase,
    states,
    ended,
    check,
    wallets,
    decide,
  };
}

it('a page knows of an open deposit before it has read any, until the last one has ended', async () => {
  const app = await open({}, { id: 'd2' });
  expect([app.states(), app.store.get(hasOpenDepositAtom)]).toEqual([['d1 waiting', 'd2 waiting'], true]);
  expect(app.openPage().get(hasOpenDepositAtom)).toBe(true);
  await app.store.set(discardDepositAtom, 'd1');
  expect([app.states(), app.store.get(hasOpenDepositAtom)]).toEqual([['d2 waiting'], true]);
  await app.store.set(discardDepositAtom, 'd2');
  expect([app.states(), app.store.get(hasOpenDepositAtom), app.local.getItem(hintKey)]).toEqual([
    [],
    false,
    null,
  ]);
});

it('a change by another tab is seen once that tab has announced it', async () => {
  const app = await open();
  const other = app.openPage();
  app.awaits({ id: 'd2' });
  await other.set(readDepositsAtom);
  const leave = app.store.sub(awaitedAtom, () => undefined);
  app.wrote('another key');
  await nextTask();
  expect(app.states()).toEqual([]);
  app.wrote(hintKey);
  await nextTask();
  expect([app.states(), app.store.get(hasOpenDepositAtom)]).toEqual([['d2 waiting'], true]);
  await other.set(discardDepositAtom, 'd2');
  leave();
  app.wrote(null);
  await nextTask();
  expect(app.states()).toEqual(['d2 waiting']);
  app.store.sub(awaitedAtom, () => undefined);
  app.wrote(null);
  await nextTask();
  expect(app.states()).toEqual([]);
});

it('a look that changes nothing tells other tabs nothing', async () => {
  const app = await open({});
  app.local.setItem(hintKey, 'before');
  await app.check();
  await app.store.set(readDepositsAtom);
  expect(app.local.getItem(hintKey)).toBe('before');
});

it('a browser that forbids its storage awaits all the same', async () => {
  const app = await open({});
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    local: { ...app.local, getItem: forbidden, setItem: forbidden, removeItem: forbidden },
  });
  expect(app.store.get(hasOpenDepositAtom)).toBe(false);
  await app.store.set(discardDepositAtom, 'd1');
  expect([app.states(), app.store.get(hasOpenDepositAtom)]).toEqual([[], false]);
});

it('each player takes over the deposits that an older build awaited', async () => {
  const app = await open();
  const old = {
    id: 'd1',
    owner: fingerprint(demo),
    points: 600,
    at: app.at,
    before: { approved: 1, rejected: 2 },
  };
  const theirs = { ...old, id: 'd9', owner: fingerprint(second) };
  // A page that died between its two writes left the deposit in both stores.
  const both = { ...old, id: 'd2', before: null };
  app.keep({ id: 'd2', before: null }, { id: 'd3' });
  app.local.setItem(oldKey, JSON.stringify([old, both, theirs, { id: 'odd' }]));
  await app.store.set(readDepositsAtom);
  expect(app.states().toSorted()).toEqual(['d1 waiting', 'd2 waiting']);
  expect([...app.deposits.kept.keys()].toSorted()).toEqual(['d1', 'd2', 'd3']);
  expect(app.unreported()).toEqual(['d3']);
  expect(app.kept()).toMatchObject({ before: { listed: 3, approved: 1, rejected: 2 }, at: app.at });
  expect(JSON.parse(app.local.getItem(oldKey) ?? '')).toMatchObject([{ id: 'd9' }]);
  app.logIn(second);
  await app.store.set(readDepositsAtom);
  expect([app.states(), app.local.getItem(oldKey)]).toEqual([['d9 waiting'], null]);
});

it('an approved deposit ends with a reading of the wallet, and a rejected one without', async () => {
  const app = await open({}, { id: 'd2', points: points(700) }, { id: 'd3', points: points(900) });
  const [first, next] = [app.list('pending', 600), app.list('pending', 700)];
  expect([await app.check(), app.ended(), app.wallets()]).toEqual([[], [], 0]);
  app.decide(next, 'rejected');
  expect(await app.check()).toEqual(['d2 rejected']);
  expect([app.ids(), app.wallets()]).toEqual([['d1', 'd3'], 0]);
  app.decide(first, 'approved');
  expect(await app.check()).toEqual(['d1 approved']);
  expect([app.ids(), app.wallets()]).toEqual([['d3'], 1]);
  expect(app.ended()).toEqual(['d2 rejected', 'd1 approved']);
  expect(app.states()).toEqual(['d3 waiting']);
  app.logIn(second);
  expect(app.ended()).toEqual([]);
});

it('a deposit is compared with the list of the first look from then on', async () => {
  const app = await open({ before: null });
  const id = app.list('pending');
  app.list('rejected');
  expect(await app.check()).toEqual([]);
  expect(app.store.get(awaitedAtom)[0]?.deposit.before).toMatchObject({
    listed: 2,
    approved: 0,
    rejected: 1,
  });
  app.decide(id, 'approved');
  expect(await app.check()).toEqual(['d1 approved']);
});

it('a deposit that nothing lists for a day is shown, until its line is there', async () => {
  const app = await open({}, { id: 'd2' });
  await app.check();
  app.mock.advance('23h');
  await app.check();
  expect(app.states()).toEqual(['d1 waiting', 'd2 waiting']);
  app.mock.advance('1h');
  expect(await app.check()).toEqual([]);
  expect(app.states()).toEqual(['d1 unmatched', 'd2 unmatched']);
  app.list();
  app.list();
  await app.check();
  expect(app.states()).toEqual(['d1 waiting', 'd2 waiting']);
});

it('while the history cannot be read as a whole nothing changes', async () => {
  const app = await open({});
  app.decide(app.list(), 'approved');
  app.mock.fault({ path: listPath, kind: 'status', value: 500 });
  expect(await app.check()).toEqual([]);
  app.mock.fault({ path: listPath, kind: 'reply', value: { transaction_history: [{ amount: 'many' }] } });
  expect(await app.check()).toEqual([]);
  expect([app.states(), app.ids(), app.ended()]).toEqual([['d1 waiting'], ['d1'], []]);
  expect(await app.check()).toEqual(['d1 approved']);
});

it('a decision that the database reverts is reported at the next look', async () => {
  const app = await open({});
  app.decide(app.list(), 'approved');
  const { change } = app.deposits;
  app.breakDatabase();
  expect([await app.check(), app.ended(), app.states()]).toEqual([[], [], ['d1 waiting']]);
  app.deposits.change = change;
  expect([await app.check(), app.ended(), app.states()]).toEqual([['d1 approved'], ['d1 approved'], []]);
});

it('another player’s deposits are not looked for, and stay', async () => {
  const app = await open({ owner: fingerprint(second) });
  expect([app.states(), await app.check(), app.lists()]).toEqual([[], [], 0]);
  app.awaits({ id: 'd2' });
  await app.store.set(readDepositsAtom);
  app.decide(app.list(), 'approved');
  expect(await app.check()).toEqual(['d2 approved']);
  expect([app.ids(), app.inPhase('approved')]).toEqual([['d1'], ['d2']]);
});

it('a list that is read while another player logs in decides nothing', async () => {
  const app = await open({});
  app.decide(app.list(), 'approved');
  const checking = app.check();
  app.logIn(second);
  expect(await checking).toEqual([]);
  expect([app.ids(), app.ended()]).toEqual([['d1'], []]);
});

it('a decision that is read while the player logs out and in again is reported at the next look', async () => {
  const app = await open({});
  app.decide(app.list(), 'approved');
  const checking = app.check();
  app.store.set(closeSessionAtom);
  expect(app.ended()).toEqual([]);
  app.logIn(demo);
  await app.store.set(readDepositsAtom);
  expect([await checking, app.ids(), app.states()]).toEqual([[], ['d1'], ['d1 waiting']]);
  expect([await app.check(), app.ended()]).toEqual([['d1 approved'], ['d1 approved']]);
});

it('a look that decides nothing draws nothing again', async () => {
  const app = await open({});
  const before = app.store.get(endedDepositsAtom);
  expect(await app.check()).toEqual([]);
  expect(app.store.get(endedDepositsAtom)).toBe(before);
});

it('a deposit that is awaited or dismissed during the reading of the list stays unchanged', async () => {
  const app = await open({}, { id: 'd2', points: points(700) });
  app.decide(app.list(), 'approved');
  app.decide(app.list('pending', 700), 'approved');
  app.decide(app.list('pending', 900), 'approved');
  const other = app.openPage();
  await other.set(readDepositsAtom);
  const checking = app.check();
  await other.set(discardDepositAtom, 'd2');
  app.awaits({ id: 'd3', points: points(900) });
  expect(await checking).toEqual(['d1 approved']);
  expect(app.ids()).toEqual(['d3']);
});

it('a decided deposit is remembered for a day, so no other one claims its line', async () => {
  const app = await open({});
  app.decide(app.list(), 'approved');
  expect(await app.check()).toEqual(['d1 approved']);
  expect(app.phase()).toEqual({ kind: 'approved', at: app.at });
  app.mock.advance('24h');
  app.awaits({ id: 'd2' });
  await app.store.set(readDepositsAtom);
  await app.check();
  expect([...app.deposits.kept.keys()]).toEqual(['d2']);
});

it('a line that names its deposit decides that one, regardless of other lines', async () => {
  const app = await open({}, { id: 'd2', before: { ...none, listed: 1 } });
  const [theirs, ours] = [app.list(), app.list()];
  for (const row of app.mock.data().fund_requests)
    if (row.id >= 900) row.client_ref = row.id === ours ? 'd2' : 'of another device';
  app.decide(theirs, 'approved');
  expect([await app.check(), app.states()]).toEqual([[], ['d1 waiting', 'd2 waiting']]);
  app.decide(ours, 'rejected');
  expect([await app.check(), app.states()]).toEqual([['d2 rejected'], ['d1 waiting']]);
});

it('a payment that was approved before this one began, and that no list has shown since, does not approve it', async () => {
  const app = await payingBrowser();
  await app.store.set(noteListedAtom);
  // It was paid by QR, and the support desk has entered it.
  const other = app.list();
  decideDeposit(app.mock.data(), other, 'approved', '2026-11-21T07:29:30.000Z');
  const id = await app.begun();
  app.mock.fault({ path: listPath, kind: 'drop' });
  await app.store.set(noteListedAtom);
  await app.store.set(postBegunAtom, 'now');
  expect([await app.store.set(checkAwaitedAtom), app.waiting()]).toEqual([[], [id]]);
  const own = app.mock
    .data()
    .fund_requests.find(
      ({ user_id, status, request_amount }) =>
        user_id === 1 && status === 'pending' && request_amount === 600,
    );
  decideDeposit(app.mock.data(), own?.id ?? 0, 'approved', '2026-11-21T07:31:00.000Z');
  expect(await app.store.set(checkAwaitedAtom)).toMatchObject([{ deposit: { id }, state: 'approved' }]);
});
