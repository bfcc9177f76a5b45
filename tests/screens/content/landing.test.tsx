import { screen } from '@testing-library/react';
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

it('the landing says 18+ and links to login, registration and help', async () => {
  await renderApp('/landing', { as: 'visitor' });
  expect(screen.getByRole('heading', { level: 1, name: 'Matka' })).toBeVisible();
  expect(screen.getByText(/^18\+ only/)).toBeVisible();
  expect(targets(['Login', 'Register', 'How To Play'])).toEqual(['/login', '/r', '/htp']);
});
