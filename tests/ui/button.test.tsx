import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { Button, LinkButton } from '../../src/ui/fields/button.tsx';

function Bid({ busy, onSubmit, onClick }: { busy: boolean; onSubmit: () => void; onClick: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Points" />
      <Button
        type="submit"
        busy={busy}
        busyText={{ text: 'Submitting...' }}
        onClick={onClick}
        words={{ text: 'SUBMIT' }}
      />
    </form>
  );
}

it('passes clicks and Enter on while idle', async () => {
  const [onSubmit, onClick] = [vi.fn(), vi.fn()];
  render(<Bid busy={false} onSubmit={onSubmit} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }));
  await userEvent.type(screen.getByLabelText('Points'), '50{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('while busy shows the busy text and lets neither clicks nor Enter through', async () => {
  const [onSubmit, onClick] = [vi.fn(), vi.fn()];
  render(<Bid busy onSubmit={onSubmit} onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Submitting...' });
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter} ');
  await userEvent.type(screen.getByLabelText('Points'), '50{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClick).not.toHaveBeenCalled();
});

it('keeps the focus when it becomes busy', async () => {
  const props = { onSubmit: vi.fn(), onClick: vi.fn() };
  const { rerender } = render(<Bid busy={false} {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }));
  rerender(<Bid busy {...props} />);
  const button = screen.getByRole('button', { name: 'Submitting...' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('opens an external link in a tab that cannot reach back', () => {
  render(<LinkButton href="https://wa.me/919876543210" external words={{ text: 'WhatsApp' }} />);
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
