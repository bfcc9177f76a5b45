import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConfigFile } from '../../src/api/config.ts';
import type { AppMock } from '../support/app-mock.ts';
import { stored } from '../../src/storage/table.ts';
import { onKalyan } from '../support/bids-on-kalyan.ts';
import { renderApp } from '../support/render-app.tsx';
import { chooseAtom } from '../../src/state/core/settings.ts';
import { clearToasts } from '../../src/ui/overlays/toast.ts';
import { noteDatedAtom } from '../../src/state/reading/board-looks.ts';
import { loadDashboardAtom } from '../../src/state/reading/markets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type App = Awaited<ReturnType<typeof renderApp>>;
const poll = ({ store }: App) => act(() => store.set(loadDashboardAtom));
const said = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .queryAllByText(/Kalyan/)
    .map(part => part.textContent);

/** The app at home, after it has shown the player's bids there. */
async function afterReading(
  arrange: (mock: AppMock) => void,
  config: Partial<ConfigFile> = {},
): Promise<App> {
  const app = await renderApp('/imp4', { arrange, config });
  await screen.findAllByText('Waiting');
  await waitFor(() => expect(app.local.dump()).toContain(stored.results.key));
  await app.user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('button', { name: /^Kalyan/ });
  return app;
}

it('announces a win from the win history once', async () => {
  const app = await afterReading(onKalyan({ digits: '7' }, { digits: '3' }));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() =>
    expect(said()).toEqual([
      'Kalyan Open: 124-7. You won 475 pts',
      'Kalyan Open: one two four, seven. You won 475 pts',
    ]),
  );
  const card = screen.getByRole('button', { name: /^Kalyan/ }).closest('article');
  await waitFor(() => expect(card).toHaveTextContent('7 won · 3 cannot win'));
  const asked = app.mock.calls().filter(({ path }) => path === '/api-wining-history-data').length;
  await poll(app);
  expect(app.mock.calls().filter(({ path }) => path === '/api-wining-history-data')).toHaveLength(asked);
});

it.each([
  [[{ digits: '3' }, { digits: '4' }], 'Kalyan Open: 124-7. None of your 2 bids won.'],
  [[{ digits: '3' }], 'Kalyan Open: 124-7. Your bid did not win.'],
])('tells in neutral words of %j: %s', async (bids, text) => {
  const app = await afterReading(onKalyan(...bids));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(said()[0]).toBe(text));
});

it('names the proven result, not the older one that the board still shows', async () => {
  const app = await afterReading(
    mock => {
      onKalyan({ digits: '7' })(mock);
      const [kalyan] = mock.data().markets;
      if (kalyan !== undefined) kalyan.open_result = '128-1';
    },
    { boards: 'kept' },
  );
  const days = [{ day: '2026-11-21', result: { family: 'main', openPana: '124', closePana: null } as const }];
  act(() => app.store.set(noteDatedAtom, 'main 1', days));
  await waitFor(() => expect(said()[0]).toBe('Kalyan Open: 124-7'));
});

it('says only the result when the wins cannot be read', async () => {
  const app = await afterReading(onKalyan({ digits: '7' }));
  app.mock.fault({ path: '/api-wining-history-data', kind: 'status', value: 503, times: -1 });
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(said()[0]).toBe('Kalyan Open: 124-7'));
});

it('says nothing about a result that decides none of the bids', async () => {
  const app = await afterReading(onKalyan({ digits: '2', session: 'Close' }));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await poll(app);
  expect(said()).toEqual([]);
  app.mock.declare('main', 1, '345', 'close');
  await poll(app);
  await waitFor(() => expect(said()[0]).toBe('Kalyan Close: 124-72-345. You won 475 pts'));
});

it('does not repeat it after a reload, and announces a result that was declared while the page was closed', async () => {
  const app = await afterReading(onKalyan({ digits: '7' }, { digits: '2', session: 'Close' }));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(said()[0]).toContain('You won 475 pts'));
  app.unmount();
  const storage = [app.local, app.tab] as const;
  const again = { mock: app.mock, storage, state: null };
  clearToasts();
  const second = await renderApp('/imp', { again });
  await screen.findByRole('button', { name: /^Kalyan/ });
  await poll(second);
  expect(said()).toEqual([]);
  second.unmount();
  app.mock.declare('main', 1, '345', 'close');
  await renderApp('/imp', { again });
  expect(await screen.findAllByText(/^Kalyan Close: 124-72-345. You won 475 pts$/)).not.toEqual([]);
});

it('watches the market of a bid that this page has placed', async () => {
  const app = await renderApp('/imp', { arrange: onKalyan() });
  await app.user.click(await screen.findByRole('button', { name: /^Kalyan/ }));
  await app.user.click(await screen.findByRole('button', { name: /^Single Digit/ }));
  await app.user.type(await screen.findByLabelText('Digit'), '7');
  await app.user.type(screen.getByLabelText('Points'), '50');
  await app.user.click(screen.getByRole('button', { name: 'Proceed' }));
  await app.user.click(await screen.findByRole('button', { name: 'Submit' }));
  await app.user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await waitFor(() => expect(app.local.dump()).toContain(stored.results.key));
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  await waitFor(() => expect(said()[0]).toBe('Kalyan Open: 124-7. You won 475 pts'));
});

it('a log-out forgets the watched markets, and another player sees nothing of them', async () => {
  const watched = { family: 'main', name: 'Kalyan', day: '2026-11-21', open: null, close: null, blank: true };
  const value = JSON.stringify({ mobile: '9876543211', markets: [watched] });
  const app = await renderApp('/imp', {
    arrange: onKalyan(),
    stored: { [stored.results.key]: value },
  });
  app.mock.declare('main', 1, '124', 'open');
  await poll(app);
  expect(said()).toEqual([]);
  const { logOutAtom } = await import('../../src/state/account/log-out.ts');
  act(() => app.store.set(logOutAtom));
  expect(app.local.dump()).not.toContain(stored.results.key);
});

it('a stored value in another form is dropped', async () => {
  const app = await renderApp('/imp', { stored: { [stored.results.key]: '{"markets":7}' } });
  await screen.findByRole('button', { name: /^Kalyan/ });
  await poll(app);
  expect(said()).toEqual([]);
  expect(app.local.dump()).not.toContain(stored.results.key);
});

it.each([
  [true, 'granted', 1],
  [false, 'granted', 0],
  [true, 'default', 0],
] as const)(
  'notifies by the system when switched on (%s) and allowed (%s), on a hidden page',
  async (on, permission, shown) => {
    const notify = vi.fn();
    vi.stubGlobal(
      'Notification',
      Object.assign(
        function Notification(text: string) {
          notify(text);
          return { addEventListener: () => undefined };
        },
        { permission },
      ),
    );
    const app = await afterReading(onKalyan({ digits: '7' }));
    act(() => app.store.set(chooseAtom, { resultNotifications: on }));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    app.mock.declare('main', 1, '124', 'open');
    await poll(app);
    await waitFor(() => expect(said()[0]).toContain('You won'));
    expect(notify.mock.calls).toEqual(shown === 1 ? [['Kalyan Open: 124-7. You won 475 pts']] : []);
  },
);
