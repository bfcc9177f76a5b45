import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parsePhone } from '../../../src/domain/phone.ts';
import { go } from '../../../src/nav/navigation.ts';
import { openSessionAtom } from '../../../src/state/core/session.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';
import { facts, left, markets, openForm, rows } from './open-form.tsx';

function phone(text: string) {
  const parsed = parsePhone(text);
  if (parsed === null) throw new Error(`Not a phone: ${text}`);
  return parsed;
}

type Open = Awaited<ReturnType<typeof openForm>>;

const back = async (path: string): Promise<void> => {
  act(() => go('/imp'));
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  act(() => go(path, { state: { market: markets.main } }));
  await screen.findByLabelText('Date');
};
const kept = (app: Open): string => app.tab.getItem('matka.slips.v2') ?? '';

it('the slip is there again when the player returns to the form', async () => {
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

it('rows whose session has closed meanwhile are not restored', async () => {
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

it('a row that was added while the wallet was read stays when its session closes meanwhile, and is marked closed', async () => {
  const app = await openForm('/single');
  act(() => go('/imp'));
  const wallet = holdReply(app.mock, '/api-user-wallet-balance');
  act(() => go('/single', { state: { market: markets.main } }));
  await wallet.asked;
  await app.proceed({ Digit: '7', Points: '50' });
  app.mock.advance('2h');
  await wallet.deliver();
  await waitFor(() => expect(rows()).toEqual(['7 Session closed 50 pts']));
  expect(screen.queryByText(/has closed/)).toBeNull();
});

it('a device whose date is tomorrow takes no row off after a reload, because the provider’s time counts', async () => {
  const { mock, local, tab, proceed, unmount } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(rows()).toEqual(['7 Open 50 pts']));
  const again = { mock, storage: [local, tab], state: history.state as unknown } as const;
  unmount();
  await renderApp('/single', { again, deviceNow: () => mock.now() + 12 * 3_600_000 });
  await screen.findByLabelText('Date');
  await act(async () => undefined);
  expect(screen.queryByText(/has closed/)).toBeNull();
  expect(rows()).toEqual(['7 Open 50 pts']);
});

it('the slip of another player is not shown', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(kept(app)).not.toBe(''));
  act(() => go('/imp'));
  const { user_name: username, unique_token: token } = app.mock.data().users[1] ?? {};
  act(() => {
    app.store.set(openSessionAtom, {
      username: username ?? '',
      token: token ?? '',
      mobile: phone('9876543211'),
    });
  });
  await back('/single');
  expect(rows()).toEqual([]);
});

it('logging out clears the slip', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '50' });
  await waitFor(() => expect(kept(app)).not.toBe(''));
  act(() => go('/imp'));
  await app.user.click(await screen.findByRole('button', { name: 'Menu' }));
  await app.user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(kept(app)).toBe('');
});

it('a stored row that is garbage is dropped', async () => {
  const app = await openForm('/single');
  act(() => go('/imp'));
  app.tab.setItem('matka.slips.v2', '[{"digits":7}]');
  await back('/single');
  expect(rows()).toEqual([]);
  expect(kept(app)).toBe('');
});

it('a slip left on another form refuses no bid here, is off the balance, and is named with its points and a link', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '9000' });
  expect(rows()).toHaveLength(1);
  await back('/jodi');
  await waitFor(() => expect(left()).toBe('1,000 left 1 unsent slip'));
  await app.proceed({ 'Enter Digit': '47', Points: '2000' });
  expect(screen.queryByText('Insufficient balance please refill your account')).toBeNull();
  expect(rows()).toHaveLength(1);
  expect(left()).toBe('-1,000 left 2 unsent slips');
  await app.submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  expect(facts(dialog)).toMatchObject({ 'Total Points': '2,000', 'Balance after': '-1,000' });
  await app.user.click(within(dialog).getByRole('button', { name: 'CANCEL' }));
  await app.user.click(screen.getByRole('button', { name: 'Slips' }));
  const others = await screen.findByRole('list', { name: 'Other unsent slips: 9,000 pts' });
  await app.user.click(within(others).getByRole('link'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Single Digit' })).toBeVisible();
  expect(left()).toBe('-1,000 left 2 unsent slips');
});
