import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../../mock-server/data/fault-rule.ts';
import { gameByKey } from '../../../src/domain/game/games.ts';
import { minuteOfDay } from '../../../src/domain/minute-of-day.ts';
import { isOpen, isTold } from '../../../src/domain/placing/attempt.ts';
import { points } from '../../../src/domain/points.ts';
import { slipsIn } from '../../../src/live/slips.ts';
import { environmentAtom } from '../../../src/state/core/environment.ts';
import { go } from '../../../src/nav/navigation.ts';
import { resumeOrdersAtom } from '../../../src/state/money/orders.ts';
import { placeBidAtom, prepareBidAtom } from '../../../src/state/money/bids.ts';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import { accountAtom } from '../../../src/state/money/money-account.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { memoryMoney } from '../../support/memory-money.ts';
import { openTab } from '../../support/tab.ts';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { errors, facts, markets, openForm, rows } from './open-form.tsx';
import { aMarket } from '../../support/a-market.ts';

const path = '/api-submit-bid';
const placed = 'Bid placed successfully!';
const failed = 'Failed to place bid. Please try again.';
const mobile = '9876543210';

beforeEach(passTimeAtOnce);

type App = Awaited<ReturnType<typeof openForm>>;

/** The Demo Player's new bids in the provider's ledger: `7 Open 50`. */
const ledger = (mock: AppMock): readonly string[] =>
  mock
    .data()
    .bids.filter(({ status, user_id }) => status === 'open' && user_id === 1)
    .map(({ digits, session, points: stake }) => `${digits} ${session} ${stake}`);
const submits = (app: App): number => app.bodies(path).length;

/** A form with one row, 7 for 50 points, whose question is open. */
async function ask(app: App): Promise<HTMLElement> {
  await app.proceed({ Digit: '7', Points: '50' });
  await app.submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  await act(async () => undefined);
  return dialog;
}
const press = (app: App) => app.user.click(screen.getByRole('button', { name: 'SUBMIT' }));

/** Another tab of the same browser, which asks about the same row and places it. */
async function placeInOtherTab(app: App, digits = '7', id = `other ${digits}`): Promise<void> {
  const other = openTab(app.mock, app.money);
  const row = {
    id,
    digits,
    closeDigits: '',
    points: points(50),
    session: 'Open',
  } as const;
  const slip = {
    game: gameByKey('singleDigit'),
    market: aMarket(),
    date: { year: 2026, month: 11, day: 21 },
    rows: [row],
  };
  other.store.set(prepareBidAtom, slip);
  const end = await other.store.set(placeBidAtom, slip);
  expect([end.kind, end.placed.map(({ row: id }) => id)]).toEqual(['placed', [row.id]]);
}

const faults: readonly (readonly [FaultKind, string | number | undefined])[] = [
  ['drop', undefined],
  ['status', 500],
  ['html', undefined],
  ['false-status', 'No'],
];

it.each(faults)(
  "two tabs, the same row in both: the other's placed row is not reported as mine when mine ends by %s",
  async (kind, value) => {
    const app = await openForm('/single', 'main', { money: memoryMoney() });
    await ask(app);
    await placeInOtherTab(app);
    // Nothing of an HTML page tells whether the bid was taken: this one was not.
    app.mock.fault({ path, kind: kind === 'html' ? 'status' : kind, value: kind === 'html' ? 502 : value });
    await press(app);
    await screen.findByText(failed);
    // Checking goes on until it knows: 1.5 s after a lost answer.
    await waitFor(async () => {
      expect((await app.money.journal.of(accountOf(app))).filter(isOpen)).toEqual([]);
    });
    expect(screen.queryByText(placed)).toBeNull();
    expect(rows()).toEqual(['7 Open 50 pts']);
    expect(ledger(app.mock)).toEqual(['7 Open 50']);

    await press(app);
    await screen.findByText(placed);
    expect(rows()).toEqual([]);
    expect(ledger(app.mock)).toEqual(['7 Open 50', '7 Open 50']);
    expect(app.mock.balance(mobile)).toBe(9900);
  },
);

const accountOf = (app: App): string => app.store.get(accountAtom) ?? '';

it('two tabs, different rows: neither warns of a double', async () => {
  const app = await openForm('/single', 'main', { money: memoryMoney() });
  await ask(app);
  await placeInOtherTab(app, '3');
  await press(app);
  await screen.findByText(placed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ledger(app.mock)).toEqual(['3 Open 50', '7 Open 50']);
});

it('a success that was shown on another screen is claimed: the same bid again is a new one', async () => {
  const money = memoryMoney();
  const app = await openForm('/single', 'main', { money });
  await ask(app);
  app.mock.fault({ path, kind: 'latency', value: 50 });
  await press(app);
  act(() => go('/imp'));
  await screen.findByText(placed);
  await waitFor(async () => expect((await money.journal.of(accountOf(app))).map(isTold)).toEqual([true]));

  act(() => go('/single', { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
  expect(rows()).toEqual([]);
  await ask(app);
  await press(app);
  await waitFor(() => expect(submits(app)).toBe(2));
  await waitFor(() => expect(ledger(app.mock)).toEqual(['7 Open 50', '7 Open 50']));
});

it('a bid that was found on another screen is reported with its time, and its row is off the slip', async () => {
  const app = await openForm('/single');
  await ask(app);
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: -1 });
  app.mock.fault({ path, kind: 'drop-after' });
  await press(app);
  await screen.findByText(failed);
  act(() => go('/imp'));
  app.mock.clearFaults();
  const notice = await screen.findByRole('dialog', { name: 'Done before' });
  expect(notice).toHaveTextContent(/Kalyan · Single Digit · 7 Open\s*Placed at \d+:\d\d PM\s*50 pts/);
  expect(notice).toHaveTextContent('Nothing new was sent for it.');
  await app.user.click(within(notice).getByRole('button', { name: 'Close' }));
  act(() => go('/single', { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
  expect(rows()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submits(app)).toBe(1);
});

it('a row of a copied tab that the other has placed is reported once when its form is opened', async () => {
  const app = await openForm('/single', 'main', { money: memoryMoney() });
  await app.proceed({ Digit: '7', Points: '50' });
  act(() => go('/imp'));
  const [slip] = slipsIn(app.store.get(environmentAtom)).all.value;
  await placeInOtherTab(app, '7', slip?.rows[0]?.id);
  await waitFor(async () => {
    expect((await app.money.journal.of(accountOf(app))).filter(isTold)).toHaveLength(1);
  });

  // This page has read of it, as a page does when it is opened again.
  await act(async () => app.store.set(resumeOrdersAtom));
  act(() => go('/single', { state: { market: markets.main } }));
  const notice = await screen.findByRole('dialog', { name: 'Done before' });
  const told = within(notice).getAllByRole('listitem');
  expect(told).toHaveLength(1);
  expect(told[0]).toHaveTextContent(/Kalyan · Single Digit · 7 Open\s*Placed at \d+:\d\d PM\s*50 pts/);
  expect(rows()).toEqual([]);
  expect(screen.queryByText(placed)).toBeNull();
  expect(ledger(app.mock)).toEqual(['7 Open 50']);
});

it('the same row typed again before the first was reported leaves with the words of the first', async () => {
  const money = memoryMoney();
  const app = await openForm('/single', 'main', { money });
  app.mock.fault({ path, kind: 'drop-after' });
  const other = openTab(app.mock, money);
  const slip = {
    game: gameByKey('singleDigit'),
    market: aMarket(),
    date: { year: 2026, month: 11, day: 21 },
    rows: [{ id: 'lost', digits: '7', closeDigits: '', points: points(50), session: 'Open' as const }],
  };
  await other.store.set(placeBidAtom, slip);
  other.die();

  app.mock.fault({ path: '/api-bid-history-data', kind: 'latency', value: 800, times: 3 });
  await ask(app);
  await press(app);
  const notice = await screen.findByRole('dialog', { name: 'Done before' }, { timeout: 10_000 });
  expect(notice).toHaveTextContent('Kalyan · Single Digit · 7 Open');
  expect(screen.queryByText(placed)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull();
  expect(rows()).toEqual([]);
  expect(submits(app)).toBe(1);
  expect(ledger(app.mock)).toEqual(['7 Open 50']);
});

/** Kalyan opens bids until 11:50 PM and closes at 12:30 AM. */
const overnight = { ...markets.main, open: minuteOfDay(1430), close: minuteOfDay(30) };
async function openAtNight(at: string): Promise<App> {
  const app = await openForm('/single', 'main', {
    arrange: mock => {
      Object.assign(mock.data().markets[0] ?? {}, { open_time: '11:50 PM', close_time: '12:30 AM' });
      mock.advance(at);
    },
  });
  act(() => go('/imp'));
  act(() => go('/single', { state: { market: overnight } }));
  await screen.findByLabelText('Date');
  return app;
}
const tick = (app: App, duration: string) =>
  act(async () => {
    app.mock.advance(duration);
    await app.store.set(loadDashboardAtom);
  });

it('over midnight: the rows of a market that is still open stay under the question and are placed', async () => {
  const app = await openAtNight('655m');
  expect(screen.getByLabelText('Date')).toHaveValue('21-November-2026');
  const dialog = await ask(app);
  await tick(app, '10m');
  expect(facts(dialog)).toMatchObject({ Date: '21-November-2026', 'Total Bid': '1', 'Total Points': '50' });
  await press(app);
  await screen.findByText(placed);
  expect(app.bodies(path)).toMatchObject([
    { new_result: { bid_date: '21-November-2026', session: 'Close' } },
  ]);
  expect(ledger(app.mock)).toEqual(['7 Close 50']);
  expect(rows()).toEqual([]);
});

it('past its close the market is over: the question closes, the rows are named, nothing is sent or placed', async () => {
  const app = await openAtNight('655m');
  await ask(app);
  await tick(app, '35m');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const told = screen.getByText('Kalyan has closed: 1 row removed').closest('[role=alert]');
  expect(told).toHaveTextContent(/7\s*Single Digit Close\s*50 pts/);
  expect(rows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  expect(screen.queryByText(placed)).toBeNull();
  expect([submits(app), ledger(app.mock)]).toEqual([0, []]);
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/has closed/)).toBeNull();
});

it('midnight ends the slip of a market by day, in words and with its rows to read, and again on the next visit', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await app.proceed({ Session: 'Close', Digit: '3', Points: '20' });
  await waitFor(() => expect(rows()).toHaveLength(2));
  act(() => go('/imp'));
  app.mock.advance('12h');
  act(() => go('/single', { state: { market: markets.main } }));
  const told = (await screen.findByText('Kalyan has closed: 2 rows removed')).closest('[role=alert]');
  expect(told).toHaveTextContent(/7\s*Single Digit Open\s*50 pts.*3\s*Single Digit Close\s*20 pts/);
  expect(rows()).toEqual([]);
});

it('a bid that is on its way at midnight ends as the reply says', async () => {
  // While the reply is held nothing else happens: virtual time would reach the limit of the call at once.
  vi.useRealTimers();
  const app = await openForm('/single', 'main', {
    arrange: mock => {
      Object.assign(mock.data().markets[0] ?? {}, { open_time: '11:58 PM', close_time: '11:59 PM' });
      mock.advance('657m');
    },
  });
  const late = { ...markets.main, open: minuteOfDay(1438), close: minuteOfDay(1439) };
  act(() => go('/imp'));
  act(() => go('/single', { state: { market: late } }));
  await screen.findByLabelText('Date');
  const dialog = await ask(app);
  const held = holdReply(app.mock, path);
  await press(app);
  await held.asked;
  await tick(app, '10m');
  expect(within(dialog).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  expect(facts(dialog)).toMatchObject({ 'Total Bid': '1' });
  await held.deliver();
  await screen.findByText(placed);
  expect(screen.queryByText(/has closed/)).toBeNull();
  expect(rows()).toEqual([]);
});

it('an unknown end at midnight: the row is named as closed, and not mentioned once results have moved the wallet', async () => {
  const app = await openForm('/single', 'main', { money: memoryMoney() });
  await ask(app);
  app.mock.fault({ path, kind: 'drop-after' });
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: 1 });
  await press(app);
  await screen.findByText(failed);
  await tick(app, '12h');
  expect(await screen.findByText('Kalyan has closed: 1 row removed')).toBeVisible();
  expect(screen.queryByText(placed)).toBeNull();
  // Results that the mock settles at midnight move the wallet, so a line alone proves nothing.
  expect(app.mock.balance(mobile)).not.toBe(9950);
  const kept = await app.money.journal.of(accountOf(app));
  expect(kept.filter(isOpen)).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Done before' })).toBeNull();
});

it('SUBMIT with no row left sends nothing and says nothing', async () => {
  const app = await openForm('/single');
  await ask(app);
  await act(async () => {
    app.tab.setItem('matka.slips.v2', '[]');
    slipsIn({ ...app, randomId: () => 'x' }).reread();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(placed)).toBeNull();
  expect(errors()).toEqual([]);
  expect(submits(app)).toBe(0);
});

it('Send again sends the rows of the question, and calls no row done before that has left the slip', async () => {
  const app = await openForm('/single', 'main', { money: memoryMoney() });
  app.mock.fault({ path, kind: 'drop', times: 1 });
  const other = openTab(app.mock, app.money);
  const row = { id: 'other', digits: '7', closeDigits: '', points: points(50), session: 'Open' } as const;
  const date = { year: 2026, month: 11, day: 21 };
  const lost = { game: gameByKey('singleDigit'), market: aMarket(), date, rows: [row] };
  expect((await other.store.set(placeBidAtom, lost)).kind).toBe('unclear');
  other.die();
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: -1 });

  await app.proceed({ Digit: '8', Points: '50' });
  await ask(app);
  await press(app);
  const question = within(await screen.findByRole('dialog', { name: 'Not clear yet' }));
  expect(ledger(app.mock)).toEqual(['8 Open 50']);
  await app.user.click(await question.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(ledger(app.mock)).toEqual(['8 Open 50', '7 Open 50']));
  await screen.findByText(placed);
  expect(screen.queryByRole('dialog', { name: 'Done before' })).toBeNull();
});

it('Send again sends no row whose session has closed since the first tap', async () => {
  const app = await openForm('/single', 'main', { money: memoryMoney() });
  await ask(app);
  app.mock.fault({ path, kind: 'drop', times: 1 });
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: -1 });
  await press(app);
  await screen.findByText(failed);
  await press(app);
  const question = within(await screen.findByRole('dialog', { name: 'Not clear yet' }));
  const again = await question.findByRole('button', { name: 'Send again' });
  await tick(app, '121m');
  await app.user.click(again);
  await waitFor(() =>
    expect(errors()).toContain('Session closed. Delete the closed bids, then submit again.'),
  );
  expect(submits(app)).toBe(1);
});

it('a row that is deleted while its order still waits is not sent', async () => {
  const app = await openForm('/single', 'main', { money: memoryMoney() });
  await app.proceed({ Digit: '8', Points: '50' });
  const held = holdReply(app.mock, '/api-bid-history-data');
  await ask(app);
  await held.asked;
  await press(app);
  act(() => go('/imp'));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  act(() => go('/single', { state: { market: markets.main } }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete 7' }));
  await held.deliver();
  await waitFor(() => expect(ledger(app.mock)).toEqual(['8 Open 50']));
  expect(rows()).toEqual([]);
});
