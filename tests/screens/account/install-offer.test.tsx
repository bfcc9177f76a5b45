import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endInstallOfferAtom, noteBidVisitAtom } from '../../../src/state/core/install-offer.ts';
import { stored } from '../../../src/storage/table.ts';
import { renderApp } from '../../support/render-app.tsx';

const { key } = stored.install;
const visits = (count: number, over = false) => ({
  stored: { [key]: JSON.stringify({ visits: count, lastBid: 0, over }) },
});
const line = () => screen.queryByRole('button', { name: 'Put it on the home screen' });
const shown = () => screen.findByRole('button', { name: 'Put it on the home screen' });

/** Sets the browser's `display-mode`. */
const display = (mode: string): void =>
  void vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }));

/** Keeps the offer as src/main.tsx does. */
function offerOfTheBrowser(answer: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome: answer }));
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(() => {
    window.installPrompt = event;
    window.dispatchEvent(event);
  });
  return prompt;
}

/** The page is drawn, with the parts that load when it is idle. */
async function open(path: '/imp' | '/settings', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  await act(() => import('../../../src/screens/account/install-offer.tsx'));
  if (path === '/imp') await screen.findByText(/^Updated/);
  else await screen.findByText(/^Version/);
  return app;
}

beforeEach(() => display('browser'));
afterEach(() => {
  delete window.installPrompt;
  Reflect.deleteProperty(navigator, 'standalone');
  vi.unstubAllGlobals();
});

it.each(['/imp', '/settings'] as const)('asks the browser, at most once, on %s', async path => {
  const { user, local } = await open(path, visits(2));
  expect(line()).toBeNull();
  const prompt = offerOfTheBrowser('dismissed');
  await user.click(await shown());
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(line()).toBeNull();
  expect(local.getItem(key)).toContain('"over":true');
});

it('is over after Not now, and the focus goes to the heading', async () => {
  const { user, local } = await open('/imp', visits(2));
  offerOfTheBrowser();
  await shown();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(line()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(local.getItem(key)).toContain('"over":true');
});

it('goes when another tab has refused', async () => {
  const { local } = await open('/settings', visits(2));
  offerOfTheBrowser();
  await shown();
  act(() => {
    local.setItem(key, visits(2, true).stored[key] ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(line()).toBeNull();
});

it('goes when the app was installed by the browser’s own menu', async () => {
  const { local } = await open('/settings', visits(2));
  offerOfTheBrowser();
  await shown();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(line()).toBeNull();
  expect(local.getItem(key)).toContain('"over":true');
});

it('on an iPhone tells the two steps', async () => {
  Object.assign(navigator, { standalone: false });
  const { user } = await open('/settings', visits(2));
  await user.click(await shown());
  const dialog = await screen.findByRole('dialog', { name: 'Put it on the home screen' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(line()).toHaveFocus();
});

it.each([
  ['after one visit', 'browser', visits(1)],
  ['after Not now', 'browser', visits(9, true)],
  ['in the installed app', 'standalone', visits(2)],
  ['with a broken value', 'browser', { stored: { [key]: '{"visits":"many"}' } }],
  ['on a kiosk', 'browser', { ...visits(2), config: { kiosk: { enabled: true, idleSeconds: 90 } } }],
])('is not shown %s', async (_when, mode, options) => {
  display(mode);
  Object.assign(navigator, { standalone: mode === 'standalone' });
  await open('/settings', options);
  offerOfTheBrowser();
  expect(line()).toBeNull();
});

it('counts visits with a bid: half an hour without one ends a visit', async () => {
  const { store, mock, local } = await open('/settings');
  const counted = () => JSON.parse(local.getItem(key) ?? '{}') as { visits?: number };
  const bidAfter = (minutes: number) => {
    mock.advance(`${minutes}m`);
    store.set(noteBidVisitAtom);
    return counted().visits;
  };
  expect([bidAfter(0), bidAfter(29), bidAfter(29), bidAfter(31)]).toEqual([1, 1, 1, 2]);
  store.set(endInstallOfferAtom);
  expect(bidAfter(600)).toBe(0);
});
