import { expect, it } from 'vitest';
import { decideDeposit } from '../../mock-server/rules/money.ts';
import type { AwaitedDeposit } from '../../src/domain/awaited-deposit.ts';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { environmentAtom } from '../../src/state/core/environment.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import { awaitsDepositAtom } from '../../src/state/money/awaits-deposit.ts';
import {
  awaitDepositAtom,
  awaitedAtom,
  checkAwaitedAtom,
  dismissAwaitedAtom,
  endedDepositsAtom,
  rereadAwaitedAtom,
} from '../../src/state/money/deposits/awaited-deposits.ts';
import { stored } from '../../src/storage/table.ts';
import { demo, depositBrowser, listPath, second } from '../support/deposit-pages.ts';

// Reported deposits until the provider's list decides them (docs/reliability.md "Deposits"), without screens.

const { key } = stored.awaitedDeposits;
const none = { approved: 0, rejected: 0 };

function open(...awaited: readonly Partial<AwaitedDeposit>[]) {
  const browser = depositBrowser();
  const { mock, store, local } = browser;
  const deposit = (fields: Partial<AwaitedDeposit>): AwaitedDeposit => ({
    id: 'd1',
    owner: fingerprint(demo),
    points: points(600),
    at: mock.now(),
    before: none,
    ...fields,
  });
  if (awaited.length > 0) local.setItem(key, JSON.stringify(awaited.map(deposit)));
  const ids = (): readonly string[] =>
    (JSON.parse(local.getItem(key) ?? '[]') as AwaitedDeposit[]).map(({ id }) => id);
  const states = (page = store) => page.get(awaitedAtom).map(one => `${one.deposit.id} ${one.state}`);
  const ended = () => store.get(endedDepositsAtom).map(one => `${one.deposit.id} ${one.state}`);
  const check = async () => (await store.set(checkAwaitedAtom)).map(one => `${one.deposit.id} ${one.state}`);
  const wallets = () => mock.calls().filter(({ path }) => path === '/api-user-wallet-balance').length;
  const decide = (id: number, status: 'approved' | 'rejected') =>
    decideDeposit(mock.data(), id, status, '2026-11-21T07:31:00.000Z');
  return { ...browser, deposit, ids, states, ended, check, wallets, decide };
}

it('a reported deposit is awaited once, with what was decided before it', () => {
  const app = open();
  expect([app.states(), app.store.get(awaitsDepositAtom)]).toEqual([[], false]);
  app.store.set(awaitDepositAtom, app.intent({ decided: { approved: 2, rejected: 1 } }));
  app.store.set(awaitDepositAtom, app.intent());
  expect(app.store.get(awaitedAtom)).toEqual([
    { deposit: app.deposit({ before: { approved: 2, rejected: 1 } }), state: 'waiting' },
  ]);
  expect([app.ids(), app.store.get(awaitsDepositAtom)]).toEqual([['d1'], true]);
  app.store.set(dismissAwaitedAtom, 'd1');
  expect([app.ids(), app.store.get(awaitsDepositAtom)]).toEqual([[], false]);
});

it('what another tab awaits is not lost, and is seen once its key is read', () => {
  const app = open();
  expect([app.states(), app.store.get(awaitsDepositAtom)]).toEqual([[], false]);
  const other = app.openPage();
  other.set(awaitDepositAtom, app.intent({ id: 'd2' }));
  app.store.set(rereadAwaitedAtom, 'another key');
  expect([app.states(), app.store.get(awaitsDepositAtom)]).toEqual([[], false]);
  app.store.set(rereadAwaitedAtom, key);
  expect([app.states(), app.store.get(awaitsDepositAtom)]).toEqual([['d2 waiting'], true]);
  other.set(awaitDepositAtom, app.intent({ id: 'd3' }));
  app.store.set(awaitDepositAtom, app.intent({ id: 'd4' }));
  expect([app.states(), app.ids()]).toEqual([
    ['d2 waiting', 'd3 waiting', 'd4 waiting'],
    ['d2', 'd3', 'd4'],
  ]);
  other.set(dismissAwaitedAtom, 'd2');
  app.store.set(rereadAwaitedAtom, null);
  expect(app.states()).toEqual(['d3 waiting', 'd4 waiting']);
});

it('fifty are kept, the newest; the last one that is dismissed leaves nothing', () => {
  const app = open(...Array.from({ length: 50 }, (_, index) => ({ id: `n${index}` })));
  app.store.set(awaitDepositAtom, app.intent());
  expect([app.ids().length, app.ids()[0], app.ids().at(-1)]).toEqual([50, 'n1', 'd1']);
  for (const id of app.ids()) app.store.set(dismissAwaitedAtom, id);
  expect([app.local.getItem(key), app.store.get(awaitsDepositAtom)]).toEqual([null, false]);
  app.store.set(dismissAwaitedAtom, 'd1');
  expect(app.local.getItem(key)).toBeNull();
});

it('a browser that forbids its storage awaits nothing', () => {
  const app = open();
  const forbidden = () => {
    throw new DOMException('', 'SecurityError');
  };
  app.store.set(environmentAtom, {
    ...app.store.get(environmentAtom),
    local: { ...app.local, getItem: forbidden, setItem: forbidden },
  });
  expect(app.store.get(awaitsDepositAtom)).toBe(false);
  app.store.set(awaitDepositAtom, app.intent());
  expect([app.states(), app.store.get(awaitsDepositAtom)]).toEqual([['d1 waiting'], false]);
});

it('an approved deposit ends, and the wallet is read again; a rejected one ends without it', async () => {
  const app = open({}, { id: 'd2', points: points(700) }, { id: 'd3', points: points(900) });
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

it('what was listed at the first look is what a deposit is compared with from then on', async () => {
  const app = open({ before: null });
  const id = app.list('pending');
  app.list('rejected');
  expect(await app.check()).toEqual([]);
  expect(app.store.get(awaitedAtom)[0]?.deposit.before).toMatchObject({ approved: 0, rejected: 1 });
  app.decide(id, 'approved');
  expect(await app.check()).toEqual(['d1 approved']);
});

it('a deposit that nothing lists for a day is told, until its line is there', async () => {
  const app = open({}, { id: 'd2' });
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
  const app = open({});
  app.decide(app.list(), 'approved');
  app.mock.fault({ path: listPath, kind: 'status', value: 500 });
  expect(await app.check()).toEqual([]);
  app.mock.fault({ path: listPath, kind: 'reply', value: { transaction_history: [{ amount: 'many' }] } });
  expect(await app.check()).toEqual([]);
  expect([app.states(), app.ids(), app.ended()]).toEqual([['d1 waiting'], ['d1'], []]);
  expect(await app.check()).toEqual(['d1 approved']);
});

it('another player’s deposits are not looked for, and stay', async () => {
  const app = open({ owner: fingerprint(second) });
  expect([app.states(), await app.check(), app.lists()]).toEqual([[], [], 0]);
  // The next visitor reads what is awaited, whose it is he does not know.
  expect(app.store.get(awaitsDepositAtom)).toBe(true);
  app.store.set(awaitDepositAtom, app.intent({ id: 'd2' }));
  app.decide(app.list(), 'approved');
  expect(await app.check()).toEqual(['d2 approved']);
  expect(app.ids()).toEqual(['d1']);
});

it('what is read while another player logs in decides nothing', async () => {
  const app = open({});
  app.decide(app.list(), 'approved');
  const checking = app.check();
  app.logIn(second);
  expect(await checking).toEqual([]);
  expect([app.ids(), app.ended()]).toEqual([['d1'], []]);
});

it('what is read while the player logs out and in again is told at the next look', async () => {
  const app = open({});
  app.decide(app.list(), 'approved');
  const checking = app.check();
  app.store.set(closeSessionAtom);
  expect(app.ended()).toEqual([]);
  app.logIn(demo);
  expect([await checking, app.ids(), app.states()]).toEqual([[], ['d1'], ['d1 waiting']]);
  expect([await app.check(), app.ended()]).toEqual([['d1 approved'], ['d1 approved']]);
});

it('a look that decides nothing draws nothing anew', async () => {
  const app = open({});
  const before = app.store.get(endedDepositsAtom);
  expect(await app.check()).toEqual([]);
  expect(app.store.get(endedDepositsAtom)).toBe(before);
});

it('what is awaited or dismissed while the list is read is left as it is', async () => {
  const app = open({}, { id: 'd2', points: points(700) });
  app.decide(app.list(), 'approved');
  app.decide(app.list('pending', 700), 'approved');
  app.decide(app.list('pending', 900), 'approved');
  const other = app.openPage();
  const checking = app.check();
  other.set(dismissAwaitedAtom, 'd2');
  other.set(awaitDepositAtom, app.intent({ id: 'd3', points: points(900) }));
  expect(await checking).toEqual(['d1 approved']);
  expect(app.ids()).toEqual(['d3']);
});
