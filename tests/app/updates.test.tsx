import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autoReload } from '../../src/app/updates/reload.ts';
import { inFlightAtom } from '../../src/state/money/in-flight.ts';
import { renderApp } from '../support/render-app.tsx';

const minutes = (count: number): number => count * 60_000;
const row = JSON.stringify([{ digits: '128', closeDigits: '', points: 25, session: 'Open' }]);
let asked = 0;
let served: string | null = 'one';
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = 0;
  served = 'one';
  document.documentElement.dataset['build'] = 'one';
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (served === null) throw new TypeError('Failed to fetch');
    const body = JSON.stringify({ version: served });
    // A real Response takes its time, which is not the faked one.
    return { ok: true, text: async () => body };
  });
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document.documentElement.dataset, 'build');
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const offer = () => screen.queryByText('A new version is ready');

it('looks for a new version every 15 minutes and offers it once the page is at rest', async () => {
  await renderApp('/login', { as: 'visitor' });
  await pass(minutes(14));
  expect(asked).toBe(0);
  await pass(minutes(2));
  expect(asked).toBe(1);
  expect(offer()).toBeNull();

  served = 'two';
  await pass(minutes(14));
  expect(asked).toBe(2);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(4000);
  expect(offer()).toBeNull();
  await pass(2000);
  expect(offer()).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await pass(10);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not offer it over unsent rows, nor while points are on their way', async () => {
  const { store } = await renderApp('/login', { as: 'visitor' });
  served = 'two';
  sessionStorage.setItem('matka.slips.v2', row);
  await pass(minutes(15));
  await pass(6000);
  expect(offer()).toBeNull();
  sessionStorage.clear();
  let arrive: () => void = () => undefined;
  await act(async () => void store.set(inFlightAtom, new Promise<void>(resolve => (arrive = resolve))));
  await pass(6000);
  expect(offer()).toBeNull();
  await act(async () => arrive());
  await pass(6000);
  expect(offer()).toBeVisible();
});

it('can be put off until the next look', async () => {
  await renderApp('/login', { as: 'visitor' });
  served = 'two';
  await pass(minutes(15));
  await pass(6000);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(offer()).toBeNull();
  await pass(minutes(15));
  await pass(6000);
  expect(offer()).toBeVisible();
});

it('a kiosk loads it by itself, once, when it has been idle without a login', async () => {
  const config = { kiosk: { enabled: true, idleSeconds: 60 } };
  await renderApp('/login', { as: 'visitor', config });
  served = 'two';
  await pass(minutes(15) + 30_000);
  expect(reload).not.toHaveBeenCalled();
  await pass(minutes(2));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

it.each<[what: string, arrange: () => void, moving: boolean]>([
  ['rows are unsent', () => sessionStorage.setItem('matka.slips.v2', row), false],
  ['points are on their way', () => undefined, true],
  ['the server does not answer', () => (served = null), false],
])('the page does not reload by itself while %s', async (_, arrange, moving) => {
  arrange();
  expect(await autoReload(moving)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('the page reloads by itself once in five minutes', async () => {
  expect(await autoReload(false)).toBe(true);
  expect(await autoReload(false)).toBe(false);
  vi.setSystemTime(Date.now() + minutes(6));
  expect(await autoReload(false)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
