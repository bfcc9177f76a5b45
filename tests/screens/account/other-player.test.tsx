import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepPasswordAtom } from '../../../src/state/account/passwords.ts';
import { stored } from '../../../src/storage/table.ts';
import { fillIn } from '../../support/fill-in.ts';
import { holdReply } from '../../support/held-reply.ts';
import { renderApp } from '../../support/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Another tab of this browser logs in another player. Returns the session that it stores. */
async function otherTabLogsIn({ mock, local }: App) {
  const user = mock.data().users[1];
  if (user === undefined) throw new Error('the world has no second player');
  const session = { username: user.user_name, token: user.unique_token, mobile: user.mobile };
  await act(async () => {
    local.setItem(stored.session.key, JSON.stringify(session));
    window.dispatchEvent(new StorageEvent('storage', { key: stored.session.key }));
  });
  return session;
}

it('a name that is saved after another player has logged in changes no name of that player', async () => {
  const app = await renderApp('/profile');
  const held = holdReply(app.mock, '/api-profile-update');
  await fillIn(app.user, {}, 'Edit Profile');
  await fillIn(app.user, { Name: 'New Name' }, 'Save');
  await held.asked;
  const other = await otherTabLogsIn(app);
  await held.deliver();
  expect(JSON.parse(app.local.getItem(stored.session.key) ?? '')).toEqual(other);
});

it('a password that is changed after another player has logged in is not kept as that player’s', async () => {
  const app = await renderApp('/change');
  await app.store.set(keepPasswordAtom, 'demo1234');
  const held = holdReply(app.mock, '/api-change-password');
  const typed = {
    'Current Password': 'demo1234',
    'New Password': 'demo5678',
    'Confirm Password': 'demo5678',
  };
  await fillIn(app.user, typed, 'Submit');
  await held.asked;
  await otherTabLogsIn(app);
  await app.store.set(keepPasswordAtom, 'second1234');
  const kept = app.verifiers.kept();
  await held.deliver();
  // The computation of a verifier takes its time.
  await act(() => new Promise(resolve => setTimeout(resolve, 300)));
  expect(app.verifiers.kept()).toBe(kept);
});

it('a password that was compared while another player logged in is not sent with the token of that player', async () => {
  const app = await renderApp('/change');
  await app.store.set(keepPasswordAtom, 'demo1234');
  const { read } = app.verifiers;
  // The comparison takes a phone about a second.
  Object.assign(app.verifiers, {
    read: async () => {
      const verifier = await read();
      await otherTabLogsIn(app);
      return verifier;
    },
  });
  const typed = {
    'Current Password': 'demo1234',
    'New Password': 'demo5678',
    'Confirm Password': 'demo5678',
  };
  await fillIn(app.user, typed, 'Submit');
  await act(() => new Promise(resolve => setTimeout(resolve, 300)));
  expect(app.mock.calls().map(({ path }) => path)).not.toContain('/api-change-password');
});

it('a verifier that is computed while another tab logs out is not stored', async () => {
  const app = await renderApp('/imp');
  const { clear } = app.verifiers;
  Object.assign(app.verifiers, {
    clear: async () => {
      await clear();
      await act(async () => {
        app.local.removeItem(stored.session.key);
        window.dispatchEvent(new StorageEvent('storage', { key: stored.session.key }));
      });
    },
  });
  await app.store.set(keepPasswordAtom, 'demo1234');
  expect(app.verifiers.kept()).toBeNull();
});
