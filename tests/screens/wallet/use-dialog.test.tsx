import '../../../src/ui/layout/common-parts.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useDialog } from '../../../src/screens/wallet/use-dialog.ts';
import { Toaster } from '../../../src/ui/overlays/toaster.tsx';

const sorry = 'Something went wrong. Please try again later.';
const loadNothing = () => Promise.reject(new Error('The file cannot be loaded'));
const loadQuestion = () => Promise.resolve(() => <p>A question</p>);

function Asker({ load }: { readonly load: () => Promise<() => React.JSX.Element> }) {
  const [asked, setAsked] = useState(false);
  const Dialog = useDialog(load, asked, () => setAsked(false));
  return (
    <>
      <button onClick={() => setAsked(true)}>{asked ? 'Asked' : 'Ask'}</button>
      {asked && Dialog && <Dialog />}
      <Toaster label="Messages" />
    </>
  );
}

it('a dialog that cannot be loaded is answered by a toast when it is asked for, and the question is taken back', async () => {
  await act(async () => render(<Asker load={loadNothing} />));
  expect(screen.queryByText(sorry)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
  expect(await screen.findByText(sorry)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible();
});

it('a dialog that is loaded opens without a word', async () => {
  await act(async () => render(<Asker load={loadQuestion} />));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })));
  expect(screen.getByText('A question')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Asked' })).toBeVisible();
  expect(screen.queryByText(sorry)).toBeNull();
});
