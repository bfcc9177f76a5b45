import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

vi.mock('../../../src/screens/wallet/add-number-dialog.tsx', () => {
  throw new Error('The file cannot be loaded');
});

const sorry = () => screen.getByText('Something went wrong. Please try again later.');

it('a tap on a method is answered by a toast when the dialog cannot be loaded, each time', async () => {
  const { user } = await renderApp('/imp7');
  await user.click(screen.getByRole('button', { name: 'Withdraw Methods' }));
  await user.click(screen.getByRole('button', { name: /^GPay/ }));
  // The import has to fail first, which takes its time on a busy machine.
  await waitFor(() => expect(sorry()).toBeVisible(), { timeout: 8000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Paytm/ }));
  await waitFor(() => expect(sorry()).toBeVisible());
});
