import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { keepDialogEntry } from '../../src/app/shell/dialog-entry.ts';
import { passTimeAtOnce } from '../support/pass-time.ts';
import { go } from '../../src/nav/navigation.ts';
import { Dialog } from '../../src/ui/overlays/dialog.tsx';

/** A question, and a notice that may open over it. */
function Screen({ busy = false }: { readonly busy?: boolean }) {
  useEffect(keepDialogEntry, []);
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState(false);
  return (
    <>
      <button onClick={() => setAsking(true)}>Ask</button>
      <Dialog open={asking} busy={busy} title="Question" onClose={() => setAsking(false)}>
        <button onClick={() => setTold(true)}>Tell</button>
        <button onClick={() => setAsking(false)}>Cancel</button>
      </Dialog>
      <Dialog open={told} title="Notice" onClose={() => setTold(false)}>
        Something
      </Dialog>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const back = () => act(async () => history.back());
const open = () =>
  screen.queryAllByRole('dialog').map(dialog => dialog.getAttribute('aria-labelledby') !== null);
const over = (): unknown => history.state;
const entries = { screen: { depth: 1 }, dialog: { depth: 1, dialog: true } };

/** Two screens, the second one on show. */
function start(props: Parameters<typeof Screen>[0] = {}) {
  history.replaceState(null, '', '/imp7');
  go('/histories');
  return render(<Screen {...props} />);
}

it('an open dialog has its own entry, which Back passes over once it is closed', async () => {
  start();
  expect(over()).toEqual(entries.screen);
  await press('Ask');
  expect(over()).toEqual(entries.dialog);
  await press('Cancel');
  await back();
  await waitFor(() => expect(location.pathname).toBe('/imp7'));
});

it('the entry of a closed dialog goes after a while', async () => {
  passTimeAtOnce();
  start();
  await press('Ask');
  await press('Cancel');
  expect(over()).toEqual(entries.dialog);
  await waitFor(() => expect(over()).toEqual(entries.screen));
  await back();
  expect(location.pathname).toBe('/imp7');
});

it('a dialog that closes takes no step at once, and leaves its entry to the next one', async () => {
  start();
  await press('Ask');
  const entry = history.length;
  const steps: unknown[] = [];
  const note = (): void => void steps.push(history.state);
  window.addEventListener('popstate', note);
  await press('Cancel');
  await press('Ask');
  await press('Cancel');
  await press('Ask');
  window.removeEventListener('popstate', note);
  expect([steps, over(), history.length]).toEqual([[], entries.dialog, entry]);
  await back();
  expect(open()).toEqual([]);
  expect(location.pathname).toBe('/histories');
  await back();
  await waitFor(() => expect(location.pathname).toBe('/imp7'));
});

it('from the entry of a closed dialog the next screen takes its place', async () => {
  start();
  await press('Ask');
  await press('Cancel');
  act(() => go('/imp'));
  expect(over()).toEqual({ depth: 2 });
  await back();
  expect([location.pathname, over()]).toEqual(['/histories', entries.screen]);
});

it('Back closes the topmost dialog only, and the next Back the one below', async () => {
  start();
  await press('Ask');
  await press('Tell');
  expect(open()).toHaveLength(2);
  await back();
  expect(open()).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
  await waitFor(() => expect(over()).toEqual(entries.dialog));
  await back();
  expect(open()).toEqual([]);
  expect(over()).toEqual(entries.screen);
  expect(location.pathname).toBe('/histories');
});

it('a busy dialog stays, and its entry comes back', async () => {
  start({ busy: true });
  await press('Ask');
  await back();
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
  await waitFor(() => expect(over()).toEqual(entries.dialog));
});

it('the next screen takes the place of the dialog\u2019s entry, replaced or not', async () => {
  start();
  await press('Ask');
  act(() => go('/imp7', { replace: true }));
  expect(over()).toEqual({ depth: 2 });
  await press('Cancel');
  await back();
  await waitFor(() => expect(location.pathname).toBe('/histories'));
  expect(over()).toEqual(entries.screen);
});

it('an entry that a reload has left without its dialog is passed over', async () => {
  start().unmount();
  history.pushState({ depth: 1, dialog: true }, '');
  render(<Screen />);
  await back();
  await waitFor(() => expect(location.pathname).toBe('/imp7'));
});

it('a dialog that opens before anybody listens has its entry as well', async () => {
  start().unmount();
  function Standing() {
    useEffect(keepDialogEntry, []);
    return (
      <Dialog open title="Notice" onClose={() => undefined}>
        Something
      </Dialog>
    );
  }
  render(<Standing />);
  await waitFor(() => expect(over()).toEqual(entries.dialog));
});
