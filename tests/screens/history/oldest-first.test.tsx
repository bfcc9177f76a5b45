import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

it.each([
  ['/imp4', '/api-bid-history-data', 'bid_data', 'bid_date', 'points'],
  ['/imp3', '/api-wining-history-data', 'win_data', 'wining_date', 'amount'],
])('spec 2 §2: %s of a provider that lists the oldest first begins with the newest', async (...list) => {
  const [route, path, field, date, amount] = list;
  const rows = ['9:00 AM', '11:00 AM', '12:30 PM'].map((time, index) => ({
    pana: 'Jodi Digit',
    game_name: 'Some Market',
    session: 'Open',
    digits: `1${index}`,
    closedigits: '',
    [date]: `21-November-2026 ${time}`,
    [amount]: 55,
  }));
  await renderApp(route, {
    arrange: mock =>
      void mock.fault({ path, kind: 'reply', value: { status: true, [field]: rows }, times: -1 }),
  });
  const cards = await screen.findAllByText(/^1[012]$/);
  expect(cards.map(card => card.textContent)).toEqual(['12', '11', '10']);
});
