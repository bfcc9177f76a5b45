import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import { deposit, listPath, lost, postPath } from '../../support/deposit-pages.ts';
import { renderApp } from '../../support/render-app.tsx';

// A payment whose line may have left the provider's list (docs/reliability.md "Deposits").

const marks = { newest: ['id gone'], oldest: 'id gone' };

const open = () =>
  renderApp('/wallet', {
    config: { readLagSeconds: 0 },
    begun: [
      deposit({ points: points(615), before: { listed: 0, approved: 0, rejected: 0, marks }, phase: lost }),
    ],
    arrange: mock => {
      const at = '2026-11-21T07:29:00.000Z';
      for (let line = 0; line < 10; line += 1)
        mock
          .data()
          .fund_requests.push({ id: 900 + line, user_id: 1, request_amount: 70, status: 'rejected', at });
      mock.fault({ path: listPath, kind: 'last-lines', value: 10, times: -1 });
    },
  });

type App = Awaited<ReturnType<typeof open>>;
let app: App;
const posted = () => app.mock.calls().filter(call => call.path === postPath);
const question = () => screen.findByRole('region', { name: 'Was it reported?' });
const answer = async (name: string) =>
  userEvent.click(within(await question()).getByRole('button', { name }));

beforeEach(async () => {
  app = await open();
});

it('spec 1 §4: where the list no longer goes back to a payment, the card asks and nothing is sent', async () => {
  expect(await question()).toHaveAccessibleDescription(
    'Wallet History no longer shows whether this payment was reported. Was it?',
  );
  await answer('Yes');
  expect(await screen.findByText('Waiting for approval')).toBeVisible();
  expect(posted()).toEqual([]);
});

it('the player says that it was not reported: it is, once', async () => {
  await answer('No, report mine');
  expect(await screen.findByText(/Deposit of 615 pts requested/)).toBeVisible();
  expect(posted()).toHaveLength(1);
});
