import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/lib/fingerprint.ts';
import { stored } from '../../../src/storage/table.ts';
import { onKalyan } from '../../support/bids-on-kalyan.ts';
import { renderApp } from '../../support/render-app.tsx';
import { settle } from '../../support/pass-time.ts';

type Options = Parameters<typeof renderApp>[1];

const owner = fingerprint('9876543210');
const daily = () => screen.getByRole('textbox', { name: 'Daily limit' });
const reminder = () => screen.getByRole('textbox', { name: 'Remind me after (minutes)' });
const pause = () => screen.getByRole('combobox', { name: 'Pause' });
/** The current limits: the name and the text of each row. */
const standing = (): Readonly<Record<string, string>> => {
  const rows = within(screen.getByRole('list', { name: 'Current limits' })).getAllByRole('listitem');
  return Object.fromEntries(
    rows.map(row => {
      const [words, value] = row.firstElementChild?.children ?? [];
      return [words?.firstElementChild?.textContent ?? '', value?.textContent ?? ''] as const;
    }),
  );
};

async function openLimits(options: Options = {}) {
  const app = await renderApp('/limits', options);
  await screen.findByRole('button', { name: 'Save' });
  await settle();
  const write = async (field: HTMLElement, text: string): Promise<void> => {
    await app.user.clear(field);
    if (text !== '') await app.user.type(field, text);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  /** The mock's clock moves, and the app hears of it with its next reply. */
  const later = async (time: string): Promise<void> => {
    app.mock.advance(time);
    window.dispatchEvent(new StorageEvent('storage', { key: stored.limits.key }));
    await settle();
  };
  return { ...app, write, save, later };
}

/** Loads the page again in the same browser. */
async function openAgain(app: Awaited<ReturnType<typeof openLimits>>, options: Options = {}) {
  app.unmount();
  return openLimits({
    ...options,
    again: { mock: app.mock, storage: [app.local, app.tab], state: null },
  });
}

it.each(['default', 'betting-off'])('the menu leads to the limits, scenario %s', async scenario => {
  const { user } = await renderApp('/imp', { scenario });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Play limits' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Play limits' })).toBeVisible();
  expect(location.pathname).toBe('/limits');
});

it('the settings link to the limits, with the points left for the day', async () => {
  const app = await openLimits();
  await app.write(daily(), '500');
  await app.save();
  app.unmount();
  const again = { mock: app.mock, storage: [app.local, app.tab], state: null } as const;
  await renderApp('/settings', { again });
  const description = '500 pts a day · 500 left';
  const link = await screen.findByRole('link', { name: 'Play limits', description });
  expect(link).toHaveAttribute('href', '/limits');
});

it('says that it is of this device, and begins without any limit', async () => {
  await openLimits();
  expect(
    screen.getByText(/^Limits are stored on this device only\. They count bids placed here/),
  ).toBeVisible();
  expect(standing()).toEqual({ 'Bid today': '0 pts' });
  expect([daily(), reminder(), pause()].map(field => (field as HTMLInputElement).value)).toEqual([
    '',
    '',
    '',
  ]);
  expect(
    within(pause())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['none', 'a day', 'a week', 'a month']);
});

it('a first limit holds at once, a higher one after 24 hours, and the screen says when', async () => {
  const app = await openLimits();
  await app.write(daily(), '500');
  await app.write(reminder(), '30');
  await app.save();
  // Each value is shown once: in its field.
  expect(standing()).toEqual({ 'Bid today': '0 pts', 'Left today': '500 pts' });
  await app.later('2h');
  await app.write(daily(), '2000');
  await app.write(reminder(), '');
  await app.save();
  expect(standing()).toMatchObject({ 'Daily limit': '500 pts', Reminder: 'after 30 min' });
  expect(screen.getByText('From 22 November 3:00 PM: 2,000 pts')).toBeVisible();
  expect(screen.getByText('From 22 November 3:00 PM: no reminder')).toBeVisible();
  await app.later('24h');
  const again = await openAgain(app);
  expect(standing()).toEqual({ 'Bid today': '0 pts', 'Left today': '2,000 pts' });
  expect([daily(), reminder()].map(field => (field as HTMLInputElement).value)).toEqual(['2000', '']);
  await again.write(daily(), '100');
  await again.save();
  expect(standing()).toMatchObject({ 'Left today': '100 pts' });
});

it('a Save without a change leaves pending changes', async () => {
  const app = await openLimits();
  await app.write(daily(), '500');
  await app.save();
  await app.write(daily(), '2000');
  await app.save();
  await app.later('3h');
  await app.save();
  expect(daily()).toHaveValue('2000');
  expect(screen.getByText('From 22 November 1:00 PM: 2,000 pts')).toBeVisible();
});

it('a pause can only be made longer, and the choice is taken once', async () => {
  const app = await openLimits();
  await app.user.selectOptions(pause(), 'a week');
  await app.save();
  expect(standing()).toMatchObject({ Pause: 'until 28 November 2026 1:00 PM' });
  expect(pause()).toHaveValue('');
  await app.later('24h');
  await app.save();
  expect(standing()).toMatchObject({ Pause: 'until 28 November 2026 1:00 PM' });
  await app.user.selectOptions(pause(), 'a day');
  await app.save();
  expect(standing()).toMatchObject({ Pause: 'until 28 November 2026 1:00 PM' });
  await app.user.selectOptions(pause(), 'a month');
  await app.save();
  expect(standing()).toMatchObject({ Pause: 'until 22 December 2026 1:00 PM' });
});

it.each([
  ['9', 'At least 10 points, or leave it empty'],
  ['abc', 'Please enter digits only'],
  ['10.5', 'Please enter digits only, without decimals'],
])('a daily limit of %j says %s, and nothing is saved', async (text, message) => {
  const app = await openLimits();
  await app.write(daily(), text);
  await app.save();
  expect(daily()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(daily()).toHaveFocus();
  expect(app.local.getItem(stored.limits.key)).toBeNull();
});

it('a log-out keeps the limits, and another player does not get them', async () => {
  const app = await openLimits();
  await app.write(daily(), '500');
  await app.save();
  app.unmount();
  const again = { mock: app.mock, storage: [app.local, app.tab], state: null } as const;
  const settings = await renderApp('/settings', { again });
  await app.user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  settings.unmount();
  // The session is that of the mock's first user.
  app.mock.data().users.reverse();
  const other = await openLimits({ again });
  expect(standing()).toEqual({ 'Bid today': '0 pts' });
  await other.write(daily(), '100');
  await other.save();
  other.unmount();
  app.mock.data().users.reverse();
  await openLimits({ again });
  expect(standing()).toMatchObject({ 'Left today': '500 pts' });
});

it.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['a list of something else', '[{"owner":"x"}]'],
  ['a limit below zero', `[{"owner":"${owner}","at":0,"daily":{"value":-1,"next":null}}]`],
])('limits that were broken (%s) stay as they were last readable', async (_what, text) => {
  const app = await openLimits();
  await app.write(daily(), '500');
  await app.save();
  app.local.setItem(stored.limits.key, text);
  await openAgain(app);
  expect(standing()).toMatchObject({ 'Left today': '500 pts' });
});

it('when no copy can be read either, the screen shows that until limits are saved', async () => {
  const app = await openLimits({ stored: { [stored.limits.key]: '{', [stored.play.key]: '{' } });
  expect(screen.getByText('Your play limits cannot be read. Please set them again.')).toBeVisible();
  await app.write(daily(), '500');
  await app.save();
  expect(standing()).toMatchObject({ 'Left today': '500 pts' });
});

it('limits that another tab saves appear here, and typed ones stay', async () => {
  const app = await openLimits();
  await app.write(daily(), '77');
  const kept = {
    owner,
    at: 0,
    daily: { value: 300, next: null },
    reminder: { value: null, next: null },
    pausedUntil: 0,
  };
  app.local.setItem(stored.limits.key, JSON.stringify([kept]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: stored.limits.key })));
  await settle();
  expect(standing()).toMatchObject({ 'Left today': '300 pts' });
  expect(daily()).toHaveValue('77');
});

it('the screen shows that a browser stores nothing, and the limits hold in this page', async () => {
  const app = await openLimits();
  app.local.setItem = () => {
    throw new Error('full');
  };
  await app.write(daily(), '500');
  await app.save();
  expect(
    screen.getByText('This browser stores nothing. The limits last until you close this page.'),
  ).toBeVisible();
  expect(standing()).toMatchObject({ 'Left today': '500 pts' });
});

it('a device whose clock is set back counts from the latest time it has seen', async () => {
  let now = Date.parse('2026-11-21T13:00:00+05:30');
  const app = await openLimits({ config: { clock: 'device' }, deviceNow: () => now });
  await app.write(daily(), '500');
  await app.save();
  now -= 24 * 3_600_000;
  await app.write(daily(), '2000');
  await app.save();
  expect(screen.getByText('From 22 November 1:00 PM: 2,000 pts')).toBeVisible();
});

it('a pause that is saved before the first reply ends by the server’s time, not by that of a wrong device', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>(resolve => (answer = resolve));
  const app = await openLimits({
    deviceNow: () => Date.parse('2026-12-25T17:14:00+05:30'),
    arrange: mock => {
      const { fetch } = mock;
      Object.assign(mock, {
        fetch: (...call: Parameters<typeof fetch>) => answered.then(() => fetch(...call)),
      });
    },
  });
  await app.user.selectOptions(pause(), 'a day');
  await app.save();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  expect(standing()).not.toHaveProperty('Pause');
  answer();
  await settle();
  expect(standing()).toMatchObject({ Pause: 'until 22 November 2026 1:00 PM' });
});

it.each([
  [{ text: 'Talk to somebody', url: 'https://help.example/play' }, 'https://help.example/play'],
  [{ text: 'About us', url: '/about' }, '/about'],
])('the operator’s help link is on the screen: %j', async (helpLink, href) => {
  await openLimits({ config: { helpLink } });
  expect(screen.getByRole('link', { name: helpLink.text })).toHaveAttribute('href', href);
});

it('without one there is no link', async () => {
  await openLimits();
  expect(within(screen.getByRole('main')).queryByRole('link')).toBeNull();
});

it('a returned stake is available to the day again once the home screen has read it', async () => {
  const none = { value: null, next: null };
  const limit = { owner, at: 0, daily: { value: 100, next: null }, reminder: none, pausedUntil: 0 };
  const arrange = onKalyan({ digits: '7', points: 60 }, { digits: '3', points: 30 });
  const home = await renderApp('/imp', {
    arrange: mock => {
      arrange(mock);
      // The wallet knows of no bids on Kalyan that the list has not.
      mock.data().ledger = mock.data().ledger.filter(({ note }) => !note.includes('Kalyan'));
      mock.control('POST', 'void', { bid_id: 900 });
    },
    stored: { [stored.limits.key]: JSON.stringify([limit]) },
  });
  await waitFor(() => expect(home.local.getItem(stored.play.key)).toContain('"returned":60'));
  home.unmount();
  const again = { mock: home.mock, storage: [home.local, home.tab] as const, state: null };
  await openLimits({ again });
  expect(standing()).toMatchObject({ 'Bid today': '30 pts', 'Left today': '70 pts' });
});
