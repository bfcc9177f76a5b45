import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePullToRefresh } from '../../src/ui/overlays/pull-to-refresh.tsx';

const onReload = vi.fn();

function Pull() {
  const { distance, refreshing } = usePullToRefresh({
    threshold: 60,
    maximum: 80,
    reloadAt: 50,
    timeoutMs: 500,
    onReload,
  });
  return <output>{`${distance} ${refreshing ? 'refreshing' : 'idle'}`}</output>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onReload.mockClear();
  window.scrollTo(0, 0);
});

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
const drag = (x: number, y: number) => {
  fireEvent.touchStart(window, at(100, 100));
  fireEvent.touchMove(window, at(100 + x, 100 + y));
};
const release = () => fireEvent.touchEnd(window, { touches: [] });
const state = () => screen.getByRole('status').textContent;

it.each([
  [30, '30 idle'],
  [80, '80 idle'],
  [300, '80 idle'],
  [-40, '0 idle'],
])('a pull of %i px shows %j', (pixels, expected) => {
  render(<Pull />);
  drag(0, pixels);
  expect(state()).toBe(expected);
});

it('reloads once, 500 ms after a release at 50 px', () => {
  render(<Pull />);
  drag(0, 50);
  release();
  expect(state()).toBe('60 refreshing');
  wait(499);
  expect(onReload).not.toHaveBeenCalled();
  wait(1);
  expect(onReload).toHaveBeenCalledOnce();
  expect(state()).toBe('0 idle');
});

it('springs back after a release at 49 px', () => {
  render(<Pull />);
  drag(0, 49);
  release();
  wait(1000);
  expect(state()).toBe('0 idle');
  expect(onReload).not.toHaveBeenCalled();
});

it('takes a sideways swipe for a swipe', () => {
  render(<Pull />);
  drag(90, 60);
  release();
  expect(state()).toBe('0 idle');
});

it('does nothing in the middle of the page', () => {
  render(<Pull />);
  window.scrollTo(0, 200);
  drag(0, 80);
  expect(state()).toBe('0 idle');
});

it.each([
  ['scrolls by itself', 'auto', 300, '0 idle'],
  ['has nothing to scroll', 'auto', 100, '80 idle'],
  ['only hides what is too much', 'hidden', 300, '80 idle'],
])('a pull on a list that %s', (_case, overflowY, scrollHeight, expected) => {
  render(
    <div style={{ overflowY: overflowY === 'auto' ? 'auto' : 'hidden' }} data-testid="list">
      <p>Suggestion</p>
      <Pull />
    </div>,
  );
  const list = screen.getByTestId('list');
  Object.defineProperties(list, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 100 } });
  const line = screen.getByText('Suggestion');
  fireEvent.touchStart(line, at(100, 100));
  fireEvent.touchMove(line, at(100, 180));
  expect(state()).toBe(expected);
});
