import '../../src/ui/layout/common-parts.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, it } from 'vitest';
import { lazyOnOpen } from '../../src/ui/overlays/lazy-on-open.tsx';
import { Toaster } from '../../src/ui/overlays/toaster.tsx';

const sorry = 'Something went wrong. Please try again later.';

type Props = { readonly open: boolean; readonly onClose: () => void };
const Question = ({ open }: Props) => open && <p>A question</p>;

function Asker({ Dialog }: { readonly Dialog: ComponentType<Props> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{open ? 'Asked' : 'Ask'}</button>
      <Dialog open={open} onClose={() => setOpen(false)} />
      <Toaster label="Messages" />
    </>
  );
}

const ask = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));

it('a dialog that cannot be loaded is answered by a toast and taken back, and the next tap tries again', async () => {
  let online = false;
  const Dialog = lazyOnOpen(async () => {
    if (!online) throw new Error('The file cannot be loaded');
    return Question;
  });
  await act(async () => render(<Asker Dialog={Dialog} />));
  expect(screen.queryByText(sorry)).toBeNull();
  await ask();
  expect(await screen.findByText(sorry)).toBeVisible();
  online = true;
  await ask();
  expect(screen.getByText('A question')).toBeVisible();
});

it('a dialog is loaded when it is first opened, and opens without a word', async () => {
  let loads = 0;
  const Dialog = lazyOnOpen(async () => {
    loads += 1;
    return Question;
  });
  await act(async () => render(<Asker Dialog={Dialog} />));
  expect(loads).toBe(0);
  await ask();
  expect(loads).toBe(1);
  expect(screen.getByText('A question')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Asked' })).toBeVisible();
  expect(screen.queryByText(sorry)).toBeNull();
});
