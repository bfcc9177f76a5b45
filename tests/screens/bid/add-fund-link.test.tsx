import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openForm, rows } from './open-form.tsx';

const link = () => screen.queryByRole('link', { name: 'Add Fund' });

it('the form leads to Add Funds while the bid exceeds the balance', async () => {
  const app = await openForm('/single');
  expect(link()).toBeNull();
  await app.write({ Digit: '7', Points: '10001' });
  expect(await screen.findByRole('link', { name: 'Add Fund' })).toHaveAttribute('href', '/imp9');
  await app.write({ Points: '10000' });
  expect(link()).toBeNull();
});

it('the form leads to Add Funds when there is less than the least bid', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '9990' });
  expect(link()).toBeNull();
  await app.proceed({ Digit: '8', Points: '10' });
  expect(link()).toBeVisible();
});

it('Add Funds leads back to the bids, and the slip is as it was', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  const before = rows();
  await app.write({ Points: '20000' });
  await app.user.click(screen.getByRole('link', { name: 'Add Fund' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Funds' })).toBeVisible();
  await app.user.click(await screen.findByRole('link', { name: 'Back to your bids' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  expect(screen.getByText('Kalyan')).toBeVisible();
  expect(rows()).toEqual(before);
  expect(before).toHaveLength(1);
});

it('where the operator takes no deposits nothing leads there', async () => {
  const app = await openForm('/single', 'main', { config: { features: { deposits: false } } });
  await app.write({ Points: '20000' });
  expect(link()).toBeNull();
});

it('with too few points for a bid the form shows that, Add Fund is primary, and the payout stays', async () => {
  const app = await openForm('/single', 'main', { scenario: 'new-player' });
  await app.write({ Digit: '7', Points: '10' });
  expect(await screen.findByText('You have 0 points. A bid needs 10.')).toBeVisible();
  expect(link()).toHaveAttribute('data-tone', 'primary');
  expect(screen.getByRole('button', { name: 'Proceed' })).toHaveAttribute('data-tone', 'quiet');
  expect(await screen.findByText(/^If 7 comes/)).toHaveTextContent('If 7 comes: 95 pts');
});
