import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

it.each([
  ['/about', 'About Us'],
  ['/privacy', 'Data Deletion Policy'],
  ['/privacypolicy', 'Privacy Policy'],
  ['/delete', 'Delete Account Data'],
])('spec 1 §2: %s is the static page %s', async (path, title) => {
  await renderApp(path, { as: 'visitor' });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
  expect(document.title).toBe(`${title} · Matka`);
});

it('spec 1 §2: Privacy Policy has a back button, six sections and a contact line', async () => {
  await renderApp('/privacypolicy', { as: 'visitor' });
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(screen.getByText(/Contact support on WhatsApp: \+91 9876543212$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'WhatsApp support' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543212',
  );
});

it.each([
  /18 years and older/,
  /Points have no cash value unless the operator/,
  /Your session: name, mobile number and a login token/,
  /The bids on your slip/,
  /The random device id/,
  /A verifier that can check your password .* but is no password/,
  /A journal of your money requests/,
  /have your account and data deleted: contact support/,
])('the Privacy Policy says %s', async sentence => {
  await renderApp('/privacypolicy', { as: 'visitor' });
  expect(screen.getByText(sentence)).toBeVisible();
});

it('a visitor sees the policies without wallet and menu', async () => {
  const { mock } = await renderApp('/about', { as: 'visitor' });
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Wallet/ })).toBeNull();
  // The support number is for visitors too.
  expect(mock.calls().map(({ path }) => path)).toEqual(['/api-get-contact-details']);
});

it('Back returns from a policy to the screen before it', async () => {
  const { user } = await renderApp('/about', { as: 'visitor' });
  await user.click(screen.getByRole('link', { name: 'Delete Account Data' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delete Account Data' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});
