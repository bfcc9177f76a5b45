import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadDashboardAtom } from '../../../src/state/reading/markets.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';
import { facts } from '../bid/open-form.tsx';

/** Two bids on Kalyan this month, one of them waiting, one of October, and a win of 475. */
const arrange = (mock: AppMock): void => {
  const bid = (id: number, day: string, status: 'open' | 'won' | 'lost') => ({
    id,
    user_id: 1,
    family: 'main' as const,
    game_id: 1,
    game_name: 'Kalyan',
    pana: 'Single Digit',
    session: 'Open' as const,
    digits: '7',
    closedigits: '',
    points: 50,
    day,
    at: `${day}T06:00:00.000Z`,
    status,
  });
  const [won, waits, before] = [
    bid(900, '2026-11-20', 'won'),
    bid(901, '2026-11-21', 'open'),
    bid(902, '2026-10-31', 'lost'),
  ];
  const { points: _, status: __, ...win } = won;
  Object.assign(mock.data(), { bids: [won, waits, before], wins: [{ ...win, bid_id: 900, amount: 475 }] });
};

it('the menu leads to the month in one card, with one tap to the limits', async () => {
  const { user } = await renderApp('/imp', { arrange });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'This month' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This month' })).toBeVisible();
  await waitFor(() =>
    expect(facts(screen.getByRole('main'))).toEqual({
      Bid: '100 pts',
      Won: '475 pts',
      Net: '+ 425 pts',
      Days: '2',
      Time: '0 min',
    }),
  );
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Play limits' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Play limits' })).toBeVisible();
});

it('sums that cannot be read are unknown', async () => {
  await renderApp('/month', {
    arrange: mock => {
      arrange(mock);
      mock.fault({ path: '/api-wining-history-data', kind: 'status', value: 503, times: -1 });
    },
  });
  await waitFor(() =>
    expect(facts(screen.getByRole('main'))).toMatchObject({
      Bid: '100 pts',
      Won: 'not known',
      Net: 'not known',
    }),
  );
});

it('without any reply it shows a message, and tries again', async () => {
  const { mock, user } = await renderApp('/month', {
    arrange: some => {
      arrange(some);
      some.fault({ path: '*', kind: 'status', value: 503, times: -1 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  mock.clearFaults();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(facts(screen.getByRole('main'))).toMatchObject({ Net: '+ 425 pts' }));
});

it('a result that is declared while the card is open is in Won and Net together', async () => {
  const { mock, store } = await renderApp('/month', { arrange });
  const said = () => facts(screen.getByRole('main'));
  await waitFor(() => expect(said()).toMatchObject({ Won: '475 pts', Net: '+ 425 pts' }));
  mock.declare('main', 1, '124', 'open');
  await act(() => store.set(loadDashboardAtom));
  await waitFor(() => expect(said()).toMatchObject({ Bid: '100 pts', Won: '950 pts', Net: '+ 850 pts' }));
});
