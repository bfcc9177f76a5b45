import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { post } from '../../../mock-server/rules/ledger.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { onKalyan } from '../../support/bids-on-kalyan.ts';
import { renderApp } from '../../support/render-app.tsx';

// A provider whose lists have only their newest ten lines. Totals and 'No bid' must not claim what such a list cannot say.

const note = 'Older entries may be missing here.';
const totals = () =>
  within(screen.getByRole('table', { name: 'Totals' }))
    .getAllByRole('row')
    .map(row => row.textContent);
const asked = (mock: AppMock, path: string) => mock.calls().filter(call => call.path === path).length;

/** As many bids of 10 points on each of the last days, today last, and a win of each. */
const bidsOn =
  (...counts: readonly number[]) =>
  (mock: AppMock): void => {
    const days = counts.flatMap((count, at) =>
      Array.from({ length: count }, () => `2026-11-${22 - counts.length + at}`),
    );
    onKalyan(...days.map((day, at) => ({ digits: String(at % 10), points: 10, day })))(mock);
    mock.data().wins = mock.data().bids.map(bid => ({ ...bid, bid_id: bid.id, amount: 95 }));
    for (const path of ['/api-bid-history-data', '/api-wining-history-data'])
      mock.fault({ path, kind: 'last-lines', value: 10, times: -1 });
  };

it('the totals of a week count the earlier days that its list has left out', async () => {
  await renderApp('/imp4?period=sevenDays', { arrange: bidsOn(4, 4, 4, 4) });
  await waitFor(() => expect(totals()[0]).toBe('Bids16160 pts'));
  await waitFor(() => expect(totals()[1]).toBe('Wins161,520 pts'));
  expect(screen.queryByText(note)).toBeNull();
});

it('a week of wins is compared with its bids when all of both are known', async () => {
  await renderApp('/imp3?period=sevenDays', { arrange: bidsOn(4, 4, 4, 4) });
  await waitFor(() =>
    expect(totals().slice(0, 3)).toEqual(['Wins161,520 pts', 'Bids16160 pts', 'Net+ 1,360 pts']),
  );
});

it('while the earlier days cannot be read, the totals say that older bids may be missing', async () => {
  const arrange = (mock: AppMock): void => {
    bidsOn(4, 4, 4, 4)(mock);
    mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, nth: 2, times: -1 });
  };
  await renderApp('/imp4?period=sevenDays', { arrange });
  expect(await screen.findByText(note)).toBeVisible();
  expect(totals()[0]).toBe('Bids10100 pts');
});

it('a day alone cannot be read in parts: its totals say that older bids may be missing', async () => {
  const { mock } = await renderApp('/imp4', { arrange: bidsOn(12) });
  expect(await screen.findByText(note)).toBeVisible();
  await waitFor(() => expect(asked(mock, '/api-bid-history-data')).toBe(2));
});

it('ten bids of a day are all where the provider lists more of the days before', async () => {
  const arrange = (mock: AppMock): void => {
    bidsOn(1, 10)(mock);
    mock.clearFaults();
  };
  const { mock } = await renderApp('/imp4', { arrange });
  await waitFor(() => expect(asked(mock, '/api-bid-history-data')).toBe(2));
  await waitFor(() => expect(totals()[0]).toBe('Bids10100 pts'));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

it('the month says so too', async () => {
  await renderApp('/month', { arrange: bidsOn(12) });
  expect(await screen.findByText(note)).toBeVisible();
});

it('a wallet history without deposits does not say that there were none', async () => {
  const arrange = (mock: AppMock): void => {
    for (let line = 0; line < 10; line += 1)
      post(mock.data(), {
        user_id: 1,
        points: -10,
        kind: 'bid',
        note: 'Bid',
        at: new Date(mock.now()).toISOString(),
      });
    mock.fault({ path: '/api-wallet-transaction-history', kind: 'last-lines', value: 10, times: -1 });
  };
  await renderApp('/addfundhistory', { arrange });
  expect(await screen.findByText('No add fund transactions found.')).toBeVisible();
  expect(await screen.findByText(note)).toBeVisible();
});

it.each(['/transaction', '/addfundhistory'])(
  '%s: twenty lines that add up to the balance are all',
  async path => {
    await renderApp(path);
    await waitFor(() => expect(totals()[0]).toMatch(/pts$/));
    await screen.findAllByText('Add Funds');
    expect(screen.queryByText(note)).toBeNull();
  },
);

it('results do not say that there was no bid which may only be missing in the list', async () => {
  const arrange = (mock: AppMock): void => {
    bidsOn(12)(mock);
    const [first, ...others] = mock.data().bids;
    if (first === undefined) throw new Error('no bid');
    const kalyan = others.map(bid => ({ ...bid, session: 'Close' as const }));
    mock.data().bids = [{ ...first, game_id: 3, game_name: 'Sridevi Morning' }, ...kalyan];
    mock.data().wins = [];
  };
  await renderApp('/results', { arrange });
  const rows = await screen.findAllByRole('listitem');
  const said = (start: string) => rows.find(({ textContent }) => textContent.startsWith(start))?.textContent;
  expect(said('Disawar')).toMatch(/No bid$/);
  expect(said('Sridevi Morning Open')).toMatch(/10:00 AM$/);
});
