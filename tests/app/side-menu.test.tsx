import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stored } from '../../src/storage/table.ts';
import { renderApp } from '../support/render-app.tsx';

async function openMenu(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/imp', options);
  await app.user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  return { ...app, menu };
}
const words = (menu: Awaited<ReturnType<typeof openMenu>>['menu']) =>
  menu.getAllByRole('listitem').map(row => row.textContent.trim());

it('spec 1 §2, §4: side menu with betting on', async () => {
  const { menu } = await openMenu();
  expect(words(menu).slice(1)).toEqual([
    'Home',
    'Add Funds',
    'Wallet',
    'Win History',
    'Bid History',
    'Market Charts',
    'How To Play',
    'Game Rates',
    'Change Password',
    'Privacy Policy',
    'Results',
    'This month',
    'Settings',
    'Play limits',
    'Log out',
  ]);
  expect(menu.getByRole('link', { name: 'Add Funds' })).toHaveAttribute('href', '/imp9');
});

it('spec 1 §2, §4: side menu with betting off lists only the permanent entries', async () => {
  const { menu } = await openMenu({ scenario: 'betting-off' });
  expect(words(menu).slice(1)).toEqual([
    'Home',
    'Market Charts',
    'Change Password',
    'Privacy Policy',
    'Results',
    'This month',
    'Settings',
    'Play limits',
    'Log out',
  ]);
});

it.each([
  ['Demo Playe…', 'Demo Player'],
  ['Ten Letter', 'Ten Letter'],
])('spec 1 §9: menu username truncation 10 characters: %s', async (shown, name) => {
  const { menu } = await openMenu({
    arrange: mock => {
      const [user] = mock.data().users;
      if (user) user.user_name = name;
    },
  });
  expect(words(menu)[0]?.replace(/ ?9876543210 · Edit profile$/, '')).toBe(shown);
});

it('an operator who takes no deposits has no Add Funds, in the menu or at home', async () => {
  const { menu } = await openMenu({ config: { features: { deposits: false } } });
  expect(menu.queryByText('Add Funds')).toBeNull();
  expect(screen.queryByText('Add Fund')).toBeNull();
});

it('spec 1 §2: side menu shows the mobile', async () => {
  const { menu } = await openMenu();
  expect(menu.getByText('9876543210')).toBeVisible();
});

it('spec 1 §4: log out clears the stored session and goes to /login', async () => {
  const { menu, user, local } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  expect(location.pathname).toBe('/login');
  expect(local.getItem(stored.session.key)).toBeNull();
});

it('spec 1 §2, §4: top bar shows the wallet amount linking to /imp7, only when betting is on', async () => {
  const { unmount } = await renderApp('/imp');
  expect(screen.getByRole('link', { name: /^Wallet 10,000 ?pts$/ })).toHaveAttribute('href', '/imp7');
  unmount();
  await renderApp('/imp', { scenario: 'betting-off' });
  expect(screen.queryByRole('link', { name: /^Wallet/ })).toBeNull();
});
