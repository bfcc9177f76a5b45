import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { Field, SecretField } from '../../src/ui/fields/field.tsx';
import { FormContext } from '../../src/ui/fields/form.tsx';
import { SelectField } from '../../src/ui/fields/select-field.tsx';
import { OtpField } from '../../src/ui/fields/otp-field.tsx';

/** A field in a form that was refused because of `field`. */
const refused = (field: string, text: string, element: ReactElement) => (
  <FormContext
    value={{
      isForm: true,
      busy: false,
      here: false,
      errorOf: name => (name === field ? text : undefined),
      meantFor: () => undefined,
      clear: () => undefined,
    }}
  >
    {element}
  </FormContext>
);

it('ties label, error and hint to the field', () => {
  render(refused('points', 'Please enter point', <Field label="Points" name="points" hint="At least 10" />));
  const field = screen.getByRole('textbox', { name: 'Points' });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Please enter point At least 10');
});

it.each([
  ['while there is none', <Field key="none" label="Points" name="points" />],
  ['of another field', refused('digit', 'Digit not valid', <Field label="Points" name="points" />)],
])('says nothing of errors %s', (_which, element) => {
  render(element);
  const field = screen.getByRole('textbox', { name: 'Points' });
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('keeps the typed text when an error appears, because the field is uncontrolled', async () => {
  const { rerender } = render(refused('', '', <Field label="Points" name="points" />));
  await userEvent.type(screen.getByLabelText('Points'), '50');
  rerender(refused('points', 'Required minimum bid amount is 10', <Field label="Points" name="points" />));
  expect(screen.getByLabelText('Points')).toBeInvalid();
  expect(screen.getByLabelText('Points')).toHaveValue('50');
});

it('shows +91 before the number without submitting it', async () => {
  render(
    <form aria-label="f">
      <Field label="Phone number" name="phone" prefix="+91" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Phone number'), '9876543210');
  expect(new FormData(screen.getByRole('form')).get('phone')).toBe('9876543210');
  expect(screen.getByText('+91')).toBeVisible();
});

it('shows and hides the password, and names the button after its next action', async () => {
  render(<SecretField label="Password" name="password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('offers the placeholder of a select as the choice of nothing', async () => {
  const options = [
    { value: '1', label: 'Paytm' },
    { value: '2', label: 'Google Pay' },
  ];
  render(
    refused(
      'method',
      'Select one',
      <SelectField label="Payment method" name="method" placeholder="Choose" options={options} />,
    ),
  );
  const field = screen.getByRole('combobox', { name: 'Payment method' });
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Select one');
  await userEvent.selectOptions(field, 'Google Pay');
  expect(field).toHaveValue('2');
});

it.each([
  ['Your OTP is 4821.', '4821'],
  ['48 21', '4821'],
  ['482', '482'],
  ['48219', '48219'],
])('takes the digits of a pasted %j into the OTP', async (pasted, expected) => {
  render(<OtpField label="OTP" name="otp" form={{ least: 4, usual: 4, most: 4 }} />);
  const field = screen.getByRole('textbox', { name: 'OTP' });
  await userEvent.type(field, '9');
  await userEvent.paste(pasted);
  expect(field).toHaveValue(expected);
  await userEvent.paste('1234');
  await userEvent.paste('12345');
  expect(field).toHaveValue('12345');
});

it('reads OTP digits of another script, drops letters, and is one field for autofill', async () => {
  render(
    refused(
      'otp',
      'Enter Valid OTP',
      <OtpField label="OTP" name="otp" form={{ least: 4, usual: 4, most: 4 }} />,
    ),
  );
  const field = screen.getByRole('textbox', { name: 'OTP' });
  await userEvent.type(field, '१a२3x');
  expect(field).toHaveValue('123');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAccessibleDescription('Enter Valid OTP');
});
