// The wallet loads this file late. It is imported here, because virtual time does not wait for a file.
import '../../src/screens/wallet/add-number-dialog.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notFound, routes } from '../../src/nav/routes.ts';
import { inFlightAtom } from '../../src/state/money/in-flight.ts';
import { renderApp } from '../support/render-app.tsx';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  reload.mockClear();
});

const pull = (pixels: number) => {
  fireEvent.touchStart(window, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(window, { touches: [{ clientX: 100, clientY: 100 + pixels }] });
};
const release = () => fireEvent.touchEnd(window, { touches: [] });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** How far the sign has moved, by its style. Null when it is not shown. */
const sign = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.sign[aria-hidden]')?.style.getPropertyValue('--pull') ?? null;

it('spec 1 §4: a pull-down gesture at the top of the page reloads the app at 50', async () => {
  await renderApp('/imp');
  pull(50);
  release();
  await wait(500);
  expect(reload).toHaveBeenCalledOnce();
});

it('spec 1 §4: a pull-down gesture under 50 reloads nothing', async () => {
  await renderApp('/imp');
  pull(49);
  release();
  await wait(2000);
  expect(reload).not.toHaveBeenCalled();
});

it('spec 1 §4: a pull-down gesture rests at the threshold 60', async () => {
  const { container } = await renderApp('/imp');
  pull(75);
  release();
  expect(sign(container)).toBe('60px');
});

it('spec 1 §4: a pull-down gesture goes to a maximum of 80', async () => {
  const { container } = await renderApp('/imp');
  pull(300);
  expect(sign(container)).toBe('80px');
});

it('spec 1 §4: a pull-down gesture reloads after the refresh timeout of 500 ms', async () => {
  await renderApp('/imp');
  pull(80);
  release();
  await wait(499);
  expect(reload).not.toHaveBeenCalled();
  await wait(1);
  expect(reload).toHaveBeenCalledOnce();
});

const inShell = routes.filter(({ shell }) => shell).map(({ paths }) => paths[0]);
const outside = routes.filter(({ shell }) => !shell).map(({ paths }) => paths[0]);

it('spec 1 §2: all screens except those of logging in are in the shell', () => {
  expect(inShell).toHaveLength(routes.length - 9);
  expect(notFound.shell).toBe(true);
});

it.each([...inShell, '/no-such-page'])('a pull-down reloads the app at %s', async path => {
  await renderApp(path);
  expect(location.pathname).toBe(path);
  pull(80);
  release();
  await wait(500);
  expect(reload).toHaveBeenCalledOnce();
});

it.each(outside)('a pull-down reloads nothing at %s, outside the shell', async path => {
  await renderApp(path, { as: path === '/otpwithdraw' ? 'player' : 'visitor' });
  expect(location.pathname).toBe(path);
  pull(80);
  release();
  await wait(2000);
  expect(reload).not.toHaveBeenCalled();
});

it('a pull-down reloads nothing while a dialog is open', async () => {
  await renderApp('/imp7');
  const methods = screen.getByRole('button', { name: 'Withdraw Methods' });
  await act(async () => fireEvent.click(methods));
  fireEvent.click(screen.getByRole('button', { name: /^Paytm/ }));
  await act(async () => void (await import('../../src/screens/wallet/add-number-dialog.tsx')));
  expect(screen.getByRole('dialog', { name: 'Add Paytm number' })).toBeVisible();
  pull(80);
  release();
  await wait(2000);
  expect(reload).not.toHaveBeenCalled();
});

it('a pull-down reloads nothing while points are on their way, even when it began before', async () => {
  const { store } = await renderApp('/imp');
  pull(80);
  release();
  let arrive = (): void => undefined;
  await act(async () => void store.set(inFlightAtom, new Promise<void>(resolve => (arrive = resolve))));
  await wait(2000);
  pull(80);
  release();
  await wait(2000);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => arrive());
  pull(80);
  release();
  await wait(500);
  expect(reload).toHaveBeenCalledOnce();
});
