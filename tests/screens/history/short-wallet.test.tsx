import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { post } from '../../../mock-server/rules/ledger.ts';
import { returnStake } from '../../../mock-server/rules/returns.ts';
import type { AppMock } from '../../support/app-mock.ts';
import { onKalyan } from '../../support/bids-on-kalyan.ts';
import { renderApp } from '../../support/render-app.tsx';

// A provider whose wallet history has only its newest ten lines.

const words = ['Waiting', 'Won', 'Lost', 'Returned'];
const cards = () =>
  screen
    .queryAllByRole('listitem')
    .map(card => [
      card.querySelector('dd')?.textContent,
      ...words.filter(word => within(card).queryByText(word) !== null),
    ]);

/** The stake of the first bid came back, and as many deposits have come since. */
const returnedBefore =
  (deposits: number) =>
  (mock: AppMock): void => {
    onKalyan(
      { digits: '7', points: 55, day: '2026-11-19' },
      { digits: '3', points: 30, day: '2026-11-19' },
    )(mock);
    const data = mock.data();
    data.ledger = data.ledger.filter(({ note }) => !note.includes('Kalyan'));
    const [bid] = data.bids;
    if (bid === undefined) throw new Error('no bid');
    returnStake(data, bid, '2026-11-19T15:00:00.000Z');
    for (let line = 0; line < deposits; line += 1)
      post(data, {
        user_id: 1,
        points: 600,
        kind: 'deposit',
        note: 'Add Funds',
        at: '2026-11-20T06:00:00.000Z',
      });
    mock.fault({ path: '/api-wallet-transaction-history', kind: 'last-lines', value: 10, times: -1 });
  };

const openDays = async (arrange: (mock: AppMock) => void) => {
  const { user } = await renderApp('/imp4', { arrange });
  const from = screen.getByLabelText('From', { selector: 'input' });
  await user.clear(from);
  await user.type(from, '11/18/2026');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
};

it('a bid is not lost whose returned stake may have left the wallet history', async () => {
  await openDays(returnedBefore(10));
  await waitFor(() => expect(screen.getAllByText('not known')).toHaveLength(1));
  expect(cards()).toEqual([['3'], ['7']]);
});
