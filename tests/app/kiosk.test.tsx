import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/app/shell/error-boundary.tsx';
import { inFlightAtom } from '../../src/state/money/in-flight.ts';
import { stored } from '../../src/storage/table.ts';
import { openKiosk, pass } from './open-kiosk.ts';
import { renderApp } from '../support/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });

it('a kiosk warns 20 seconds before it logs out, and counts down', async () => {
  const { tab } = await openKiosk('/imp');
  await pass(38);
  expect(warning()).toBeNull();
  await pass(3);
  expect(warning()).toHaveTextContent(/You will be logged out in (19|20) seconds\./);
  await pass(20);
  expect(warning()).toBeNull();
  expect(location.pathname).toBe('/login');
  expect(tab.getItem(stored.session.key)).toBeNull();
});

it('stays for a player who asks for it, and leaves at once for one who does not', async () => {
  const { tab } = await openKiosk('/imp');
  await pass(45);
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await pass(38);
  expect(warning()).toBeNull();
  expect(tab.getItem(stored.session.key)).not.toBeNull();
  await pass(5);
  const dialog = warning();
  expect(dialog).not.toBeNull();
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(location.pathname).toBe('/login');
  expect(tab.getItem(stored.session.key)).toBeNull();
});

it('does not log out while points are on their way', async () => {
  const { tab, store } = await openKiosk('/imp');
  let arrive: () => void = () => undefined;
  void store.set(inFlightAtom, new Promise<void>(resolve => (arrive = resolve)));
  await pass(61);
  expect(tab.getItem(stored.session.key)).not.toBeNull();
  await act(async () => arrive());
  await pass(61);
  expect(tab.getItem(stored.session.key)).toBeNull();
});

it("empties a visitor's fields and leads back to the start, without a warning", async () => {
  await openKiosk('/login', { as: 'visitor' });
  const phone = screen.getByLabelText('Phone number');
  fireEvent.input(phone, { target: { value: '9876543210' } });
  await pass(50);
  expect(warning()).toBeNull();
  expect(phone).toHaveValue('9876543210');
  await pass(15);
  expect(phone).toHaveValue('');
});

it('shows a link that would leave the app as a code to scan, and follows its own', async () => {
  await openKiosk('/login', { as: 'visitor' });
  const support = screen.getByRole('link', { name: /WhatsApp/ });
  const followed = fireEvent.click(support);
  expect(followed).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'Scan with your phone' });
  expect(dialog).toHaveTextContent(support.getAttribute('href') ?? 'a link');
  expect(await within(dialog).findByRole('img', { name: 'Scan with your phone' })).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  const own = screen.getByRole('link', { name: 'Forgot password?' });
  expect(fireEvent.click(own, { ctrlKey: true })).toBe(false);
  expect(location.pathname).toBe('/forgotpass');
  expect(screen.queryByRole('dialog', { name: 'Scan with your phone' })).toBeNull();
});

it('closes the code that the last visitor left open', async () => {
  await openKiosk('/login', { as: 'visitor' });
  fireEvent.click(screen.getByRole('link', { name: /WhatsApp/ }));
  await screen.findByRole('dialog', { name: 'Scan with your phone' });
  await pass(61);
  expect(screen.queryByRole('dialog', { name: 'Scan with your phone' })).toBeNull();
});

it('has no context menu, and no zoom by two fingers or Ctrl and wheel, while other devices keep all three', async () => {
  const pinch = {
    touches: [
      { clientX: 1, clientY: 1 },
      { clientX: 9, clientY: 9 },
    ],
  };
  // The test's DOM knows no keys on wheels.
  const wheel = (ctrlKey: boolean) =>
    fireEvent(document.body, Object.assign(createEvent.wheel(document.body), { ctrlKey }));
  const { unmount } = await openKiosk('/imp');
  expect(fireEvent.contextMenu(document.body)).toBe(false);
  expect(fireEvent.touchMove(document.body, pinch)).toBe(false);
  expect(fireEvent.touchMove(document.body, { touches: [{ clientX: 1, clientY: 1 }] })).toBe(true);
  expect(wheel(true)).toBe(false);
  expect(wheel(false)).toBe(true);
  unmount();
  expect(fireEvent.contextMenu(document.body)).toBe(true);
  expect(document.documentElement).not.toHaveClass('kiosk');
});

it('keeps the display awake, again after each time the page was hidden, and fills the screen at a tap', async () => {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn<() => Promise<object>>(async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  });
  const fill = vi.fn<() => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
  document.documentElement.requestFullscreen = fill;
  const { unmount } = await openKiosk('/imp');
  const held = () => locks.filter(({ released }) => !released);
  expect(held()).toHaveLength(1);
  await act(async () => void fireEvent(document, new Event('visibilitychange', { bubbles: true })));
  expect(held()).toHaveLength(1);
  // The browser does this when the page is hidden.
  for (const lock of held()) lock.released = true;
  await act(async () => void fireEvent(document, new Event('visibilitychange', { bubbles: true })));
  expect(held()).toHaveLength(1);
  expect(fill).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  expect(fill).toHaveBeenCalledTimes(1);
  unmount();
  await act(async () => undefined);
  expect(held()).toEqual([]);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  vi.unstubAllGlobals();
});

it.each([true, false])('a screen that breaks is tried again by itself in a kiosk (%s)', async enabled => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', told);
  const { store, unmount } = await renderApp('/login', { as: 'visitor', config: { kiosk: { enabled } } });
  unmount();
  let sound = false;
  function Shaky() {
    if (!sound) throw new Error('broken on purpose');
    return <p>All is well</p>;
  }
  render(
    <Provider store={store}>
      <ErrorBoundary>
        <Shaky />
      </ErrorBoundary>
    </Provider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again later.');
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('broken on purpose'));
  await pass(11);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  sound = true;
  await pass(6);
  expect(screen.queryByText('All is well') !== null).toBe(enabled);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the session of a kiosk ends with its tab, and one that the browser kept before is removed', async () => {
  const session = JSON.stringify({ username: 'Demo Player', token: 'mock-token-1', mobile: '9876543210' });
  const { local, tab } = await openKiosk('/imp', {
    as: 'visitor',
    stored: { [stored.session.key]: session },
  });
  expect(location.pathname).toBe('/login');
  expect(local.dump()).not.toContain('9876543210');
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '9876543210' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await pass(1);
  expect(location.pathname).toBe('/imp');
  expect(tab.getItem(stored.session.key)).toContain('mock-token-1');
  expect(local.dump()).not.toContain('9876543210');
});

it('a token that is refused in a kiosk leads to the log-in, and leaves its note in the tab alone', async () => {
  const { local, tab } = await openKiosk('/imp', {
    arrange: mock => void Object.assign(mock.data().content, { sessions_valid: false }),
  });
  await pass(1);
  expect(location.pathname).toBe('/login');
  expect(tab.getItem(stored.session.key)).toBeNull();
  expect(tab.getItem(stored.endedSession.key)).not.toBeNull();
  expect(local.getItem(stored.endedSession.key)).toBeNull();
});
