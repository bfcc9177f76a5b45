// A request for points that another screen has sent is still under way.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '../../../src/domain/points.ts';
import { transferAtom } from '../../../src/state/money/transfers.ts';
import { withdrawAtom } from '../../../src/state/money/withdrawals.ts';
import { phone } from '../../support/example.ts';
import { holdReply } from '../../support/held-reply.ts';
import { errors, openForm, rows } from './open-form.tsx';

const withdrawPath = '/api-user-withdraw-fund-request';
const underWay = 'Another request is still under way, so this one was not sent. Wait for its end.';
const wish = { points: points(1000), method: 'googlePay' } as const;

/** A question about 8 for 50 points, while the reply to a withdrawal is held back. */
async function askBeside() {
  const app = await openForm('/single');
  await app.proceed({ Digit: '8', Points: '50' });
  await app.write({ Digit: '7', Points: '20' });
  const held = holdReply(app.mock, withdrawPath);
  act(() => void app.store.set(withdrawAtom, wish, 'a form'));
  await held.asked;
  await app.submit();
  const dialog = await screen.findByRole('dialog', { name: 'Confirm bid' });
  await app.user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  return { ...app, held, dialog };
}

it('SUBMIT during a withdrawal reports that one is under way, and can be pressed again after it', async () => {
  const app = await askBeside();
  await waitFor(() => expect(errors()).toEqual([underWay]));
  expect(app.bodies('/api-submit-bid')).toEqual([]);
  await app.held.deliver();
  await app.user.click(within(app.dialog).getByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  expect(app.mock.balance('9876543210')).toBe(8930);
});

it('CANCEL after it closes the question, and a typed bid is still typed', async () => {
  const app = await askBeside();
  await waitFor(() => expect(errors()).toEqual([underWay]));
  await app.user.click(within(app.dialog).getByRole('button', { name: 'CANCEL' }));
  expect(screen.queryByRole('dialog', { name: 'Confirm bid' })).toBeNull();
  expect(rows()).toEqual(['8 Open 50 pts']);
  expect(screen.getByLabelText('Digit')).toHaveValue('7');
  expect(screen.getByLabelText('Points')).toHaveValue('20');
  await app.held.deliver();
});

it('a withdrawal during a transfer reports that one is under way, and not that its end is unknown', async () => {
  const app = await openForm('/single');
  const held = holdReply(app.mock, '/api-user-transfer-wallet-balance');
  const gift = { points: points(100), receiver: phone('9876543211') };
  act(() => void app.store.set(transferAtom, gift, 'a question'));
  await held.asked;
  expect(await app.store.set(withdrawAtom, wish, 'a form')).toEqual({ ok: false, error: 'money.busy' });
  await held.deliver();
});
