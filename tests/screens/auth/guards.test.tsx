import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routePaths } from '../../../src/nav/routes.ts';
import { renderApp } from '../../support/render-app.tsx';
import { sentCalls } from './sent-calls.ts';

/** The open paths of spec 1 §6. */
const open = [
  '/',
  '/login',
  '/r',
  '/otpregister',
  '/forgotpass',
  '/otpforgotpass',
  '/change-password',
  '/landing',
  '/htp',
  '/about',
  '/privacy',
  '/privacypolicy',
  '/delete',
];

it.each([...open, '/no-such-page'])('spec 1 §6: a visitor may open %s', async path => {
  await renderApp(path, { as: 'visitor', strict: true });
  expect(location.pathname).toBe(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it.each(routePaths.filter(path => !open.includes(path)))(
  'spec 1 §6: a visitor who opens %s is sent to /login, and nothing of a player is asked of the server',
  async path => {
    const { mock } = await renderApp(path, { as: 'visitor' });
    expect(location.pathname).toBe('/login');
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(sentCalls(mock)).toEqual([]);
  },
);
