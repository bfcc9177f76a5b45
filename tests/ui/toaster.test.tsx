import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { go } from '../../src/nav/navigation.ts';
import { Dialog } from '../../src/ui/overlays/dialog.tsx';
import { clearToasts, showToast, takeBackToast } from '../../src/ui/overlays/toast.ts';
import { speak } from '../../src/ui/overlays/spoken.tsx';
import { Toaster } from '../../src/ui/overlays/toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

const error = (text: string) => act(() => showToast({ tone: 'error', text, at: 'top-right' }));
const success = (text: string) => act(() => showToast({ tone: 'success', text, at: 'top-center' }));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('announces errors as alerts and the rest as status', () => {
  render(<Toaster label="Messages" />);
  error('Please enter point');
  success('Bid placed successfully!');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter point');
  expect(screen.getByRole('status')).toHaveTextContent('Bid placed successfully!');
});

it('spec 1 §9: goes away after 3000 ms', () => {
  render(<Toaster label="Messages" />);
  error('Please enter point');
  wait(2900);
  expect(screen.getByText('Please enter point')).toBeVisible();
  wait(200);
  expect(screen.queryByText('Please enter point')).toBeNull();
});

it('shows the same text once, and restarts its time', () => {
  render(<Toaster label="Messages" />);
  error('Please enter point');
  wait(2000);
  error('Please enter point');
  expect(screen.getAllByText('Please enter point')).toHaveLength(1);
  wait(2000);
  expect(screen.getByText('Please enter point')).toBeVisible();
});

it('a toast replaces one with the same id and another text, and has its own three seconds', () => {
  render(<Toaster label="Messages" />);
  const bidError = (text: string) =>
    act(() => showToast({ tone: 'error', text, at: 'top-right', id: 'bid-form' }));
  bidError('Please enter the number');
  success('7 deleted');
  wait(2000);
  bidError('Please enter point');
  expect(screen.queryByText('Please enter the number')).toBeNull();
  expect(screen.getByText('7 deleted')).toBeVisible();
  wait(2000);
  expect(screen.getByText('Please enter point')).toBeVisible();
  act(() => takeBackToast({ tone: 'error', text: '', id: 'bid-form' }));
  expect(screen.queryByText('Please enter point')).toBeNull();
});

it('shows the newest three at most', () => {
  render(<Toaster label="Messages" />);
  for (const text of ['one', 'two', 'three', 'four']) error(text);
  expect(screen.queryByText('one')).toBeNull();
  for (const text of ['two', 'three', 'four']) expect(screen.getByText(text)).toBeVisible();
});

it('results that arrive at once leave room for the answer to the player', () => {
  render(<Toaster label="Messages" />);
  success('Bid placed successfully!');
  for (const text of ['Kalyan Open: 470-1', 'Milan Day Open: 123-6', 'Time Bazar Open: 128-1'])
    act(() => showToast({ tone: 'info', text, at: 'top-center', stays: true, isNews: true }));
  expect(screen.getByText('Bid placed successfully!')).toBeVisible();
  expect(screen.queryByText('Kalyan Open: 470-1')).toBeNull();
  expect(screen.getByText('Time Bazar Open: 128-1')).toBeVisible();
});

it('the newest message is on top in any tone, even if it was shown before', () => {
  render(<Toaster label="Messages" />);
  const fromTop = () =>
    [0, 1, 2].map(place => document.querySelector(`[data-place="${place}"]`)?.textContent);
  error('Please enter point');
  success('7 deleted');
  error('Number 421 is not valid');
  expect(fromTop()).toEqual(['Number 421 is not valid', '7 deleted', 'Please enter point']);
  error('Please enter point');
  expect(fromTop()).toEqual(['Please enter point', 'Number 421 is not valid', '7 deleted']);
});

it('a change of screen ends all toasts except those about points', () => {
  render(<Toaster label="Messages" />);
  error('Please enter point');
  act(() => showToast({ tone: 'success', text: 'Bid placed successfully!', at: 'top-center', stays: true }));
  act(() => go('/wallet'));
  expect(screen.queryByText('Please enter point')).toBeNull();
  expect(screen.getByText('Bid placed successfully!')).toBeVisible();
});

it('shows a text again after it went away', () => {
  render(<Toaster label="Messages" />);
  error('Please enter point');
  wait(3500);
  error('Please enter point');
  expect(screen.getByText('Please enter point')).toBeVisible();
});

it.each([
  ['was taken back', () => act(() => takeBackToast({ tone: 'error', text: 'Please enter point' }))],
  ['went away by itself', () => [3000, 10].forEach(wait)],
] as const)(
  'a toast that %s leaves no trace: the same text appears again when the app starts again',
  (_how, end) => {
    const first = render(<Toaster label="Messages" />);
    error('Please enter point');
    end();
    first.unmount();
    render(<Toaster label="Messages" />);
    error('Please enter point');
    wait(2900);
    expect(screen.getByText('Please enter point')).toBeVisible();
  },
);

it('acts once and closes', () => {
  const onAct = vi.fn();
  render(<Toaster label="Messages" />);
  act(() =>
    showToast({ tone: 'info', text: 'New version', at: 'top-center', action: { label: 'Reload', onAct } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByText('New version')).toBeNull();
});

it('clears all at once', () => {
  render(<Toaster label="Messages" />);
  error('one');
  success('two');
  act(clearToasts);
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.queryByText('two')).toBeNull();
});

it('is inside an open dialog, where it can be seen and heard', () => {
  render(
    <>
      <Dialog open title="Confirm bid" onClose={() => {}}>
        text
      </Dialog>
      <Toaster label="Messages" />
    </>,
  );
  error('Failed to place bid. Please try again.');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
    'Failed to place bid. Please try again.',
  );
});

it('a text that appears as a dialog opens is read, because its region is there first, and empty', () => {
  const view = render(<Toaster label="Messages" />);
  view.rerender(
    <>
      <Dialog open title="Question" onClose={() => undefined}>
        text
      </Dialog>
      <Toaster label="Messages" />
    </>,
  );
  error('Please enter point');
  act(() => speak('Bid placed'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Please enter point')).toBeVisible();
  expect(dialog.getByText('Please enter point')).toHaveAttribute('aria-hidden', 'true');
  expect(dialog.queryByText('Bid placed')).toBeNull();
  wait(100);
  expect(dialog.getByText('Please enter point')).toHaveAttribute('aria-hidden', 'false');
  expect(dialog.getByText('Bid placed')).toBeInTheDocument();
});

it("a text that is spoken as a dialog closes is not lost with the dialog's region", () => {
  const page = (open: boolean) => (
    <>
      <Dialog open={open} title="Question" onClose={() => undefined}>
        text
      </Dialog>
      <Toaster label="Messages" />
    </>
  );
  const view = render(page(true));
  act(() => speak('Bid placed'));
  view.rerender(page(false));
  wait(100);
  expect(screen.getByText('Bid placed')).toBeInTheDocument();
  wait(3000);
  expect(screen.queryByText('Bid placed')).toBeNull();
});
