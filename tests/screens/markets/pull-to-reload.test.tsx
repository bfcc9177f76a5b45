import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

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
/** How far the sign has come, as it is styled; null when it is not shown. */
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
