// Where a visitor finds help: the number that the server supplies, and the pages that need no log-in.
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppMock } from '../../support/app-mock.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';

const call = '/api-get-contact-details';
const configured = { as: 'visitor', config: { supportPhone: '98765 43219' } } as const;
const supplied = (mobile_no: string, mobile_1: string) => (mock: AppMock) => {
  Object.assign(mock.data().content.contact, { mobile_no, mobile_1 });
};
const screens = [
  ['/login', 'WhatsApp support'],
  ['/r', 'Contact Admin'],
] as const;

for (const [path, name] of screens) {
  const link = () => screen.getByRole('link', { name });

  it.each([
    ['the first number', '98765 43214', '', 'https://wa.me/919876543214'],
    [
      'the second number where the first is too short',
      '12345',
      '+91 98765 43215',
      'https://wa.me/919876543215',
    ],
    ['the configured number where none is supplied', '', '', 'https://wa.me/919876543219'],
  ])(`spec 1 §2, §3: ${name} of ${path} uses %s`, async (_title, first, second, href) => {
    const { mock } = await renderApp(path, { ...configured, arrange: supplied(first, second) });
    await waitFor(() => expect(mock.calls().map(sent => sent.path)).toEqual([call]));
    await waitFor(() => expect(link()).toHaveAttribute('href', href));
    expect(mock.calls()[0]?.body).toEqual({ env_type: 'Prod', app_key: 'demo' });
  });

  it(`spec 1 §2: ${name} of ${path} uses the configured number until the reply, then the supplied one`, async () => {
    const held: { reply?: ReturnType<typeof holdReply> } = {};
    await renderApp(path, { ...configured, arrange: mock => void (held.reply = holdReply(mock, call)) });
    await held.reply?.asked;
    expect(link()).toHaveAttribute('href', 'https://wa.me/919876543219');
    await held.reply?.deliver();
    await waitFor(() => expect(link()).toHaveAttribute('href', 'https://wa.me/919876543212'));
  });

  it(`spec 1 §2: ${name} of ${path} keeps the configured number where the call fails`, async () => {
    const { mock } = await renderApp(path, {
      ...configured,
      arrange: world => void world.fault({ path: call, kind: 'status', value: 500, times: -1 }),
    });
    await waitFor(() => expect(mock.calls()).not.toEqual([]));
    expect(link()).toHaveAttribute('href', 'https://wa.me/919876543219');
  });
}

it.each([
  ['/login', '18001234567'],
  ['/r', 'Contact Admin'],
])('a toll-free number has no chat: the link of %s calls it', async (path, name) => {
  await renderApp(path, { ...configured, arrange: supplied('1800 123 4567', '') });
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'tel:18001234567'));
});

it.each([
  ['How To Play', '/htp', 'How To Play'],
  ['About this app', '/landing', 'Matka'],
])('spec 1 §1: a visitor finds %s from /login', async (name, path, heading) => {
  const { user } = await renderApp('/login', { as: 'visitor' });
  await user.click(screen.getByRole('link', { name }));
  expect(location.pathname).toBe(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it('both links are next to the form to register too', async () => {
  const { user } = await renderApp('/login', { as: 'visitor' });
  await user.click(screen.getByRole('button', { name: 'New here? Register' }));
  expect(screen.getByRole('link', { name: 'How To Play' })).toHaveAttribute('href', '/htp');
  expect(screen.getByRole('link', { name: 'About this app' })).toHaveAttribute('href', '/landing');
});
