import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { go } from '../../src/nav/navigation.ts';
import { twiceAtom } from '../../src/state/money/money-notices.ts';
import { renderApp } from '../support/render-app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const notice = () => screen.queryByRole('dialog', { name: /may have been placed twice/ });

const ways: readonly [name: string, press: (dialog: Element) => void][] = [
  ['Back', () => history.back()],
  ['Escape', dialog => void fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  [
    'a tap beside it',
    dialog => {
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
  ],
];

it.each(ways)(
  'a notice that opens in the instant of %s stays, and the next one closes it',
  async (_way, press) => {
    const { store } = await renderApp('/imp');
    act(() => go('/imp7'));
    await screen.findByRole('heading', { level: 1, name: 'Wallet' });
    const pressed = () =>
      act(async () => {
        const dialog = notice();
        if (dialog !== null) press(dialog);
      });

    act(() => store.set(twiceAtom, 'bid'));
    await pressed();
    expect(notice()).toBeVisible();
    await waitFor(() => expect(history.state).toMatchObject({ dialog: true }));

    const soon = performance.now() + 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => soon);
    await pressed();
    await waitFor(() => expect(notice()).toBeNull());
    expect(location.pathname).toBe('/imp7');
  },
);
