import { atom } from 'jotai';
import { expect, it } from 'vitest';
import type { OrderRow } from '../../src/domain/placing/evidence.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { fingerprint } from '../../src/lib/fingerprint.ts';
import { closeSessionAtom, openSessionAtom } from '../../src/state/core/session.ts';
import { changeStakesAtom, limitsAtom, beginBidReadingAtom } from '../../src/state/money/play-record.ts';
import { stakeLedger } from '../../src/state/money/placing/stake-ledger.ts';
import {
  pointsRefusalAtom,
  rowsRefusalAtom,
  saveLimitsAtom,
  standingAtom,
} from '../../src/state/money/play-limits.ts';
import {
  dueTimeAtom,
  notePlayingAtom,
  noteRemindedAtom,
  readDayAtom,
} from '../../src/state/money/play-time.ts';
import { stored } from '../../src/storage/table.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { memoryStore, otherTabs } from '../support/memory-store.ts';
import { line, source } from '../support/placing-world.ts';
import { openTab } from '../support/tab.ts';

// Limits of the player's own, as tabs of one device keep them ("Play limits" in docs/specification). The world begins on
// 21 November 2026, 1:00 PM.

const noWish = { daily: null, reminder: null, pause: null } as const;
const [demo, second] = ['9876543210', '9876543211'];
const hourMs = 3_600_000;

/** A device with its storage; `keeps: false` is a browser that keeps nothing. */
function device({ keeps = true } = {}) {
  const mock = createMock();
  const kept = memoryStore();
  const local = keeps ? kept : { ...kept, setItem: () => undefined };
  const openPage = () => {
    const { onOtherTabWrite, wrote } = otherTabs();
    const { store } = openTab(mock, memoryMoney(), { local, onOtherTabWrite });
    store.sub(standingAtom, () => undefined);
    const ledger = store.set(atom(null, (get, set) => stakeLedger(get, set)));
    const row = (points: number, id = `row of ${points}`): OrderRow => line(`7 ${points}`, id);
    return {
      store,
      logIn: (mobile: string) => {
        const phone = parsePhone(mobile);
        if (phone === null) throw new Error('not a phone');
        store.set(openSessionAtom, { username: 'Player', token: `token of ${mobile}`, mobile: phone });
      },
      save: (wish: Partial<Parameters<typeof withWish>[0]>) => withWish(wish),
      /** A bid leaves, whose end is not known. */
      leave: (stake: number, owner = demo) =>
        ledger.noteSent({
          id: `bid of ${stake}`,
          account: fingerprint(owner),
          source,
          wanted: [row(stake)],
          total: points(stake),
        }),
      /** A bid of the day that is placed. */
      placed: (stake: number, family: 'main' | 'starline' | 'gali' = 'main') =>
        store.set(changeStakesAtom, kept => [
          ...kept,
          {
            id: `${family} ${stake}`,
            owner: fingerprint(demo),
            family,
            points: stake,
            day: '2026-11-21',
            open: [],
          },
        ]),
      standing: () => store.get(standingAtom),
      refuse: (stake: number) => store.set(pointsRefusalAtom, stake),
      refuseRows: (...rows: readonly (readonly [id: string, points: number])[]) =>
        store.set(
          rowsRefusalAtom,
          rows.map(([id, stake]) => ({ id, points: stake })),
        ),
      see: () => store.set(beginBidReadingAtom),
      wrote,
    };
    function withWish(wish: { daily?: number | null; reminder?: number | null; pause?: 'day' | null }) {
      return store.set(saveLimitsAtom, { ...noWish, ...wish });
    }
  };
  return { mock, local: kept, openPage };
}

const stakes = (local: ReturnType<typeof memoryStore>): readonly { readonly id: string }[] =>
  (JSON.parse(local.getItem(stored.play.key) ?? '{}') as { stakes: { id: string }[] }).stakes;

it('a limit counts bids in all families and tabs, and leaves the rest', () => {
  const { openPage } = device();
  const [here, there] = [openPage(), openPage()];
  expect(here.standing().left()).toBeNull();
  expect(here.refuse(1_000_000)).toBeNull();
  expect(here.save({ daily: 200 })).toBe(true);
  expect([here.standing().left(), here.standing().staked()]).toEqual([200, 0]);
  there.placed(50);
  there.placed(30, 'gali');
  // The tab reads the values that the other one has written.
  expect(here.refuse(121)).toEqual({ kind: 'over', left: 120 });
  expect(here.refuse(120)).toBeNull();
  expect([here.standing().left(), here.standing().staked()]).toEqual([120, 80]);
});

it('counts the points over the limit, and rows whose end is unknown once', () => {
  const { openPage } = device();
  const tab = openPage();
  expect(tab.standing().over([{ id: 'a', points: 500 }])).toBe(0);
  tab.save({ daily: 200 });
  const rows = [
    { id: 'row of 80', points: 80 },
    { id: 'another', points: 130 },
  ];
  expect(tab.standing().over(rows)).toBe(10);
  expect(tab.standing().over(rows.slice(0, 1))).toBe(0);
  expect(tab.refuseRows(['row of 80', 80], ['another', 130])).toEqual({ kind: 'over', left: 200 });
  tab.leave(80);
  expect(tab.standing().left()).toBe(120);
  expect(tab.standing().over(rows)).toBe(10);
  expect(tab.refuseRows(['row of 80', 80])).toBeNull();
  expect(tab.refuseRows(['row of 80', 80], ['another', 120])).toBeNull();
  expect(tab.refuseRows(['row of 80', 80], ['another', 121])).toEqual({ kind: 'over', left: 120 });
});

it('a form hears at once what another tab has sent of its rows', () => {
  const { openPage } = device();
  const [here, there] = [openPage(), openPage()];
  here.save({ daily: 100 });
  here.placed(10);
  there.leave(80);
  expect(here.refuseRows(['row of 80', 80])).toBeNull();
  expect(here.refuseRows(['new', 20])).toEqual({ kind: 'over', left: 10 });
});

it('each player of a device has separate limits and bids, and a guest has no deposits', () => {
  const { openPage } = device();
  const tab = openPage();
  tab.save({ daily: 100 });
  tab.leave(40);
  tab.logIn(second);
  expect(tab.standing().limits).toMatchObject({ daily: { value: null } });
  tab.save({ daily: 30 });
  tab.leave(20, second);
  expect(tab.standing().left()).toBe(10);
  expect(tab.standing().over([{ id: 'row of 40', points: 40 }])).toBe(30);
  tab.logIn(demo);
  expect(tab.standing().left()).toBe(60);
  tab.store.set(closeSessionAtom);
  expect([tab.standing().left(), tab.standing().staked()]).toEqual([null, 0]);
  expect(tab.save({ daily: 10 })).toBe(false);
  tab.logIn(demo);
  expect(tab.standing().left()).toBe(60);
});

it('limits that another tab saves count here at once, by their key or without one', () => {
  const { openPage } = device();
  const [here, there] = [openPage(), openPage()];
  expect(here.standing().left()).toBeNull();
  there.save({ daily: 200 });
  here.wrote('another key');
  expect(here.standing().left()).toBeNull();
  here.wrote(stored.play.key);
  // The copy next to the bids counts.
  expect(here.standing().left()).toBe(200);
  there.save({ daily: 100 });
  here.wrote(stored.limits.key);
  expect(here.standing().left()).toBe(100);
  there.placed(30);
  here.wrote(stored.limits.key);
  expect(here.standing().left()).toBe(100);
  here.wrote(stored.play.key);
  expect(here.standing().left()).toBe(70);
  there.placed(20);
  here.wrote(null);
  expect(here.standing().left()).toBe(50);
});

it('a wish is added to what another tab has saved: the higher limit waits for 24 hours', () => {
  const { mock, openPage } = device();
  const [here, there] = [openPage(), openPage()];
  here.save({ daily: 300 });
  there.save({ daily: 100 });
  expect(here.save({ daily: 300 })).toBe(true);
  expect(here.standing().limits).toMatchObject({
    daily: { value: 100, next: { value: 300, from: mock.now() + 24 * hourMs } },
  });
});

it.each([
  ['broken', (local: ReturnType<typeof memoryStore>) => local.setItem(stored.limits.key, '[{"owner":7}]')],
  ['gone', (local: ReturnType<typeof memoryStore>) => local.removeItem(stored.limits.key)],
])('a stored limit that is %s holds all the same: in its page, and from the copy in the next', (_, spoil) => {
  const { local, openPage } = device();
  const page = openPage();
  page.save({ daily: 100 });
  spoil(local);
  expect(page.refuse(101)).toEqual({ kind: 'over', left: 100 });
  spoil(local);
  expect(openPage().refuse(101)).toEqual({ kind: 'over', left: 100 });
});

it('limits that are broken, without a copy, refuse every bid until they are saved', () => {
  const { local, openPage } = device();
  local.setItem(stored.limits.key, '[{"owner":7}]');
  const page = openPage();
  expect(page.store.get(limitsAtom)).toBe('unreadable');
  expect(page.refuse(10)).toEqual({ kind: 'unreadable' });
  const { left, over, pause } = page.standing();
  expect([left(), over([{ id: 'a', points: 10 }]), pause()]).toEqual([null, 0, null]);
  expect(page.save({ daily: 100 })).toBe(true);
  expect(page.refuse(100)).toBeNull();
  expect(openPage().refuse(101)).toEqual({ kind: 'over', left: 100 });
});

it('the bids of the day outlive a broken store in their page', () => {
  const { local, openPage } = device();
  const page = openPage();
  page.save({ daily: 100 });
  page.placed(60);
  local.removeItem(stored.play.key);
  expect(page.refuse(41)).toEqual({ kind: 'over', left: 40 });
  // The copy is written again, for the next page.
  expect(openPage().refuse(41)).toEqual({ kind: 'over', left: 40 });
});

it('a browser that stores nothing is reported, and the limits hold until the page is closed', () => {
  const { openPage } = device({ keeps: false });
  const page = openPage();
  expect(page.save({ daily: 100 })).toBe(false);
  page.placed(60);
  expect(page.refuse(41)).toEqual({ kind: 'over', left: 40 });
  expect(page.standing().left()).toBe(40);
  expect(openPage().refuse(1000)).toBeNull();
});

it('a pause of a day ends after 24 hours, and a clock that is set back does not end it later or sooner', () => {
  const { mock, openPage } = device();
  const page = openPage();
  const began = mock.now();
  expect(page.standing().pause()).toBeNull();
  page.save({ pause: 'day' });
  expect(page.standing().pause()).toBe(began + 24 * hourMs);
  expect(page.refuse(10)).toEqual({ kind: 'paused', until: began + 24 * hourMs });
  mock.advance('24h');
  expect(page.standing().pause()).toBeNull();
  expect(page.refuse(10)).toBeNull();
  page.placed(10);
  mock.advance('-20h');
  expect(page.standing().now()).toBe(began + 24 * hourMs);
  expect(page.refuse(10)).toBeNull();
});

it('a clock that is set back to the day before gives no points of it again', () => {
  const { mock, openPage } = device();
  const page = openPage();
  page.save({ daily: 100 });
  mock.advance('12h');
  page.leave(70);
  expect(page.standing().staked()).toBe(70);
  mock.advance('-12h');
  expect(page.standing().staked()).toBe(70);
  expect(openPage().refuse(31)).toEqual({ kind: 'over', left: 30 });
});

it('times that another player or a guest has seen do not count for this player', () => {
  const { mock, openPage } = device();
  const page = openPage();
  const began = mock.now();
  mock.advance('48h');
  page.logIn(second);
  page.save({ daily: 100 });
  mock.advance('-48h');
  expect(page.standing().now()).toBe(began + 48 * hourMs);
  page.logIn(demo);
  expect(page.standing().now()).toBe(began);
  mock.advance('48h');
  page.store.set(closeSessionAtom);
  page.placed(10);
  mock.advance('-48h');
  page.logIn(demo);
  expect(page.standing().now()).toBe(began);
  page.logIn(second);
  expect(page.standing().now()).toBe(began + 48 * hourMs);
});

it('the next day begins at zero, and the day before is forgotten', () => {
  const { mock, local, openPage } = device();
  const page = openPage();
  page.save({ daily: 100 });
  page.placed(60);
  page.see()({ family: 'main', range: today, bids: [{ date: '21-November-2026', amount: stated(90) }] });
  expect(page.standing().left()).toBe(10);
  mock.advance('11h');
  expect([page.standing().left(), page.standing().staked()]).toEqual([100, 0]);
  page.leave(30);
  expect(stakes(local).map(({ id }) => id)).toEqual(['bid of 30']);
  expect(local.getItem(stored.play.key)).toContain('"shown":[]');
  expect(page.standing().left()).toBe(70);
});

const stated = (value: number) => ({ exact: String(value), points: points(value) });
const day = (date: number) => ({ year: 2026, month: 11, day: date });
const today = { from: day(21), to: day(21) };

it('the bids of today in a history count where they are more than this device has sent', () => {
  const { openPage } = device();
  const page = openPage();
  page.placed(50);
  const note = page.see();
  page.placed(30);
  page.placed(5, 'gali');
  note({
    family: 'main',
    range: { from: day(20), to: day(22) },
    bids: [
      { date: '21-November-2026', amount: stated(60) },
      { date: '21-November-2026', amount: 'unreadable' },
      { date: '20-November-2026', amount: stated(1000) },
    ],
  });
  // 60 that the history shows, the 30 that left after it was asked for, and 5 in another family.
  expect(page.standing().staked()).toBe(95);
  // Read again, it shows less than this device has sent: 80 in the family.
  page.see()({ family: 'main', range: today, bids: [{ date: '21-November-2026', amount: stated(70) }] });
  expect(page.standing().staked()).toBe(85);
  expect(openPage().standing().staked()).toBe(85);
});

it('a returned stake no longer counts, even after a reading that asks for no credits', () => {
  const { openPage } = device();
  const page = openPage();
  page.placed(50);
  const bid = (value: number, date = '21-November-2026') => ({ date, amount: stated(value) });
  const read = (bids: readonly ReturnType<typeof bid>[], returned?: readonly ReturnType<typeof bid>[]) =>
    page.see()({ family: 'main', range: today, bids, ...(returned && { returned }) });
  read([bid(50), bid(30)], [bid(50), bid(40, '20-November-2026')]);
  expect(page.standing().staked()).toBe(30);
  read([bid(50), bid(30), bid(10)]);
  expect(page.standing().staked()).toBe(40);
  expect(openPage().standing().staked()).toBe(40);
  // The provider has taken it out of its list, so nothing shows any more that the stake was returned.
  read([bid(30), bid(10)]);
  expect(page.standing().staked()).toBe(50);
});

it.each([
  ['ends before today', { from: day(19), to: day(20) }],
  ['begins after today', { from: day(22), to: day(23) }],
])('a history that %s says nothing of it', (_, range) => {
  const page = device().openPage();
  page.see()({ family: 'main', range, bids: [{ date: '21-November-2026', amount: stated(60) }] });
  expect(page.standing().staked()).toBe(0);
});

it('a history that was asked for by another player, or a guest, is not counted', () => {
  const page = device().openPage();
  const reading = {
    family: 'main',
    range: today,
    bids: [{ date: '21-November-2026', amount: stated(60) }],
  } as const;
  const note = page.see();
  page.logIn(second);
  note(reading);
  expect(page.standing().staked()).toBe(0);
  page.store.set(closeSessionAtom);
  page.see()(reading);
  page.logIn(demo);
  expect(page.standing().staked()).toBe(0);
});

it('a tab of an older build, which keeps nothing of histories, removes nothing of it', () => {
  const { local, openPage } = device();
  const page = openPage();
  page.see()({ family: 'main', range: today, bids: [{ date: '21-November-2026', amount: stated(60) }] });
  const kept = JSON.parse(local.getItem(stored.play.key) ?? '') as object;
  local.setItem(stored.play.key, JSON.stringify({ ...kept, shown: [] }));
  page.wrote(null);
  expect(page.standing().staked()).toBe(60);
  expect(openPage().standing().staked()).toBe(60);
});

it('after half an hour of play the player is reminded, once, and again half an hour later', () => {
  const { mock, local, openPage } = device();
  const page = openPage();
  const play = (minutes: number): boolean => {
    for (let step = 0; step < minutes * 3; step += 1) {
      mock.advance('20s');
      page.store.set(notePlayingAtom);
    }
    return page.store.get(dueTimeAtom) !== null;
  };
  expect(play(60)).toBe(false);
  // Without a reminder nothing is kept of it.
  expect(local.getItem(stored.play.key)).toBeNull();
  page.store.set(noteRemindedAtom);
  expect(local.getItem(stored.play.key)).toBeNull();
  page.save({ reminder: 30 });
  page.store.set(notePlayingAtom);
  expect([play(29), play(1)]).toEqual([false, true]);
  expect(page.store.get(dueTimeAtom)).toMatchObject({ owner: fingerprint(demo), played: 30 * 60_000 });
  page.store.set(noteRemindedAtom);
  expect(page.store.get(dueTimeAtom)).toBeNull();
  page.logIn(second);
  expect(play(40)).toBe(false);
  page.store.set(closeSessionAtom);
  expect(play(1)).toBe(false);
  page.logIn(demo);
  page.store.set(notePlayingAtom);
  expect([play(29), play(1)]).toEqual([false, true]);
  page.save({ reminder: null });
  expect(page.store.get(dueTimeAtom)).not.toBeNull();
  mock.advance('24h');
  expect(openPage().store.get(dueTimeAtom)).toBeNull();
});

it('no reminder is due while the limits cannot be read', () => {
  const { local, openPage } = device();
  local.setItem(stored.limits.key, '[{"owner":7}]');
  const page = openPage();
  page.store.set(notePlayingAtom);
  expect(page.store.get(dueTimeAtom)).toBeNull();
});

it('the sums of a day are those of all histories: 120 points of main bids, 70 of Starline, 190 won', async () => {
  const { mock, openPage } = device();
  const page = openPage();
  expect(await page.store.set(readDayAtom)).toEqual({ bids: 190, wins: 190 });
  expect(page.standing().staked()).toBe(190);
  const returned = mock.data().bids.find(bid => bid.day === '2026-11-21' && bid.status !== 'won');
  mock.control('POST', 'void', { bid_id: returned?.id });
  const left = 190 - (returned?.points ?? 0);
  expect(await page.store.set(readDayAtom)).toMatchObject({ bids: left });
  expect(page.standing().staked()).toBe(left);
  mock.fault({ path: '/api-starline-bid-history-data', kind: 'status', value: 500 });
  expect(await page.store.set(readDayAtom)).toEqual({ bids: null, wins: 190 });
  // Earlier readings still count.
  expect(page.standing().staked()).toBe(left);
});
