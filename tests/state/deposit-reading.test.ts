import { expect, it } from 'vitest';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { closeSessionAtom } from '../../src/state/core/session.ts';
import { awaitedAtom } from '../../src/state/money/deposits/decisions.ts';
import { depositsReadAtom, readDepositsAtom } from '../../src/state/money/deposits/deposits.ts';
import { discardDepositAtom } from '../../src/state/money/deposits/reports.ts';
import { hasOpenDepositAtom } from '../../src/state/money/open-deposit.ts';
import { depositBrowser, second } from '../support/deposit-pages.ts';

// Deposits as a page reads them (docs/reliability.md "Deposits"), without screens.

const awaited = { kind: 'awaited', at: 1 } as const;

function open() {
  const browser = depositBrowser();
  const { store, mock, keep } = browser;
  keep({ phase: awaited });
  return {
    ...browser,
    read: () => store.set(readDepositsAtom),
    isRead: () => store.get(depositsReadAtom),
    expects: () => store.get(hasOpenDepositAtom),
    waiting: () => store.get(awaitedAtom).map(({ deposit }) => deposit.id),
    ended: () => keep({ phase: { kind: 'discarded', at: mock.now() } }),
  };
}

it('a guest has no deposits', async () => {
  const app = open();
  app.store.set(closeSessionAtom);
  expect([await app.read(), app.waiting(), app.expects()]).toEqual([[], [], false]);
});

it('a database that cannot be read keeps no screen waiting, and earlier values stay', async () => {
  const app = open();
  const { of } = app.deposits;
  const noDatabase = () => Promise.reject(new Error('no database'));
  app.deposits.of = noDatabase;
  expect(app.isRead()).toBe(false);
  await expect(app.read()).rejects.toThrow('no database');
  expect([app.isRead(), app.waiting()]).toEqual([true, []]);
  app.deposits.of = of;
  await app.read();
  app.deposits.of = noDatabase;
  await expect(app.read()).rejects.toThrow('no database');
  expect([app.isRead(), app.waiting()]).toEqual([true, ['d1']]);
});

it('one that has ended hides no open one from the first drawing', async () => {
  const app = open();
  app.ended();
  await app.read();
  expect(app.expects()).toBe(false);
  app.keep({ id: 'd2', phase: awaited });
  await app.read();
  expect(app.expects()).toBe(true);
});

it.each<[what: string, act: (app: ReturnType<typeof open>) => Promise<unknown>]>([
  ['a look', app => (app.ended(), app.read())],
  ['a change', app => app.store.set(discardDepositAtom, 'd1')],
])(
  "%s that ends after another player has logged in does not hide that player's open deposit",
  async (_, act) => {
    const app = open();
    app.keep({ id: 'd9', owner: fingerprint(second), phase: awaited });
    await app.read();
    const { of, change } = app.deposits;
    const late = async <T>(answer: Promise<T>): Promise<T> => {
      const kept = await answer;
      Object.assign(app.deposits, { of, change });
      app.logIn(second);
      await app.read();
      return kept;
    };
    app.deposits.of = owner => late(of(owner));
    app.deposits.change = (owner, step) => late(change(owner, step));
    await act(app);
    expect([app.waiting(), app.expects()]).toEqual([['d9'], true]);
  },
);
