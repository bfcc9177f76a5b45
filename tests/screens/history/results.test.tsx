import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { renderApp } from '../../support/render-app.tsx';

/** Bids of the Demo Player today, and no others. */
const bid =
  (
    ...bids: readonly (readonly [
      family: 'main' | 'starline' | 'gali',
      id: number,
      name: string,
      pana: string,
      session: 'Open' | 'Close',
      digits: string,
    ])[]
  ) =>
  (mock: AppMock): void => {
    mock.data().wins = [];
    mock.data().bids = bids.map(([family, game_id, game_name, pana, session, digits], index) => ({
      id: 900 + index,
      user_id: 1,
      family,
      game_id,
      game_name,
      pana,
      session,
      digits,
      closedigits: '',
      points: 50,
      day: '2026-11-21',
      at: '2026-11-21T06:00:00.000Z',
      status: 'open',
    }));
  };

/** The visible text of each row, and its meaning for the player. */
const rows = () =>
  screen
    .getAllByRole('list', { name: 'Latest results' })
    .flatMap(list => within(list).getAllByRole('listitem'))
    .map(row => [
      row.querySelector('[aria-hidden]')?.textContent,
      ['Won 475 pts', 'Not won', 'No bid', 'Waiting'].find(word => within(row).queryByText(word) !== null),
    ]);

it('lists the newest results of all families with their meaning for the player', async () => {
  await renderApp('/results', {
    arrange: mock => {
      bid(
        ['main', 2, 'Milan Day', 'Single Digit', 'Open', '6'],
        ['main', 3, 'Sridevi Morning', 'Single Digit', 'Close', '3'],
        ['starline', 1003, 'Kalyan Starline 12:00 PM', 'Single Digit', 'Open', '4'],
        ['starline', 1001, 'Kalyan Starline 10:00 AM', 'Single Digit', 'Open', '5'],
      )(mock);
      // The world's boards have these results; only the win of Milan Day is listed.
      const [first] = mock.data().bids;
      if (first !== undefined) mock.data().wins = [{ ...first, bid_id: 900, amount: 475 }];
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results');
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Milan Day Open: 123-6', 'Won 475 pts'],
      ['Sridevi Morning Close: 470-17-890', 'Not won'],
      ['Kalyan Starline 12:00 PM: 770-4', undefined],
      ['Kalyan Starline 11:00 AM: 345-2', 'No bid'],
      ['Sridevi Morning Open: 470-1', 'No bid'],
      ['Kalyan Starline 10:00 AM: 128-1', 'Not won'],
      ['Disawar: 45', 'No bid'],
    ]),
  );
  expect(screen.getByText('Milan Day Open: one two three, six')).toBeInTheDocument();
});

it('a bid that needs the other session waits', async () => {
  await renderApp('/results', { arrange: bid(['main', 2, 'Milan Day', 'Jodi Digit', 'Close', '66']) });
  await waitFor(() => expect(rows()[0]).toEqual(['Milan Day Open: 123-6', 'Waiting']));
});

it('no row of a night says that there is no bid while a bid of the later date may be of it', async () => {
  await renderApp('/results', {
    scenario: 'overnight',
    arrange: mock => {
      const night = mock.data().markets.find(({ game_name }) => game_name === 'Main Bazar');
      Object.assign(night ?? {}, { open_result: '124-7', close_result: '2-345' });
      const bid_data = [
        { game_name: 'Main Bazar', pana: 'Single Digit', session: 'Close', digits: '7', closedigits: '' },
      ].map(row => ({ ...row, points: 50, bid_date: '21-November-2026' }));
      mock.fault({
        path: '/api-bid-history-data',
        kind: 'reply',
        value: { status: true, bid_data },
        times: -1,
      });
    },
  });
  await waitFor(() => expect(rows()).toContainEqual(['Milan Day Open: 123-6', 'No bid']));
  const nights = rows().filter(([text]) => text?.startsWith('Main Bazar'));
  expect(nights).toEqual([
    ['Main Bazar Close: 124-72-345', undefined],
    ['Main Bazar Open: 124-7', undefined],
  ]);
});

it('nothing is said of bids that cannot be read', async () => {
  await renderApp('/results', {
    arrange: mock =>
      void mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 503, times: -1 }),
  });
  await waitFor(() => expect(rows()[0]?.[0]).toBe('Milan Day Open: 123-6'));
  await waitFor(() => expect(rows().at(-1)).toEqual(['Disawar: 45', 'No bid']));
  expect(rows()[0]?.[1]).toBeUndefined();
});

it('results that cannot be read are not shown as an empty day', async () => {
  const { mock, user } = await renderApp('/results', {
    arrange: world => void world.fault({ path: '*', kind: 'status', value: 503, times: -1 }),
  });
  const alert = await screen.findByText("Couldn't load the results.");
  expect(alert).toBeVisible();
  expect(screen.queryByText('No result is declared yet today.')).toBeNull();
  mock.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(rows().at(-1)?.[0]).toBe('Disawar: 45'));
});

it('shows a message when nothing is declared', async () => {
  await renderApp('/results', { scenario: 'empty' });
  expect(await screen.findByText('No result is declared yet today.')).toBeVisible();
});

it('is in the menu, with betting off too', async () => {
  const { user } = await renderApp('/imp', { scenario: 'betting-off' });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Results' }));
  expect(location.pathname).toBe('/results');
});

/** The dashboard's reply has no wallet, which is optional (spec 2 §7). */
function withoutWallet(mock: AppMock): void {
  const { fetch } = mock;
  const bare: typeof globalThis.fetch = async (input, init) => {
    const reply = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://mock');
    if (pathname !== '/api-get-dashboard-data') return reply;
    const text = (await reply.text()).replace('"wallet_amt"', '"no_wallet"');
    return new Response(text, { status: 200, headers: reply.headers });
  };
  Object.assign(mock, { fetch: bare });
}

it('the results show their meaning even without a wallet', async () => {
  await renderApp('/results', {
    arrange: mock => {
      bid(['main', 3, 'Sridevi Morning', 'Single Digit', 'Close', '3'])(mock);
      withoutWallet(mock);
      mock.fault({ path: '/api-user-wallet-balance', kind: 'status', value: 500, times: -1 });
    },
  });
  await waitFor(() => expect(rows()).toContainEqual(['Sridevi Morning Close: 470-17-890', 'Not won']));
});

it('a dashboard without a wallet: the balance is asked for, and the own bids are shown', async () => {
  await renderApp('/imp', {
    arrange: mock => {
      bid(['main', 1, 'Kalyan', 'Single Digit', 'Open', '6'])(mock);
      withoutWallet(mock);
    },
  });
  expect(await screen.findByRole('link', { name: '1 bid waits for Kalyan' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Wallet [\d,]+ pts/ })).toBeVisible();
});

it('results wait for the own bids as long as for a reply, and then appear without them', async () => {
  passTimeAtOnce();
  await renderApp('/results', {
    arrange: mock => {
      bid(['main', 3, 'Sridevi Morning', 'Single Digit', 'Close', '3'])(mock);
      // The calls follow each other, so the bids are known after two time limits.
      for (const path of ['/api-wining-history-data', '/api-wallet-transaction-history'])
        mock.fault({ path, kind: 'hang', times: -1 });
    },
  });
  await screen.findAllByText(/^Sridevi Morning Close:/, {}, { timeout: 20_000 });
  expect(screen.queryByText(/^(Won|Not won|No bid|Waiting)/)).toBeNull();
});
