import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn } from '../support/fill-in.ts';
import { holdReply } from '../support/held-reply.ts';
import { renderApp } from '../support/render-app.tsx';

const visitor = { as: 'visitor' } as const;
const good = { 'Phone number': '9876543210', Password: 'demo1234' };

it.each([
  ['/r', visitor, 'Register', 'Username', 'Username is required'],
  ['/login', visitor, 'Login', 'Phone number', 'Phone number is required!'],
  ['/transfer', {}, 'Submit', 'Points', 'Points is required!'],
  ['/withdraw', {}, 'Submit', 'Points', 'Amount is required!'],
  ['/change', {}, 'Submit', 'Current Password', 'Current Password is required!'],
] as const)(
  'of several wrong fields the first on screen shows its error and has the focus: %s',
  async (path, options, button, label, message) => {
    const { user } = await renderApp(path, options);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeVisible();
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    // The field must be the first one of its form.
    expect(field.closest('form')?.querySelector('input')).toBe(field);
  },
);

it('an error goes when its field is edited, and not when another one is', async () => {
  const { user } = await renderApp('/login', visitor);
  await fillIn(user, { Password: 'demo1234' }, 'Login');
  const field = screen.getByLabelText('Phone number');
  expect(field).toHaveAccessibleDescription('Phone number is required!');
  await user.type(screen.getByLabelText('Password'), '5');
  expect(field).toHaveAccessibleDescription('Phone number is required!');
  await user.type(field, '9');
  expect(field).toHaveAccessibleDescription('');
  expect(field).toBeValid();

  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(field).toHaveAccessibleDescription('Invalid phone number!');
});

it('the notice of a whole form goes when any of its fields is edited', async () => {
  const { user } = await renderApp('/login', visitor);
  await fillIn(user, { ...good, Password: 'wrong' }, 'Login');
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), '5');
  expect(screen.queryByText('Invalid credentials')).toBeNull();
});

it('no error of the last try is shown while the next one is under way', async () => {
  const { user, mock } = await renderApp('/login', visitor);
  await fillIn(user, { ...good, Password: 'wrong' }, 'Login');
  expect(await screen.findByText('Invalid credentials')).toBeVisible();
  const held = holdReply(mock, '/api-user-login');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await held.asked;
  expect(screen.getByRole('button', { name: 'Please wait...' })).toBeVisible();
  expect(screen.queryByText('Invalid credentials')).toBeNull();
  await held.deliver();
  expect(screen.getByText('Invalid credentials')).toBeVisible();
});

it('the error of a method goes when a method is chosen', async () => {
  const { user } = await renderApp('/withdraw');
  await fillIn(user, { Points: '1000' }, 'Submit');
  const method = screen.getByRole('combobox', { name: 'Payment method' });
  expect(method).toHaveAccessibleDescription('Please select a payment method');
  const paytm = await screen.findByRole('option', { name: 'Paytm' });
  await user.selectOptions(method, paytm);
  expect(screen.queryByText('Please select a payment method')).toBeNull();
});

it('the error of an amount goes when an amount is chosen by its button', async () => {
  const { user } = await renderApp('/payviaupi');
  await user.click(await screen.findByRole('radio', { name: 'PhonePe' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1{Enter}');
  expect(await screen.findByText('Minimum amount to add is 500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '500' }));
  expect(screen.queryByText('Minimum amount to add is 500')).toBeNull();
});

it('typed texts stay when a form is refused after an error was removed', async () => {
  const { user } = await renderApp('/login', visitor);
  await fillIn(user, { 'Phone number': '1' }, 'Login');
  const field = screen.getByLabelText('Phone number');
  await user.type(field, '2{Enter}');
  expect(field).toHaveAccessibleDescription('Invalid phone number!');
  await act(async () => undefined);
  expect(field).toHaveValue('12');
});
