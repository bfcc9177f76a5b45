// The wallet may or may not contain the debit of a bid whose end is unknown.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import { withdrawAtom } from '../../../src/state/money/withdrawals.ts';
import { refreshWalletAtom } from '../../../src/state/reading/wallet-reading.ts';
import { holdReply } from '../../support/held-reply.ts';
import { passTime, passTimeAtOnce } from '../../support/pass-time.ts';
import { left, openForm } from './open-form.tsx';

const path = '/api-submit-bid';
const failed = 'Failed to place bid. Please try again.';

beforeEach(passTimeAtOnce);

/** A form with one row, 7 for 50 points, whose question is open. */
async function ask(options: Parameters<typeof openForm>[2] = {}) {
  const app = await openForm('/single', 'main', options);
  await app.proceed({ Digit: '7', Points: '50' });
  await app.submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  await act(async () => undefined);
  return { ...app, dialog };
}
type App = Awaited<ReturnType<typeof openForm>>;
const press = (app: App) => app.user.click(screen.getByRole('button', { name: 'SUBMIT' }));
const readWallet = (app: App) => act(async () => void (await app.store.set(refreshWalletAtom)));

it('spec 2 §2: a bid that was debited and whose reply was lost is not counted twice', async () => {
  const app = await ask();
  expect(app.dialog).toHaveTextContent('Balance after9,950');
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: -1 });
  app.mock.fault({ path, kind: 'drop-after' });
  await press(app);
  await screen.findByText(failed);
  await readWallet(app);
  expect(app.mock.balance('9876543210')).toBe(9950);
  expect(app.dialog).toHaveTextContent('Balance after9,900–9,950');
  expect(left()).toBe('9,900–9,950 left 1 slip, not clear yet');
});

it('a bid that never arrived is counted once when that is known, and perhaps until then', async () => {
  const app = await ask();
  app.mock.fault({ path, kind: 'drop' });
  await press(app);
  await screen.findByText(failed);
  expect(left()).toBe('9,950–10,000 left 1 slip, not clear yet');
  await waitFor(() => expect(left()).toBe('9,950 left 1 unsent slip'));
  expect(app.dialog).toHaveTextContent('Balance after9,950');
});

it('while a bid is on its way the balance stays as it was when the player submitted', async () => {
  const app = await ask();
  const reply = holdReply(app.mock, path);
  await press(app);
  await reply.asked;
  await readWallet(app);
  expect(app.dialog).toHaveTextContent('Balance after9,950');
  expect(left()).toBe('9,950 left 1 unsent slip');
  await reply.deliver();
  await screen.findByText('Bid placed successfully!');
  expect(left()).toBe('9,950 left');
});

it('a placed bid whose debit the wallet does not show yet stays in the range until a late enough reading', async () => {
  const app = await ask({ config: { readLagSeconds: 10 } });
  app.mock.fault({ path: '*', kind: 'lag', value: 8, times: -1 });
  await press(app);
  await screen.findByText('Bid placed successfully!');
  await waitFor(() => expect(left()).toBe('9,950–10,000 left'));
  app.mock.advance('30s');
  await passTime(15_000);
  await readWallet(app);
  expect(left()).toBe('9,950 left');
});

it('where readers may lag, a wallet that shows the debit is believed at once', async () => {
  const app = await ask({ config: { readLagSeconds: 10 } });
  await press(app);
  await screen.findByText('Bid placed successfully!');
  expect(left()).toBe('9,950 left');
});

it('a withdrawal whose debit the wallet does not show yet lowers the least too', async () => {
  const app = await openForm('/single', 'main', { config: { readLagSeconds: 10 } });
  app.mock.fault({ path: '*', kind: 'lag', value: 8, times: -1 });
  const wish = { points: points(1000), method: 'googlePay' } as const;
  await act(async () => void (await app.store.set(withdrawAtom, wish, 'a form')));
  expect(left()).toBe('9,000–10,000 left');
});

it('a lost bid that was debited can be submitted again, although the wallet has nothing left', async () => {
  const app = await openForm('/single');
  await app.proceed({ Digit: '7', Points: '10000' });
  await app.submit();
  await screen.findByRole('dialog', { name: 'Confirm bid' });
  app.mock.fault({ path: '/api-bid-history-data', kind: 'status', value: 500, times: 5 });
  app.mock.fault({ path, kind: 'drop-after' });
  await press(app);
  await screen.findByText(failed);
  await readWallet(app);
  expect(left()).toBe('-10,000–0 left 1 slip, not clear yet');
  await app.user.click(screen.getByRole('button', { name: 'CANCEL' }));
  await app.submit();
  await screen.findByRole('dialog', { name: 'Confirm bid' });
});
