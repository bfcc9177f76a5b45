import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stored } from '../../../src/storage/table.ts';
import { renderApp } from '../../support/render-app.tsx';

const radios = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getAllByRole<HTMLInputElement>('radio');
const chosen = (group: string) => radios(group).find(({ checked }) => checked)?.labels?.[0]?.textContent;
const notifications = () => screen.getByRole('switch', { name: 'Result notifications' });
const kept = (local: { getItem: (key: string) => string | null }): unknown =>
  JSON.parse(local.getItem(stored.settings.key) ?? 'null');
const settings = (text: object) => ({ [stored.settings.key]: JSON.stringify(text) });
const plain = {
  language: null,
  theme: 'system',
  resultNotifications: false,
  board: false,
  keys: true,
  upiApp: null,
};

async function openSettings(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/settings', options);
  await screen.findByRole('switch', { name: 'Result notifications' });
  return app;
}

/** A browser whose player answers the question for notifications so. */
function answering(answer: NotificationPermission, before: NotificationPermission = 'default') {
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('Notification', { permission: before, requestPermission });
  return requestPermission;
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
  document.head.replaceChildren();
});

it.each(['default', 'betting-off'])('the menu leads to the settings, scenario %s', async scenario => {
  const { user } = await renderApp('/imp', { scenario });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(location.pathname).toBe('/settings');
  await waitFor(() => expect(heading).toHaveFocus());
});

it('a visitor is sent to the log-in', async () => {
  await renderApp('/settings', { as: 'visitor' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

it('has each language in its own script and marked as such, and keeps the choice', async () => {
  const { user, local } = await openSettings();
  expect(radios('Language').map(({ labels }) => [labels?.[0]?.textContent, labels?.[0]?.lang])).toEqual([
    ['English', 'en'],
    ['हिन्दी', 'hi'],
    ['मराठी', 'mr'],
  ]);
  expect(chosen('Language')).toBe('English');
  await user.click(screen.getByRole('radio', { name: 'मराठी' }));
  expect(chosen('Language')).toBe('मराठी');
  expect(kept(local)).toEqual({ ...plain, language: 'mr' });
});

it('shows the page in the chosen theme, with the browser’s bar, and back in the device’s', async () => {
  for (const look of ['light', 'dark']) {
    const bar = document.createElement('meta');
    Object.assign(bar, { id: look, name: 'theme-color' });
    document.head.append(bar);
  }
  const bars = () => ['light', 'dark'].map(id => document.getElementById(id)?.getAttribute('media'));
  const { user, local } = await openSettings();
  expect(chosen('Theme')).toBe('System');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(bars()).toEqual(['not all', 'all']);
  expect(kept(local)).toEqual({ ...plain, theme: 'dark' });
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('asks the browser to turn notifications on, and not to turn them off', async () => {
  const asked = answering('granted');
  const { user, local } = await openSettings();
  expect(notifications()).toHaveAccessibleDescription('While this app is open');
  await user.click(notifications());
  await waitFor(() => expect(notifications()).toBeChecked());
  expect(kept(local)).toEqual({ ...plain, resultNotifications: true });
  await user.click(notifications());
  expect(notifications()).not.toBeChecked();
  expect(kept(local)).toEqual(plain);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('stays off and says how when the browser does not allow notifications', async () => {
  answering('denied');
  const { user, local } = await openSettings();
  await user.click(notifications());
  expect(await screen.findByText(/^Notifications are blocked for this site/)).toBeVisible();
  expect(notifications()).not.toBeChecked();
  expect(kept(local)).toEqual(plain);
});

it('is off when the browser has withdrawn its permission', async () => {
  answering('denied', 'denied');
  await openSettings({ stored: settings({ ...plain, resultNotifications: true }) });
  expect(notifications()).not.toBeChecked();
});

it('says that a browser has no notifications', async () => {
  const { user, local } = await openSettings();
  expect(notifications()).toBeDisabled();
  expect(notifications()).toHaveAccessibleDescription(
    'This browser cannot show notifications. The app itself still shows results.',
  );
  await user.click(notifications());
  expect(kept(local)).toBeNull();
});

it('leads to Change Password', async () => {
  await openSettings();
  expect(screen.getByRole('link', { name: 'Change Password' })).toHaveAttribute('href', '/change');
});

it('Log out ends the session on this device and keeps its settings', async () => {
  const dark = { ...plain, theme: 'dark' };
  const { user, local } = await openSettings({ stored: settings(dark) });
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveAccessibleDescription('Only on this device.');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Login' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(local.getItem(stored.session.key)).toBeNull();
  expect(kept(local)).toEqual(dark);
});

it.each(['/login', '/landing'])('a visitor chooses the language on %s', async path => {
  const { user, local } = await renderApp(path, { as: 'visitor' });
  expect(chosen('Language')).toBe('English');
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(chosen('Language')).toBe('हिन्दी');
  expect(kept(local)).toEqual({ ...plain, language: 'hi' });
});

it('a language that is chosen by keys keeps the focus on its choice', async () => {
  const { user } = await openSettings();
  screen.getByRole('radio', { name: 'English' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(chosen('Language')).toBe('हिन्दी'));
  expect(screen.getByRole('radio', { name: 'हिन्दी' })).toHaveFocus();
});

it('takes over what another tab has chosen', async () => {
  const { local } = await openSettings();
  local.setItem(stored.settings.key, JSON.stringify({ ...plain, theme: 'light' }));
  window.dispatchEvent(new StorageEvent('storage', { key: stored.settings.key }));
  await waitFor(() => expect(chosen('Theme')).toBe('Light'));
  expect(document.documentElement.dataset['theme']).toBe('light');
});
