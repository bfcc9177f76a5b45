import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdReply } from '../../support/held-reply.ts';
import { passTimeAtOnce } from '../../support/pass-time.ts';
import { left, openForm, rows, toast } from './open-form.tsx';

const failed = 'Failed to place bid. Please try again.';

it.each([
  ['non-true status', { kind: 'false-status' }],
  ['HTTP error', { kind: 'status', value: 400 }],
  ['network error', { kind: 'drop' }],
] as const)(
  'spec 2 §8, §4: Bid submission failure (%s) → Failed to place bid. Please try again., and rows stay',
  async (_why, fault) => {
    const { proceed, submit, user, mock } = await openForm('/single');
    await proceed({ Digit: '7', Points: '50' });
    await submit();
    mock.fault({ path: '/api-submit-bid', ...fault });
    await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
    const toast = await screen.findByText(failed);
    expect(toast.closest('[data-at]')).toHaveAttribute('data-at', 'top-center');
    expect(rows()[0]).toBe('7 Open 50 pts');
    expect(mock.balance('9876543210')).toBe(10_000);
  },
);

it('spec 2 §8: internal messages are not shown', async () => {
  const { proceed, submit, user, mock } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  mock.fault({ path: '/api-submit-bid', kind: 'false-status', value: 'Invalid username and password' });
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.queryByText(/Invalid username and password|Request failed/)).toBeNull();
});

it('spec 2 §8: Starline submit uses the server message when present', async () => {
  const { proceed, submit, user, mock } = await openForm('/starsingle', 'starline');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  mock.fault({ path: '/api-starline-submit-bid', kind: 'false-status', value: 'This slot is full' });
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  expect(await screen.findByText('This slot is full')).toBeVisible();
  expect(screen.queryByText(failed)).toBeNull();
  expect(rows()).toHaveLength(1);
});

/** How long a text is on screen, in virtual milliseconds; it is shown already. */
async function shownFor(text: string): Promise<number> {
  const shown = performance.now();
  const messages = screen.getByRole('region', { name: 'Messages' });
  await waitFor(() => expect(within(messages).queryByText(text)).toBeNull());
  return performance.now() - shown;
}

it("spec 2 §8, §9: Success toast: 'Bid placed successfully!' (top-center, 3 s)", async () => {
  passTimeAtOnce();
  const { proceed, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  const toast = await screen.findByText('Bid placed successfully!');
  expect(toast.closest('[data-at]')).toHaveAttribute('data-at', 'top-center');
  expect(await shownFor('Bid placed successfully!')).toBeCloseTo(3000, -2);
});

it('spec 2 §4: on success the toast, the modal closes, all rows are cleared', async () => {
  const { proceed, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await proceed({ Digit: '8', Points: '20' });
  await submit();
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it("spec 2 §4: SUBMIT reads 'Submitting...' while busy, repeats blocked", async () => {
  const { proceed, submit, user, mock, bodies } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  const held = holdReply(mock, '/api-submit-bid');
  await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await user.click(await screen.findByRole('button', { name: 'Submitting...' }));
  await held.asked;
  await held.deliver();
  await screen.findByText('Bid placed successfully!');
  expect(bodies('/api-submit-bid')).toHaveLength(1);
});

it('spec 2 §2: CANCEL sends nothing and keeps the rows', async () => {
  const { proceed, submit, user, bodies } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  await user.click(await screen.findByRole('button', { name: 'CANCEL' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toEqual(['7 Open 50 pts']);
  expect(bodies('/api-submit-bid')).toEqual([]);
});

it('spec 2 §2: Page scroll is locked while the dialog is open', async () => {
  const { proceed, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await submit();
  await screen.findByRole('dialog');
  expect(document.documentElement).toHaveAttribute('data-locked');
  await user.click(screen.getByRole('button', { name: 'CANCEL' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-locked'));
});

it('spec 2 §9: Toast auto-close 3000 ms (top-right for validation)', async () => {
  passTimeAtOnce();
  const { proceed } = await openForm('/single');
  await proceed();
  await waitFor(() => expect(toast('Please enter the number')).toBeVisible());
  expect(await shownFor('Please enter the number')).toBeCloseTo(3000, -2);
});

it('spec 2 §8, spec 1 §8: Wallet fetch failures are swallowed: the last known balance stays', async () => {
  const { mock } = await openForm('/single', 'main', {
    arrange: world => void world.fault({ path: '/api-user-wallet-balance', kind: 'drop', times: -1 }),
  });
  expect(left()).toBe('10,000 left');
  expect(screen.queryByText(/wrong/i)).toBeNull();
  expect(mock.calls().some(call => call.path === '/api-user-wallet-balance' && call.status === 0)).toBe(true);
});

it.each([
  ['/single', 'main', '/api-submit-bid', 'Open'],
  ['/starsingle', 'starline', '/api-starline-submit-bid', 'Open'],
  ['/leftdigit', 'gali', '/api-galidisawar-submit-bid', 'Close'],
] as const)(
  "spec 2 §9, §4: Environment type 'Prod' and session name: %s (%s) sends to %s with %s",
  async (path, family, call, session) => {
    const { proceed, submit, user, bodies } = await openForm(path, family);
    await proceed({ Digit: '7', Points: '10' });
    await submit();
    await user.click(await screen.findByRole('button', { name: 'SUBMIT' }));
    await waitFor(() => expect(bodies(call)).toHaveLength(1));
    expect(bodies(call)[0]).toMatchObject({ env_type: 'Prod', new_result: { session } });
  },
);
