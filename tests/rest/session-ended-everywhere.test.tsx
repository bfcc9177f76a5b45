import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notFound, routes } from '../../src/nav/routes.ts';
import { fillIn } from '../support/fill-in.ts';
import { renderApp } from '../support/render-app.tsx';

const words = 'Your session has ended. Please log in again.';
const shellPaths = routes.filter(route => route.shell && route !== notFound).map(({ paths }) => paths[0]);

it.each(shellPaths)('spec 1 §4: a token refused on %s leads to login and back to it', async path => {
  const app = await renderApp(path, {
    arrange: mock => void Object.assign(mock.data().content, { sessions_valid: false }),
    strict: true,
  });
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  Object.assign(app.mock.data().content, { sessions_valid: true });
  await fillIn(app.user, { 'Phone number': '9876543210', Password: 'demo1234' }, 'Login');
  await waitFor(() => expect(location.pathname).toBe(path));
  expect(screen.queryByText(words)).toBeNull();
});
