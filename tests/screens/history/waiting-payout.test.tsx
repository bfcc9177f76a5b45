import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { renderApp } from '../../support/render-app.tsx';
import { passTimeAtOnce } from '../../support/pass-time.ts';

const rates = '/api-game-rates';

/** Three bids of the Demo Player on Kalyan, of today, and no others: 7 and 3 on Open, the jodis 72 and 27. */
const bids = (mock: AppMock): void => {
  mock.data().wins = [];
  mock.data().bids = [
    ['7', 50, 'Single Digit', 'Open'],
    ['3', 20, 'Single Digit', 'Close'],
    ['72', 10, 'Jodi Digit', 'Close'],
    ['27', 10, 'Jodi Digit', 'Close'],
  ].map(([digits, points, pana, session], index) => ({
    id: 900 + index,
    user_id: 1,
    family: 'main' as const,
    game_id: 1,
    game_name: 'Kalyan',
    pana: String(pana),
    session: session === 'Open' ? 'Open' : 'Close',
    digits: String(digits),
    closedigits: '',
    points: Number(points),
    day: '2026-11-21',
    at: '2026-11-21T06:00:00.000Z',
    status: 'open' as const,
  }));
};

/** The claim of each card, the newest bid first. The test's own bids are 27, 72, 3 and 7. */
const claims = () =>
  screen.getAllByRole('listitem').map(card => /If .* comes: .* pts/.exec(card.textContent ?? '')?.[0] ?? '');

it('each waiting bid shows its payout until a result decides it', async () => {
  passTimeAtOnce();
  const { mock, user } = await renderApp('/imp4', { arrange: bids });
  await waitFor(() =>
    expect(claims()).toEqual([
      'If 27 comes: 950 pts',
      'If 72 comes: 950 pts',
      'If 3 comes: 190 pts',
      'If 7 comes: 475 pts',
    ]),
  );
  // 1 + 2 + 4 = 7: the 7 has won, and the jodi 27 can no longer win.
  mock.declare('main', 1, '124', 'open');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(claims()).toEqual(['', 'If 72 comes: 950 pts', 'If 3 comes: 190 pts', '']), {
    timeout: 7000,
  });
});

it('without rates nothing is claimed, and the cards are whole', async () => {
  const { mock } = await renderApp('/imp4', {
    arrange: world => {
      bids(world);
      world.fault({ path: rates, kind: 'drop', times: -1 });
    },
  });
  await waitFor(() => expect(screen.getAllByText('Waiting', { selector: '[data-tone]' })).toHaveLength(4));
  await waitFor(() => expect(mock.calls().map(({ path }) => path)).toContain(rates));
  expect(claims()).toEqual(['', '', '', '']);
  expect(screen.getAllByRole('button', { name: /^Kalyan/ })).toHaveLength(4);
});

it('a list without a waiting bid does not ask for the rates', async () => {
  const { mock } = await renderApp('/imp4', {
    arrange: world => {
      bids(world);
      world.data().bids = world.data().bids.slice(0, 1);
      world.declare('main', 1, '128', 'open');
    },
  });
  await screen.findByText('Lost', { selector: 'span' });
  expect(mock.calls().map(({ path }) => path)).not.toContain(rates);
});
