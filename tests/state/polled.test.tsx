import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refreshDashboardAtom } from '../../src/state/reading/markets.ts';
import { renderApp } from '../support/render-app.tsx';

it('whoever asks while it is being asked waits for that answer; later ones ask anew', async () => {
  const { store, mock } = await renderApp('/about');
  const asked = () => mock.calls().filter(({ path }) => path === '/api-get-dashboard-data').length;
  const before = asked();
  await act(() => Promise.all([store.set(refreshDashboardAtom), store.set(refreshDashboardAtom)]));
  expect(asked()).toBe(before + 1);
  await act(() => store.set(refreshDashboardAtom));
  expect(asked()).toBe(before + 2);
});
