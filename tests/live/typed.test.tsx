import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from '../../src/live/typed.ts';
import { TypedText } from '../../src/ui/typed-text.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows one letter after the other, and begins anew with another text', () => {
  const { result, rerender, unmount } = renderHook(({ text }) => useTyped(text), {
    initialProps: { text: 'Login' },
  });
  expect(result.current.value).toBe(0);
  act(() => void vi.advanceTimersByTime(60));
  expect(result.current.value).toBe(1);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current.value).toBe(5);
  expect(vi.getTimerCount()).toBe(0);
  rerender({ text: 'Register' });
  expect(result.current.value).toBe(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('spec 1 §2: the heading types itself out for the eye and is whole for assistive technology', () => {
  const { rerender } = render(
    <h1 aria-label="Login">
      <TypedText text="Login" shown={2} />
    </h1>,
  );
  const heading = screen.getByRole('heading', { name: 'Login' });
  expect(heading.firstChild?.textContent).toBe('Lo');
  expect(heading.querySelector('.rest')?.textContent).toBe('gin');
  rerender(
    <h1 aria-label="Login">
      <TypedText text="Login" shown={5} />
    </h1>,
  );
  expect(heading.querySelector('.rest')?.textContent).toBe('');
});
