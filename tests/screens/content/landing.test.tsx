import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

const targets = (names: readonly string[]) =>
  names.map(name => screen.getByRole('link', { name }).getAttribute('href'));

it('spec 1 §1: every tile of the public landing leads to /login', async () => {
  await renderApp('/landing', { as: 'visitor' });
  const tiles = ['Download App', 'AddFund', 'Withdraw', 'Gali Disawar', 'Starline'];
  expect(targets(tiles)).toEqual(['/login', '/login', '/login', '/login', '/login']);
});

it('spec 1 §1: the landing has a scrolling notice to download the Android app', async () => {
  await renderApp('/landing', { as: 'visitor' });
  expect(screen.getAllByText('Download our Android app for fast 24x7 deposit and withdraw')[0]).toBeVisible();
});

it("the landing's notice is the operator's, or none", async () => {
  const { unmount } = await renderApp('/landing', { as: 'visitor', config: { landingNotice: 'Welcome' } });
  expect(screen.getAllByText('Welcome')[0]).toBeVisible();
  unmount();
  await renderApp('/landing', { as: 'visitor', config: { landingNotice: '' } });
  expect(screen.queryByRole('button', { name: 'Pause headline' })).toBeNull();
});

it('spec 1 §1: every action on the landing leads to /login, and its other links are for reading', async () => {
  const { user } = await renderApp('/landing', { as: 'visitor' });
  const main = within(screen.getByRole('main'));
  const elsewhere = main.getAllByRole('link').filter(link => link.getAttribute('href') !== '/login');
  expect(elsewhere.map(link => link.textContent)).toEqual(['How To Play', 'About Us', 'Privacy Policy']);
  await user.click(screen.getByRole('link', { name: 'Register' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(screen.getByRole('button', { name: 'Have an account? Login' })).toBeVisible();
});

it('the landing says 18+ and links to login, registration and help', async () => {
  await renderApp('/landing', { as: 'visitor' });
  expect(screen.getByRole('heading', { level: 1, name: 'Matka' })).toBeVisible();
  expect(screen.getByText(/^18\+ only/)).toBeVisible();
  expect(targets(['Login', 'Register', 'How To Play'])).toEqual(['/login', '/login', '/htp']);
});

it.each(['/landing', '/login'])('%s has the default mark and name, or the operator\u2019s', async path => {
  const first = await renderApp(path, { as: 'visitor' });
  expect(first.container.querySelector('img')).toHaveAttribute('src', '/icon.svg');
  expect(screen.getByText('Matka · 18+ · points only')).toBeVisible();
  first.unmount();
  const config = { brand: 'Star Club', mark: 'https://cdn.example.com/star.svg' };
  const { container } = await renderApp(path, { as: 'visitor', config });
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example.com/star.svg');
  expect(screen.getByText('Star Club · 18+ · points only')).toBeVisible();
});

it('the landing says in three sentences how the game works', async () => {
  await renderApp('/landing', { as: 'visitor' });
  expect(screen.getByRole('heading', { level: 2, name: 'How it works' })).toBeVisible();
  expect(
    screen.getByText(
      'Choose a market, a game and a number. When 124 is drawn, 1 + 2 + 4 = 7 and a bid on 7 wins. See what a bid can pay before you place it.',
    ),
  ).toBeVisible();
});
