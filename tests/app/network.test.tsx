import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setNetwork } from '../../src/lib/network.ts';
import { noteReply, watchedFetch } from '../../src/app/updates/server-reachability.ts';
import { renderApp } from '../support/render-app.tsx';

/** Whether the site's host and the provider can be reached; a portal replies with its own page. */
let host: 'there' | 'gone' | 'portal' = 'there';
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  host = 'there';
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (host === 'gone') throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => (host === 'portal' ? '<html></html>' : '{"version": "one"}') };
  });
});
afterEach(async () => {
  host = 'there';
  await pass(6000);
  setNetwork('online');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const saysOffline = (): boolean => screen.queryByText('Offline', { exact: true }) !== null;
const device = (says: 'online' | 'offline'): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(says === 'online');
  act(() => void window.dispatchEvent(new Event(says)));
};

it('a browser that says from the start that it is offline is believed only after a failed call', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderApp('/imp');
  await pass(20_000);
  expect(saysOffline()).toBe(false);
  expect(screen.queryByText('Offline: showing last update')).toBeNull();
});

it('when the device says that its network has gone, the host is asked', async () => {
  await renderApp('/imp');
  await pass(0);
  device('offline');
  await pass(10);
  expect(asked).toBe(1);
  expect(saysOffline()).toBe(false);

  host = 'gone';
  device('offline');
  await pass(10);
  expect(saysOffline()).toBe(true);
});

it('a failed call says it although the device says online, and a host that is back ends it', async () => {
  await renderApp('/imp');
  host = 'gone';
  await watchedFetch('/anything').catch(() => undefined);
  await pass(10);
  expect(saysOffline()).toBe(true);
  host = 'there';
  await pass(5000);
  expect(saysOffline()).toBe(false);
});

it('the page of a captive portal is not a network', async () => {
  await renderApp('/imp');
  host = 'portal';
  device('offline');
  await pass(10);
  expect(saysOffline()).toBe(true);
});

it('a good reply of the provider ends it, even while the host of the pages is away', async () => {
  const heard = vi.fn<() => void>();
  window.addEventListener('online', heard);
  await renderApp('/imp');
  host = 'gone';
  device('offline');
  await pass(10);
  expect(saysOffline()).toBe(true);
  act(noteReply);
  await pass(10);
  expect(saysOffline()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  // No more requests may leave.
  const before = asked;
  await pass(20_000);
  expect(asked).toBe(before);
  window.removeEventListener('online', heard);
});

it('an event of the device shortens the wait for the host', async () => {
  await renderApp('/imp');
  host = 'gone';
  device('offline');
  await pass(10);
  host = 'there';
  device('online');
  await pass(10);
  expect(saysOffline()).toBe(false);
});
