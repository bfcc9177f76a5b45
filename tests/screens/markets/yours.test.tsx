// The player's own part of the home screen: waiting bids, wins, and the slip on the market's card.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logOutAtom } from '../../../src/state/account/log-out.ts';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import { stored } from '../../../src/storage/table.ts';
import { type KalyanBid, onKalyan } from '../../support/bids-on-kalyan.ts';
import { holdReply } from '../../support/held-reply.ts';
import { passTime, passTimeAtOnce, settle } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';

const yours = () => screen.findByRole('region', { name: 'Yours' });
const card = () => screen.getByRole('button', { name: /^Kalyan/ }).closest('article');
const poll = ({ store }: Awaited<ReturnType<typeof renderApp>>) => act(() => store.set(loadDashboardAtom));

it('waiting bids are shown with the time of their result, and lead to the waiting bids', async () => {
  const { user } = await renderApp('/imp', {
    arrange: onKalyan({ digits: '7' }, { digits: '71', pana: 'Jodi Digit' }),
  });
  const link = await within(await yours()).findByRole('link', { name: '2 bids wait for Kalyan' });
  expect(link).toHaveAccessibleDescription('result after 3:00 PM');
  expect(link).toHaveAttribute('href', '/imp4?status=waiting');
  await waitFor(() => expect(card()).toHaveTextContent(/Yours 71 7 · [\d,]+ pts · result after 3:00 PM/));
  await user.click(link);
  expect(await screen.findByRole('radio', { name: 'Waiting' })).toBeChecked();
});

it('each declared figure strikes bids that can no longer win, and a win is shown until it is dismissed', async () => {
  const bids: KalyanBid[] = [
    { digits: '7' },
    { digits: '3' },
    { digits: '71', pana: 'Jodi Digit' },
    { digits: '31', pana: 'Jodi Digit' },
  ];
  const app = await renderApp('/imp', { arrange: onKalyan(...bids) });
  await waitFor(() => expect(card()).toHaveTextContent('Yours 31 71 3 7'));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(card()).toHaveTextContent('Yours 7 won · 71 can still win · 31 3 cannot win'));
  const won = await within(await yours()).findByRole('status');
  expect(won).toHaveTextContent('You won 475 pts');
  expect(within(won).getByRole('link', { name: 'You won 475 pts' })).toHaveAttribute('href', '/imp3');
  await app.user.click(within(won).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('You won 475 pts')).toBeNull();

  app.unmount();
  const again = { mock: app.mock, storage: [app.local, app.tab] as const, state: null };
  const second = await renderApp('/imp', { again });
  expect(await within(await yours()).findByRole('link', { name: '2 bids wait for Kalyan' })).toBeVisible();
  expect(screen.queryByText('You won 475 pts')).toBeNull();
  second.mock.declare('main', 1, '137', 'close');
  await poll(second);
  // The new win alone.
  expect(await within(await yours()).findByRole('status')).toHaveTextContent('You won 4,750 pts');
  await waitFor(() => expect(card()).toHaveTextContent('Yours 71 7 won · 31 3 cannot win'));
});

it('a win of another family is named with it, because no win history has the whole sum', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      onKalyan({ digits: '7' })(mock);
      const [bid] = mock.data().bids;
      if (bid === undefined) throw new Error('No bid');
      const win = { ...bid, status: 'won' as const, bid_id: bid.id, amount: 190 };
      const gali = { family: 'gali', game_id: 2002, game_name: 'Delhi Bazar', pana: 'Left Digit' } as const;
      mock.data().wins = [win, { ...win, ...gali, id: win.id + 1, amount: 95 }];
    },
  });
  const won = await within(await yours()).findByRole('status');
  expect(won).toHaveTextContent('You won 285 pts · Kalyan, Delhi Bazar (Gali)');
  expect(within(won).getByRole('link', { name: 'You won 285 pts' })).toHaveAttribute('href', '/histories');
});

it('more wins than fit in a line begin with the day, because the row may show only its first line', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      onKalyan({ digits: '7' })(mock);
      const [bid] = mock.data().bids;
      if (bid === undefined) throw new Error('No bid');
      const of = (id: number, game_name: string, day: string) =>
        ({
          ...bid,
          id,
          bid_id: bid.id,
          game_name,
          day,
          at: `${day}T09:30:00.000Z`,
          status: 'won',
          amount: 95,
        }) as const;
      mock.data().wins = [
        of(902, 'Sridevi Morning', '2026-11-20'),
        of(903, 'Rajdhani Night', '2026-11-20'),
        of(901, 'Kalyan', '2026-11-21'),
      ];
    },
  });
  expect(await within(await yours()).findByRole('status')).toHaveTextContent(
    'You won 285 pts · Yesterday: Rajdhani Night, Sridevi Morning · Today: Kalyan',
  );
});

it('a win that an older list lacks is taken back only when lists can no longer be that old', async () => {
  passTimeAtOnce();
  const app = await renderApp('/imp', {
    config: { readLagSeconds: 20 },
    arrange: mock => {
      onKalyan({ digits: '7' })(mock);
      const [bid] = mock.data().bids;
      if (bid === undefined) throw new Error('No bid');
      mock.data().wins = [{ ...bid, bid_id: bid.id, amount: 475 }];
    },
  });
  expect(await within(await yours()).findByRole('status')).toHaveTextContent('You won 475 pts');
  await passTime(25_000);
  const [win] = app.mock.data().wins;
  const [kalyan] = app.mock.data().markets;
  if (win === undefined || kalyan === undefined) throw new Error('No win');
  app.mock.data().wins = [];
  kalyan.open_result = '124-7';
  await passTime(10_000);
  expect(screen.queryByText(/taken back/)).toBeNull();
  app.mock.data().wins = [win];
  await passTime(30_000);
  expect(within(await yours()).getByRole('status')).toHaveTextContent('You won 475 pts');
  expect(screen.queryByText(/taken back/)).toBeNull();

  app.mock.data().wins = [];
  kalyan.open_result = '137-1';
  await passTime(40_000);
  expect(within(await yours()).getByRole('status')).toHaveTextContent('A win of 475 pts was taken back');
});

it('many numbers are counted in one line', async () => {
  const digits = ['1', '2', '3', '4', '5', '6', '7'];
  const app = await renderApp('/imp', {
    arrange: onKalyan(...digits.map(digit => ({ digits: digit }))),
  });
  await waitFor(() => expect(card()).toHaveTextContent('Yours 7 bids'));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(card()).toHaveTextContent('1 bid won · 6 bids cannot win'));
});

it('a win of yesterday is shown today, and its slip is on no card', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      onKalyan({ digits: '7', day: '2026-11-20' })(mock);
      const [bid] = mock.data().bids;
      if (bid === undefined) throw new Error('No bid');
      Object.assign(bid, { status: 'won' });
      mock.data().wins = [{ ...bid, bid_id: bid.id, amount: 475 }];
    },
  });
  expect(await within(await yours()).findByRole('status')).toHaveTextContent(
    'You won 475 pts · Kalyan · Yesterday',
  );
  expect(screen.getByRole('link', { name: 'You won 475 pts' })).toHaveAttribute(
    'href',
    '/imp3?period=yesterday',
  );
  expect(card()).not.toHaveTextContent('Yours');
});

it.each([
  ['the same player', '9876543210', false],
  ['another player of this device', '9876543211', true],
])('a win that %s has dismissed is shown: %s %s', async (_who, mobile, told) => {
  const bids = [{ digits: '7' }, { digits: '3', points: 60 }];
  const key = 'main|2026-11-21|kalyan|single digit|open|7||475|1';
  const wins = [{ key, day: '2026-11-21', market: 'Kalyan', points: 475, dismissed: true }];
  const app = await renderApp('/imp', {
    stored: { [stored.toldWins.key]: JSON.stringify({ mobile, wins }) },
    arrange: mock => {
      onKalyan(...bids)(mock);
      mock.declare('main', 1, '124', 'open');
    },
  });
  await waitFor(() => expect(card()).toHaveTextContent('7 won · 3 cannot win'));
  expect(screen.queryByText('You won 475 pts') !== null).toBe(told);
  app.unmount();
});

it('nothing is said of bids that cannot be read, and of wins that the books do not list', async () => {
  const app = await renderApp('/imp', {
    arrange: mock => {
      onKalyan({ digits: '7' })(mock);
      mock.fault({ path: '/api-wining-history-data', kind: 'status', value: 503, times: -1 });
    },
  });
  await within(await yours()).findByRole('link', { name: '1 bid waits for Kalyan' });
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(card()).toHaveTextContent('7 won'));
  expect(screen.queryByText(/^You won/)).toBeNull();
});

it.each(['/api-wining-history-data', '/api-bid-history-data', '*'])(
  'a win is shown when %s, which is five seconds late, has it',
  async path => {
    passTimeAtOnce();
    const app = await renderApp('/imp', {
      config: { readLagSeconds: 8 },
      arrange: mock => {
        onKalyan({ digits: '7' }, { digits: '3' })(mock);
        mock.fault({ path, kind: 'lag', value: 5, times: -1 });
      },
    });
    await waitFor(() => expect(card()).toHaveTextContent('Yours 3 7'));
    app.mock.declare('main', 1, '124', 'open');
    await poll(app);
    await settle();
    app.mock.advance('6s');
    const won = await screen.findByText('You won 475 pts', { selector: 'b' }, { timeout: 20_000 });
    expect(await yours()).toContainElement(won);
    app.mock.advance('9s');
    await poll(app);
    await waitFor(() => expect(card()).toHaveTextContent('7 won · 3 cannot win'));
  },
);

it('a log-out takes it all away', async () => {
  const app = await renderApp('/imp', { arrange: onKalyan({ digits: '7' }) });
  await within(await yours()).findByRole('link', { name: '1 bid waits for Kalyan' });
  await waitFor(() => expect(app.local.dump()).toContain(stored.places.key));
  act(() => app.store.set(logOutAtom));
  expect(app.local.dump()).not.toContain(stored.places.key);
  expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull();
});

it('at midnight the slips of the day go from the cards', async () => {
  const app = await renderApp('/imp', { arrange: onKalyan({ digits: '7' }) });
  await waitFor(() => expect(card()).toHaveTextContent('Yours 7'));
  app.mock.advance('12h');
  await poll(app);
  await waitFor(() => expect(card()).not.toHaveTextContent('Yours'));
});

it('the histories are asked for once, and only after the markets are loaded', async () => {
  let markets: ReturnType<typeof holdReply> | undefined;
  const { mock } = await renderApp('/imp', {
    arrange: made => {
      onKalyan({ digits: '7' })(made);
      markets = holdReply(made, '/api-get-dashboard-data');
    },
  });
  const asked = () => mock.calls().filter(({ path }) => path === '/api-bid-history-data').length;
  await screen.findByRole('region', { name: 'Messages' });
  await markets?.asked;
  expect(asked()).toBe(0);
  await markets?.deliver();
  await within(await yours()).findByRole('link', { name: '1 bid waits for Kalyan' });
  expect(asked()).toBe(1);
});

it('with fewer points than a bid needs, Add Fund is the one primary button', async () => {
  await renderApp('/imp', { scenario: 'new-player' });
  const region = await yours();
  await within(region).findByText('You have 0 points. A bid needs 10.');
  const [button, ...others] = screen.getAllByRole('link', { name: 'Add Fund' });
  expect(region).toContainElement(button ?? null);
  expect(button).toHaveAttribute('data-tone', 'primary');
  expect(others).toEqual([]);
});

it('a withdrawal that the provider lists as pending has a row', async () => {
  const asked = { user_id: 1, request_amount: 2000, payment_method: '2' as const, number: '9876543211' };
  await renderApp('/imp', {
    arrange: mock => {
      const { ledger } = mock.data();
      for (const entry of ledger.filter(({ kind }) => kind === 'withdraw-hold'))
        ledger.splice(ledger.indexOf(entry), 1);
      mock.data().withdrawals = (['pending', 'cancelled'] as const).map((status, index) =>
        Object.assign({}, mock.data().withdrawals[0], asked, { id: 900 + index, status }),
      );
    },
  });
  const region = within(await yours());
  const payments = await region.findByRole('region', { name: 'Payments on their way' });
  expect(within(payments).getByRole('listitem')).toHaveTextContent('Withdraw 2,000 pts');
  expect(within(payments).getByRole('listitem')).toHaveTextContent('Pending');
});
