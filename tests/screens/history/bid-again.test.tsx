import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded beforehand: virtual time would not wait for a file.
import { loadScreen } from '../../../src/app/screens/registry.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';
import { type MockBid, yesterdaysBids } from '../../support/yesterdays-bids.ts';
import { errors, rows, toast } from '../bid/open-form.tsx';

const today = { day: '2026-11-21', status: 'open' } as const;

async function open(path: string, ...bids: readonly Partial<MockBid>[]) {
  await loadScreen('bid');
  return renderApp(path, { arrange: yesterdaysBids(...bids) });
}
type App = Awaited<ReturnType<typeof open>>;

const tap = async (app: App, name: string | RegExp): Promise<void> =>
  app.user.click(await screen.findByRole('button', { name }));
const heading = () => screen.findByRole('heading', { level: 1 });
const region = () => screen.findByRole('region', { name: 'Yesterday’s slips' });
const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

it('the sheet of a bid puts it into the slip of today’s market and session', async () => {
  const app = await open('/imp4', { ...today, digits: '3', points: 20, session: 'Close' });
  await tap(app, 'Kalyan · Close');
  await tap(app, 'Bid again');
  await waitFor(() => expect(location.pathname).toBe('/single'));
  await waitFor(() => expect(rows()).toEqual(['3 Close 20 pts']));
  expect(screen.getByText('Kalyan')).toBeVisible();
});

it('the sheet of a bid whose session has closed today names that, and does not change the session', async () => {
  const app = await open('/imp4', { ...today, digits: '3' });
  app.mock.advance('3h');
  await tap(app, 'Kalyan · Open');
  await tap(app, 'Bid again');
  await waitFor(() => expect(errors()).toEqual(['3 not added: Session closed']));
  expect(location.pathname).toBe('/imp4');
  expect(app.tab.getItem('matka.slips.v2')).toBeNull();
});

it('yesterday’s slip again takes four taps from the markets', async () => {
  const app = await open('/imp', { digits: '7' }, { digits: '3', points: 20, session: 'Close' });
  await app.user.click(await screen.findByRole('link', { name: 'History' }));
  await tap(app, 'Bid again: Kalyan · Single Digit');
  await tap(app, 'Submit');
  await tap(app, 'SUBMIT');
  await screen.findByText('Bid placed successfully!');
  expect(app.mock.data().bids.filter(({ status }) => status === 'open')).toMatchObject([
    { digits: '3', session: 'Close', points: 20, day: '2026-11-21' },
    { digits: '7', session: 'Open', points: 50, day: '2026-11-21' },
  ]);
});

it('yesterday’s slips are listed by market and game, with bids that cannot be placed now and the reasons', async () => {
  const app = await open(
    '/histories',
    { digits: '7' },
    { digits: '3' },
    { digits: '5', points: 20, session: 'Close' },
    { pana: 'Jodi Digit', digits: '47', session: 'Close', points: 10 },
    { game_id: 77, game_name: 'Gone Market', digits: '1' },
    { pana: 'Lucky Star', digits: '9' },
    {
      family: 'gali',
      game_id: 2002,
      game_name: 'Delhi Bazar',
      pana: 'Left Digit',
      session: 'Close',
      digits: '4',
    },
  );
  app.mock.advance('3h');
  const list = await region();
  const items = () =>
    within(list)
      .getAllByRole('listitem')
      .map(item => tidy(item.textContent));
  await waitFor(() =>
    expect(items()).toEqual([
      'Kalyan · Single Digit Close · 1 bid · 20 pts 5 Bid again 2 bids cannot be added now: Session closed',
      'Kalyan · Lucky Star 9 cannot be added now: Could not be read. Please type it.',
      'Gone Market · Single Digit 1 cannot be added now: Market not found today',
      'Kalyan · Jodi Digit 47 cannot be added now: Game closed for today',
      'Delhi Bazar · Left Digit 4 cannot be added now: Game closed for today',
    ]),
  );
});

it('without bids of yesterday there is nothing below the histories', async () => {
  const app = await open('/histories', today);
  await waitFor(() =>
    expect(app.mock.calls().filter(({ path }) => path.endsWith('bid-history-data'))).toHaveLength(3),
  );
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Yesterday’s slips' })).toBeNull();
});

it("a player who leaves the list while yesterday's bids are read finds them on return, read only once", async () => {
  await loadScreen('bid');
  let slow: ReturnType<typeof holdReply> | undefined;
  const app = await renderApp('/histories', {
    arrange: mock => {
      yesterdaysBids({})(mock);
      slow = holdReply(mock, '/api-bid-history-data');
    },
  });
  await slow?.asked;
  await app.user.click(screen.getByRole('link', { name: 'Deposit History' }));
  await screen.findByRole('heading', { level: 1, name: 'Deposit History' });
  await app.user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'History' });
  await slow?.deliver();
  await screen.findByRole('button', { name: 'Bid again: Kalyan · Single Digit' });
  expect(app.mock.calls().filter(({ path }) => path.endsWith('bid-history-data'))).toHaveLength(3);
});

it('bids of yesterday that cannot be read are not shown as an empty day, but with a message and Try Again', async () => {
  await loadScreen('bid');
  const app = await renderApp('/histories', {
    arrange: mock => {
      yesterdaysBids({})(mock);
      mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503 });
    },
  });
  expect(await region()).toHaveTextContent('Couldn’t load yesterday’s bids.');
  await tap(app, 'Try Again');
  await screen.findByRole('button', { name: 'Bid again: Kalyan · Single Digit' });
});

it('bids beyond the balance are not added, which a message reports', async () => {
  await loadScreen('bid');
  const app = await renderApp('/histories', {
    arrange: yesterdaysBids({ digits: '7', points: 6000 }, { digits: '3', points: 6000 }),
  });
  expect(await region()).toHaveTextContent(
    '7 cannot be added now: Insufficient balance please refill your account',
  );
  await tap(app, 'Bid again: Kalyan · Single Digit');
  await waitFor(() => expect(rows()).toEqual(['3 Open 6,000 pts']));
});

it('bids that are already on the slip are named, and Undo takes the new ones out', async () => {
  const app = await open('/histories', { digits: '7' });
  await tap(app, 'Bid again: Kalyan · Single Digit');
  expect(await heading()).toHaveTextContent('Single Digit');
  act(() => history.back());
  await tap(app, 'Bid again: Kalyan · Single Digit');
  await waitFor(() => expect(rows()).toEqual(['7 Open 50 pts', '7 Open 50 pts']));
  toast('7 is already on this slip; added again');
  await tap(app, 'Undo');
  await waitFor(() => expect(rows()).toEqual(['7 Open 50 pts']));
});

it('the button of a day without placeable bids shows that, and the sheet gives the reasons', async () => {
  const app = await open(
    '/imp4',
    { ...today, digits: '7' },
    { ...today, game_id: 77, game_name: 'Gone Market', session: 'Close' },
  );
  await screen.findByRole('button', { name: 'Bid this day again' });
  app.mock.advance('3h');
  await tap(app, 'Cannot bid again now');
  const sheet = await screen.findByRole('dialog', { name: 'Bids of 21-November-2026' });
  expect(await within(sheet).findByText('None of these bids can be placed now.')).toBeVisible();
});

it('a day of two slips: each for itself, or all at once, and then one question for all of them', async () => {
  const app = await open(
    '/imp4',
    { ...today, digits: '7' },
    { ...today, pana: 'Jodi Digit', digits: '47', session: 'Close', points: 10 },
  );
  await tap(app, 'Bid this day again');
  const sheet = await screen.findByRole('dialog', { name: 'Bids of 21-November-2026' });
  await within(sheet).findAllByRole('button', { name: /^Bid again: / });
  await tap(app, 'Fill the slips');
  toast('2 slips filled. Nothing is sent yet.');
  await tap(app, 'Submit all');
  await tap(app, 'SUBMIT');
  expect(await within(sheet).findByRole('heading', { name: '2 slips placed' })).toBeVisible();
  expect(app.mock.data().bids.filter(({ status }) => status === 'open')).toHaveLength(4);
});
