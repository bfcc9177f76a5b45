import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/fields/button.tsx';
import { Dialog, Drawer } from '../../src/ui/overlays/dialog.tsx';

function Bid({ busy = false, onClose = () => {} }: { busy?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Submit</button>
      <Dialog
        open={open}
        busy={busy}
        title="Confirm bid"
        onClose={close}
        actions={<Button onClick={close} words={{ text: 'CANCEL' }} />}
      >
        <p>Total Points</p>
      </Dialog>
    </>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
const dialog = () => screen.getByRole('dialog', { name: 'Confirm bid' });
const locked = () => document.documentElement.hasAttribute('data-locked');
const press = (target: Element) => {
  fireEvent.pointerDown(target);
  fireEvent.click(target);
};

it('shows nothing and leaves the page free while closed', () => {
  render(<Bid />);
  expect(screen.queryByText('Total Points')).toBeNull();
  expect(locked()).toBe(false);
});

it('opens as a modal named by its title, locks the page, and gives the focus back', async () => {
  render(<Bid />);
  await openIt();
  expect(dialog()).toHaveProperty('open', true);
  expect(locked()).toBe(true);
  screen.getByRole('button', { name: 'CANCEL' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(locked()).toBe(false);
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
});

it('closes at Escape, and by its own prop: the browser alone closes nothing', async () => {
  const onClose = vi.fn();
  render(<Bid onClose={onClose} />);
  await openIt();
  expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes at a press on the backdrop, not on the sheet, nor where a selection ends', async () => {
  const onClose = vi.fn();
  render(<Bid onClose={onClose} />);
  await openIt();
  press(screen.getByText('Total Points'));
  fireEvent.pointerDown(screen.getByText('Total Points'));
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  press(dialog());
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open under any key while busy, even when the browser closes it by force', async () => {
  const onClose = vi.fn();
  render(<Bid busy onClose={onClose} />);
  await openIt();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  press(dialog());
  const element = screen.getByRole<HTMLDialogElement>('dialog');
  element.close();
  fireEvent(element, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  expect(element.open).toBe(true);
});

it('frees the page when it is unmounted while open', async () => {
  const { unmount } = render(<Bid />);
  await openIt();
  unmount();
  expect(locked()).toBe(false);
});

it('opens the drawer under its label and closes it at the backdrop', () => {
  const onClose = vi.fn();
  render(
    <Drawer open label="Menu" onClose={onClose}>
      <a href="/imp">Home</a>
    </Drawer>,
  );
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  press(screen.getByRole('dialog', { name: 'Menu' }));
  expect(onClose).toHaveBeenCalledOnce();
});
