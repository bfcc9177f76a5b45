import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';
import { errors, openForm, rows } from '../bid/open-form.tsx';

/** Ways to write the same thousand points. */
const thousand = [
  '1,000',
  '१,०००',
  ' 1000 ',
  '1 000',
  '1,000.00',
  '₹1000',
  '₨1000',
  '+1000',
  '1000/-',
  '1000.-',
  'Rs. 1,000 only',
];
const none = ['-5', '1e3', 'abc', '1,00', '1 00', '1.000,00'];
/** An empty field, though it holds invisible marks. */
const unseen = '\u200b\u200e';
/** The app's own words, which claim neither that the amount is missing nor that it is too small. */
const notWhole = 'Please enter digits only, without decimals';
/** The same for a figure without decimals, which the sentence then does not mention. */
const notAmount = 'Please enter digits only';

type Refused = readonly [typed: string, message: string];
const unreadable: readonly Refused[] = none.map(typed => [typed, notAmount]);

async function withdraw(points: string) {
  const app = await renderApp('/withdraw');
  await screen.findByText(/^Timings:/);
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), points);
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Payment method' }),
    await screen.findByRole('option', { name: 'Paytm' }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
  return () => app.mock.calls().filter(({ path }) => path === '/api-user-withdraw-fund-request');
}

it.each(thousand)('spec 1 §5: a withdrawal of %j is one of 1,000 points', async typed => {
  const sent = await withdraw(typed);
  await waitFor(() => expect(sent()).toMatchObject([{ body: { request_amount: 1000 } }]));
});

it.each<Refused>([
  [unseen, 'Amount is required!'],
  ['0', 'Min amt is 1,000'],
  ['10.5', 'Please enter digits only, without decimals'],
  ['999.5', 'Please enter digits only, without decimals'],
  ['1,000.50', notWhole],
  ['1,00,000', 'Wallet Limit Exceeded'],
  ...unreadable,
])('spec 1 §5: a withdrawal of %j is refused: %s', async (typed, message) => {
  const sent = await withdraw(typed);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Points' })).toBeInvalid();
  expect(sent()).toEqual([]);
});

async function transfer(points: string) {
  const app = await renderApp('/transfer');
  await screen.findByText('Balance: 10,000 pts');
  await app.user.type(screen.getByRole('textbox', { name: 'Points' }), points);
  await app.user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9876543211');
  await app.user.click(screen.getByRole('button', { name: 'Submit' }));
}

it.each(thousand)('spec 1 §5: a transfer of %j is one of 1,000 points', async typed => {
  await transfer(typed);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm transfer' });
  expect(within(dialog).getByText('Transfer 1,000 pts to Second Player?')).toBeVisible();
});

it.each<Refused>([
  [unseen, 'Points is required!'],
  ['0', 'Points Must be More than 100'],
  ['99.5', 'Please enter digits only, without decimals'],
  ['100.5', notWhole],
  ['1,00,000', 'Not Enough Points'],
  ...unreadable,
])('spec 1 §5: a transfer of %j is refused: %s', async (typed, message) => {
  await transfer(typed);
  expect(await screen.findByText(message)).toBeVisible();
});

async function deposit(amount: string) {
  const app = await renderApp('/payviaupi');
  await app.user.type(await screen.findByRole('textbox', { name: 'Amount' }), amount);
  await app.user.click(screen.getByRole('radio', { name: 'Paytm' }));
  await app.user.click(screen.getByRole('button', { name: 'Add Money' }));
  return app.deposits.kept;
}

it.each(thousand)('spec 1 §5: a deposit of %j is one of 1,000 points', async typed => {
  const kept = await deposit(typed);
  await waitFor(() => expect([...kept.values()]).toMatchObject([{ points: 1000 }]));
});

it.each<Refused>([
  [unseen, 'Amount is required!'],
  ['0', 'Minimum amount to add is 500'],
  ['499.5', 'Please enter digits only, without decimals'],
  ['700.5', notWhole],
  ...unreadable,
])('spec 1 §5: a deposit of %j is refused: %s', async (typed, message) => {
  const kept = await deposit(typed);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
  expect(kept.size).toBe(0);
});

it('spec 2 §5: a bid of 1,000 is one of 1,000 points, and a stake is added to it', async () => {
  const { proceed, user } = await openForm('/single');
  await proceed({ Digit: '7', Points: '1,000' });
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain('1,000 pts');
  const points = screen.getByLabelText('Points', { selector: 'input' });
  await user.type(points, '1,000');
  await user.click(screen.getByRole('button', { name: '+10' }));
  expect(points).toHaveValue('1010');
});

it.each<Refused>([
  [unseen, 'Please enter point'],
  ['9.5', 'Please enter digits only, without decimals'],
  ['10.5', notWhole],
  ...unreadable,
])('spec 2 §5: points are whole numbers: a bid of %j is none: %s', async (typed, message) => {
  const { proceed } = await openForm('/single');
  await proceed({ Digit: '7', Points: typed });
  await waitFor(() => expect(errors()).toEqual([message]));
});
