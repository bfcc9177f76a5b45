// When Submit is there, and which typed bids it includes.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errors, type Fill, openForm, rows } from './open-form.tsx';

const submitButton = () => screen.queryByRole('button', { name: 'Submit' });
const question = () => screen.findByRole('dialog', { name: 'Confirm bid' });

it.each<readonly [path: string, complete: Fill]>([
  ['/single', { Digit: '8', Points: '20' }],
  ['/jodi', { 'Enter Digit': '08', Points: '10' }],
  ['/fullsangam', { 'Open Pana': '124', 'Close Pana': '470', Points: '10' }],
  ['/spmotor', { 'Enter Pana': '1234', 'Enter Points': '10' }],
])(
  'spec 2 §2: %s has no Submit before a row exists, also with a complete typed bid',
  async (path, complete) => {
    const { write, proceed } = await openForm(path);
    await write(complete);
    await screen.findByText(/^(If|Each of) /);
    expect(submitButton()).toBeNull();
    await proceed();
    await waitFor(() => expect(submitButton()).toBeVisible());
  },
);

it('Submit takes a complete typed bid along', async () => {
  const { proceed, write, submit } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await write({ Digit: '8', Points: '20' });
  await submit();
  const dialog = await question();
  expect(dialog).toHaveTextContent('Total Bid2');
  expect(within(dialog).queryByText(/^Not included/)).toBeNull();
});

it.each<readonly [path: string, row: Fill, left: Fill, out: string]>([
  ['/single', { Digit: '7', Points: '50' }, { Digit: '8' }, 'Not included: 8'],
  ['/single', { Digit: '7', Points: '50' }, { Points: '20' }, 'Not included: 20 pts'],
  ['/jodi', { 'Enter Digit': '45', Points: '50' }, { 'Enter Digit': '0' }, 'Not included: 0'],
  [
    '/fullsangam',
    { 'Open Pana': '124', 'Close Pana': '470', Points: '10' },
    { 'Open Pana': '128', 'Close Pana': '137' },
    'Not included: 128-137',
  ],
])('%s: an incomplete typed bid does not stop Submit, which says %j', async (path, row, typed, out) => {
  const { proceed, write, submit, user, mock } = await openForm(path);
  await proceed(row);
  const before = rows();
  await write(typed);
  await submit();
  const dialog = await question();
  expect(within(dialog).getByText(out)).toBeVisible();
  expect(dialog).toHaveTextContent('Total Bid1');
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining(out));
  expect(rows()).toEqual(before);
  expect(errors()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  await screen.findByText('Bid placed successfully!');
  expect(mock.data().bids.filter(({ user_id, day }) => user_id === 1 && day === '2026-11-21')).not.toEqual(
    [],
  );
});

it('a typed bid that cannot be placed is not included either, and the dialog says why', async () => {
  const { proceed, write, submit } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await write({ Digit: '8', Points: '9951' });
  await submit();
  const dialog = await question();
  expect(within(dialog).getByText('Not included: 8')).toBeVisible();
  expect(within(dialog).getByText('Insufficient balance please refill your account')).toBeVisible();
});

it('a typed bid that was not included stays in the form', async () => {
  const { proceed, write, submit, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '50' });
  await write({ Digit: '8' });
  await submit();
  await question();
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  await user.click(await screen.findByRole('button', { name: 'New bid' }));
  expect(screen.getByLabelText('Digit', { selector: 'input' })).toHaveValue('8');
});

it('the keys of Submit, without a row, show the mistakes of a typed bid', async () => {
  const { write, user } = await openForm('/single');
  await write({ Points: '20' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(errors()).toEqual(['Please enter the number']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("spec 2 §5: DP Motor under 2 digits is 'Number {x} is not valid' where Submit leaves it out", async () => {
  const { proceed, write, submit } = await openForm('/dpmotor');
  await proceed({ 'Enter Pana': '12', 'Enter Points': '10' });
  await write({ 'Enter Pana': '5', 'Enter Points': '10' });
  await submit();
  const dialog = await question();
  expect(within(dialog).getByText('Not included: 5')).toBeVisible();
  expect(within(dialog).getByText('Number 5 is not valid')).toBeVisible();
});
