import '../../../src/screens/history/yesterday-slips.tsx';
import '../../../src/screens/history/again-sheet.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
// Loaded beforehand: virtual time would not wait for a file.
import { refreshWalletAtom } from '../../../src/state/reading/wallet-reading.ts';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import { clearToasts } from '../../../src/ui/overlays/toast.ts';
import type { ConfigFile } from '../../../src/api/config.ts';
import { loadScreen } from '../../../src/app/screens/registry.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';
import { yesterdaysBids } from '../../support/yesterdays-bids.ts';
import { errors, facts, toast } from '../bid/open-form.tsx';

beforeEach(passTimeAtOnce);

const path = '/api-submit-bid';

const gali = { family: 'gali', game_id: 2002, game_name: 'Delhi Bazar', session: 'Close' } as const;

/** Three slips of two markets. It is 1:00 PM, and all of them take bids till 3:00 PM at least. */
const threeSlips = yesterdaysBids(
  { digits: '7' },
  { digits: '3', points: 20 },
  { digits: '5', session: 'Close', points: 30 },
  { pana: 'Jodi Digit', digits: '47', session: 'Close', points: 10 },
  { ...gali, pana: 'Left Digit', digits: '4', points: 15 },
);

async function open(
  from = '/histories',
  arrange: (mock: AppMock) => void = () => undefined,
  config: Partial<ConfigFile> = {},
) {
  await loadScreen('bid');
  return renderApp(from, {
    config,
    arrange: mock => {
      threeSlips(mock);
      arrange(mock);
    },
  });
}
type App = Awaited<ReturnType<typeof open>>;

const tap = async (app: App, name: string): Promise<void> =>
  app.user.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Confirm bids' });
const tidy = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const unsent = (): readonly string[] =>
  within(screen.getByRole('region', { name: 'Unsent slips' }))
    .getAllByRole('button', { name: /^Open “/ })
    .map(button => button.getAttribute('aria-label') ?? '');
const placed = (mock: AppMock): readonly string[] =>
  mock
    .data()
    .bids.filter(({ status, user_id }) => status === 'open' && user_id === 1)
    .map(({ game_name, pana, digits, session, points }) =>
      [game_name, pana, digits, session, points].join(' '),
    );

/** Everything up to the question. */
async function ask(app: App): Promise<HTMLElement> {
  await tap(app, 'Fill the slips');
  await tap(app, 'Submit all');
  return question();
}

it('yesterday again, all games: four taps from the markets place the slips of all markets', async () => {
  const app = await open('/imp');
  await app.user.click(await screen.findByRole('link', { name: 'History' }));
  await tap(app, 'Fill the slips');
  toast('3 slips filled. Nothing is sent yet.');
  expect(screen.getByRole('button', { name: 'Submit all' })).toHaveFocus();
  await tap(app, 'Submit all');
  const dialog = await question();
  expect(facts(dialog)).toEqual({
    Date: '21-November-2026',
    'Total Bid': '5',
    'Total Points': '125',
    'Balance after': '9,875',
  });
  const slips = within(within(dialog).getByRole('list', { name: 'Unsent slips' }));
  expect(slips.getByRole('list', { name: 'Kalyan · Single Digit' })).toHaveTextContent(
    /5 Close 30 pts\s*3 Open 20 pts\s*7 Open 50 pts/,
  );
  expect(slips.getByRole('list', { name: 'Kalyan · Jodi Digit' })).toHaveTextContent('47 10 pts');
  expect(slips.getByRole('list', { name: 'Delhi Bazar · Left Digit' })).toHaveTextContent('4 15 pts');
  await tap(app, 'SUBMIT');
  await screen.findByText('Bid placed successfully!');
  expect(placed(app.mock).toSorted()).toEqual([
    'Delhi Bazar Left Digit 4 Close 15',
    'Kalyan Jodi Digit 47 Close 10',
    'Kalyan Single Digit 3 Open 20',
    'Kalyan Single Digit 5 Close 30',
    'Kalyan Single Digit 7 Open 50',
  ]);
  const receipt = screen.getByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByRole('heading', { name: '3 slips placed' })).toHaveFocus();
  expect(within(receipt).getByRole('list', { name: 'Kalyan · Jodi Digit' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit all' })).toBeNull();
  expect(app.mock.balance('9876543210')).toBe(9875);
});

const declareOpen = async (app: App): Promise<void> => {
  app.mock.declare('main', 1, '124', 'open');
  await act(() => app.store.set(loadDashboardAtom));
};

it('a market that closes under the question is left out of it, and the other one is placed', async () => {
  const app = await open();
  const dialog = await ask(app);
  await declareOpen(app);
  await waitFor(() => expect(within(dialog).getAllByText('Not included: Session closed')).toHaveLength(2));
  expect(facts(dialog)).toMatchObject({ 'Total Bid': '1', 'Total Points': '15', 'Balance after': '9,985' });
  await tap(app, 'SUBMIT');
  await screen.findByText('Bid placed successfully!');
  expect(placed(app.mock)).toEqual(['Delhi Bazar Left Digit 4 Close 15']);
  expect(unsent()).toEqual(['Open “Kalyan · Jodi Digit”', 'Open “Kalyan · Single Digit”']);
});

it('a slip that closes while the one before it is sent stays with a note, and the others are placed', async () => {
  const app = await open();
  await ask(app);
  const first = holdReply(app.mock, path);
  await tap(app, 'SUBMIT');
  await first.asked;
  await declareOpen(app);
  await first.deliver();
  await waitFor(() => expect(errors()).toContain('Session closed'));
  expect(unsent()).toEqual(['Open “Kalyan · Single Digit”']);
  expect(placed(app.mock).toSorted()).toEqual([
    'Delhi Bazar Left Digit 4 Close 15',
    'Kalyan Jodi Digit 47 Close 10',
  ]);
});

it('a slip whose answer is lost stays with the reason, and the others are placed', async () => {
  const app = await open();
  await ask(app);
  app.mock.fault({ path, kind: 'drop' });
  await tap(app, 'SUBMIT');
  await screen.findByText(/^\d of the bids placed/);
  expect(errors()).toEqual(['Failed to place bid. Please try again.']);
  const dialog = await question();
  const slips = within(dialog).getByRole('list', { name: 'Unsent slips' });
  expect(slips).toHaveTextContent('Not clear yet');
  expect(slips).not.toHaveTextContent('Please try again');
  await waitFor(() => expect(slips).toHaveTextContent('Failed to place bid. Please try again.'));
  const [left] = unsent();
  expect(unsent()).toHaveLength(1);
  expect(placed(app.mock).length).toBeGreaterThan(0);
  // The next tap checks first, and sends only the slips that were not placed.
  await tap(app, 'SUBMIT');
  await screen.findByText('Bid placed successfully!');
  expect([left, placed(app.mock).length]).toEqual([left, 5]);
  expect(
    within(screen.getByRole('region', { name: 'Receipt' })).getByRole('heading', { name: '3 slips placed' }),
  ).toBeVisible();
  expect(app.mock.balance('9876543210')).toBe(9875);
});

it('only the question speaks about a slip that waits for its earlier bid, and nothing asks the player to try again', async () => {
  const app = await open('/histories', () => undefined, { readLagSeconds: 10 });
  await ask(app);
  app.mock.fault({ path, kind: 'drop' });
  await tap(app, 'SUBMIT');
  await screen.findByText(/^\d of the bids placed/);
  act(clearToasts);
  await tap(app, 'SUBMIT');
  await screen.findByRole('dialog', { name: 'Not clear yet' });
  expect(errors()).toEqual([]);
});

it('a slip that was placed although its answer was lost is not sent a second time', async () => {
  const app = await open();
  await ask(app);
  app.mock.fault({ path, kind: 'drop-after' });
  await tap(app, 'SUBMIT');
  await waitFor(() => expect(app.mock.balance('9876543210')).toBe(9875));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsent slips' })).toBeNull());
  expect(placed(app.mock)).toHaveLength(5);
});

it('a slip that the provider refuses stays with the reason, and the others are placed', async () => {
  const app = await open();
  await ask(app);
  app.mock.fault({ path, kind: 'false-status', value: 'No' });
  await tap(app, 'SUBMIT');
  await screen.findByText(/^\d of the bids placed/);
  expect(unsent()).toHaveLength(1);
  await tap(app, 'CANCEL');
  expect(tidy(screen.getByRole('region', { name: 'Unsent slips' }))).toContain('Failed to place bid');
});

it('more points than the balance open no question, and keep every slip', async () => {
  const app = await open();
  await tap(app, 'Fill the slips');
  await waitFor(() => expect(unsent()).toHaveLength(3));
  // Another device has spent nearly everything.
  const entry = app.mock.data().ledger.find(({ user_id }) => user_id === 1);
  if (entry === undefined) throw new Error('No entry');
  app.mock.data().ledger.push({ ...entry, id: 99_999, points: -9900, note: 'Spent elsewhere' });
  await act(() => app.store.set(refreshWalletAtom));
  await app.user.click(screen.getByRole('button', { name: 'Submit all' }));
  await waitFor(() => expect(errors()).toEqual(['Insufficient balance please refill your account']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(unsent()).toHaveLength(3);
});

it('CANCEL keeps every slip and sends nothing', async () => {
  const app = await open();
  await ask(app);
  await tap(app, 'CANCEL');
  expect(unsent()).toEqual([
    'Open “Kalyan · Jodi Digit”',
    'Open “Kalyan · Single Digit”',
    'Open “Delhi Bazar · Left Digit”',
  ]);
  expect(placed(app.mock)).toEqual([]);
  expect(app.mock.calls().filter(call => call.path === path)).toEqual([]);
});

it('Undo takes the filled slips out again, and they can be filled once more', async () => {
  const app = await open();
  await tap(app, 'Fill the slips');
  await tap(app, 'Undo');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit all' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Fill the slips' })).toBeVisible();
});

it('a day that was filled and left is not filled twice', async () => {
  const app = await open();
  await tap(app, 'Fill the slips');
  await waitFor(() => expect(unsent()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Fill the slips' })).toBeNull();
  await tap(app, 'Open “Kalyan · Jodi Digit”');
  await waitFor(() => expect(location.pathname).toBe('/jodi'));
  await tap(app, 'Back');
  await waitFor(() => expect(unsent()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Fill the slips' })).toBeNull();
});
