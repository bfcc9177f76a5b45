import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../../src/storage/table.ts';
import { fillIn } from '../../support/fill-in.ts';
import { renderApp } from '../../support/render-app.tsx';

const path = '/api-profile-update';

async function editing() {
  const app = await renderApp('/profile');
  await app.user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  return app;
}

it('spec 1 §2: Edit profile shows username and mobile, an Edit Profile/Cancel toggle and a name field', async () => {
  const { user } = await renderApp('/profile');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['Demo Player', '+91 9876543210']);
  expect(screen.queryByLabelText('Name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Demo Player');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('spec 1 §5: Profile name required → Name is required!', async () => {
  const { user, mock } = await editing();
  await fillIn(user, { Name: '' }, 'Save');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required!');
  expect(mock.calls().some(call => call.path === path)).toBe(false);
});

it.each([
  ['JSON', null],
  ['text containing JSON', 'noise'],
] as const)('spec 1 §7: Profile update is answered by %s, and the new name stays', async (_case, kind) => {
  const { user, mock, local } = await editing();
  if (kind !== null) mock.fault({ path, kind });
  await fillIn(user, { Name: 'New Name' }, 'Save');
  expect(await screen.findByText('New Name')).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(mock.data().users[0]?.user_name).toBe('New Name');
  expect(JSON.parse(local.getItem(stored.session.key) ?? '')).toMatchObject({ username: 'New Name' });
});

it.each([
  ['Not this name', 'false-status', 'Not this name'],
  ['An error occurred. Please try again.', 'drop', undefined],
  ['An error occurred. Please try again.', 'html', undefined],
] as const)('a profile that was not saved tells: %s', async (message, kind, value) => {
  const { user, mock } = await editing();
  mock.fault({ path, kind, value });
  await fillIn(user, { Name: 'New Name' }, 'Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Demo Player')).toBeVisible();
});
