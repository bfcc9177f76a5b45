import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { renderApp } from '../../support/render-app.tsx';

const key = 'matka.new-players.v1';
const line = () => screen.queryByRole('button', { name: 'How a bid works' });

it('a player who has registered here finds on the home screen how a bid works, until the line is closed', async () => {
  const { user } = await renderApp('/login', { as: 'visitor' });
  await user.click(await screen.findByRole('button', { name: 'New here? Register' }));
  await user.type(await screen.findByLabelText('Username'), 'Asha');
  await user.type(screen.getByLabelText('Phone number'), '9876543222');
  await user.type(screen.getByLabelText('Password'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await user.type(await screen.findByLabelText('OTP'), '1234');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await user.click(await screen.findByRole('button', { name: 'How a bid works' }));
  const dialog = await screen.findByRole('dialog', { name: 'How a bid works' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  expect(dialog).toHaveTextContent('A bid cannot be cancelled.');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(line()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(line()).toBeNull();
});

it('the line survives a reload, and is not there for another player', async () => {
  await renderApp('/imp', { stored: { [key]: JSON.stringify([fingerprint('9876543210')]) } });
  await waitFor(() => expect(line()).toBeVisible());
});

it.each([
  ['another player', JSON.stringify([fingerprint('9876543211')])],
  ['nobody', '[]'],
  ['a broken value', '{"a":1}'],
])('there is no line where the device knows %s as new', async (_who, value) => {
  await renderApp('/imp', { stored: { [key]: value } });
  await screen.findAllByText('Kalyan');
  await waitFor(() => expect(screen.getByText(/^Updated/)).toBeVisible());
  expect(line()).toBeNull();
});
