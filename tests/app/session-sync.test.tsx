import { render, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { useSessionSync } from '../../src/app/shell/session-sync.ts';
import { playerAtom } from '../../src/state/core/session.ts';
import { stored } from '../../src/storage/table.ts';
import { createMock } from '../support/app-mock.ts';
import { memoryMoney } from '../support/memory-money.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openTab } from '../support/tab.ts';

function Sync() {
  useSessionSync();
  return null;
}

it.each([
  ['logs out', null, '/login', undefined],
  ['logs another player in', '9876543211', '/imp', '9876543211'],
] as const)(
  'a tab follows another one that %s before the part that listens has loaded',
  async (_does, mobile, path, player) => {
    history.replaceState(null, '', '/imp7');
    const local = memoryStore();
    const { store } = openTab(createMock(), memoryMoney(), { local });
    expect(store.get(playerAtom)?.mobile).toBe('9876543210');
    if (mobile === null) local.removeItem(stored.session.key);
    else local.setItem(stored.session.key, JSON.stringify({ username: 'Second', token: 't', mobile }));

    render(
      <Provider store={store}>
        <Sync />
      </Provider>,
    );
    await waitFor(() => expect(location.pathname).toBe(path));
    expect(store.get(playerAtom)?.mobile).toBe(player);
  },
);
