import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { go } from '../../../src/nav/navigation.ts';
import { markets, openForm, rows } from './open-form.tsx';

type Open = Awaited<ReturnType<typeof openForm>>;

const back = async (path: string): Promise<void> => {
  act(() => go('/imp'));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  act(() => go(path, { state: { market: markets.main } }));
  await screen.findByText(/^Balance:/);
};
const kept = (app: Open): string =>
  app.tab.getItem('matka.slip.v1:9876543210:singleDigit:1:2026-11-21') ?? '';

it('the slip is there again when one comes back to the form', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(kept(app)).toContain('"digits":"7"'));
  await back('/single');
  expect(rows()).toEqual(['7 Open 50 pts']);
});

it('the slip of one game is not the slip of another', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await back('/singlepana');
  expect(rows()).toEqual([]);
});

it('rows whose session has closed meanwhile do not come back', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await app.proceed({ Session: 'Close', Digit: '3', Points: '20' });
  await waitFor(() => expect(rows()).toHaveLength(2));
  act(() => go('/imp'));
  app.mock.advance('2h');
  await back('/single');
  await waitFor(() => expect(rows()).toEqual(['3 Close 20 pts']));
  expect(kept(app)).not.toContain('"digits":"7"');
});

it('logging out clears the slip', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(kept(app)).not.toBe(''));
  act(() => go('/imp'));
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
  await app.user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(kept(app)).toBe('');
  cleanup();
});

it('what is stored as garbage is dropped', async () => {
  const app = await openForm('/single');
  act(() => go('/imp'));
  app.tab.setItem('matka.slip.v1:9876543210:singleDigit:1:2026-11-21', '[{"digits":7}]');
  await back('/single');
  expect(rows()).toEqual([]);
  expect(kept(app)).toBe('');
});
