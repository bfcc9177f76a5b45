import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field, PasswordField } from '../../src/ui/fields/field.tsx';
import { SelectField } from '../../src/ui/fields/select-field.tsx';
import { OtpField } from '../../src/ui/fields/otp-field.tsx';

const latinDigits = (text: string) => text.replace(/[०-९]/g, digit => String('०१२३४५६७८९'.indexOf(digit)));

it('ties label, error and hint to the field', () => {
  render(<Field label="Points" name="points" error="Please enter point" hint="At least 10" />);
  const field = screen.getByRole('textbox', { name: 'Points' });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Please enter point At least 10');
});

it('says nothing of errors while there is none', () => {
  render(<Field label="Points" name="points" error={undefined} />);
  const field = screen.getByRole('textbox', { name: 'Points' });
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('keeps what was typed when an error appears, because the field is uncontrolled', async () => {
  const { rerender } = render(<Field label="Points" name="points" />);
  await userEvent.type(screen.getByLabelText('Points'), '50');
  rerender(<Field label="Points" name="points" error="Required minimum bid amount is 10" />);
  expect(screen.getByLabelText('Points')).toHaveValue('50');
});

it('shows +91 beside the number without submitting it', async () => {
  render(
    <form aria-label="f">
      <Field label="Phone number" name="phone" prefix="+91" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Phone number'), '9876543210');
  expect(new FormData(screen.getByRole('form')).get('phone')).toBe('9876543210');
  expect(screen.getByText('+91')).toBeVisible();
});

it('shows and hides the password, and names the button by what a press does', async () => {
  render(
    <PasswordField label="Password" name="password" showLabel="Show password" hideLabel="Hide password" />,
  );
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
    <SelectField
      label="Payment method"
      name="method"
      placeholder="Choose"
      options={options}
      error="Select one"
    />,
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
  ['48219', '4821'],
])('takes the digits of a pasted %j into the OTP', async (pasted, expected) => {
  const onComplete = vi.fn();
  render(<OtpField label="OTP" name="otp" length={4} onComplete={onComplete} />);
  const field = screen.getByRole('textbox', { name: 'OTP' });
  await userEvent.type(field, '9');
  await userEvent.paste(pasted);
  expect(field).toHaveValue(expected);
  expect(onComplete.mock.calls).toEqual(expected.length === 4 ? [['4821']] : []);
});

it('reads OTP digits of another script through normalise, drops letters, and is one field for autofill', async () => {
  render(<OtpField label="OTP" name="otp" length={4} normalise={latinDigits} error="Enter Valid OTP" />);
  const field = screen.getByRole('textbox', { name: 'OTP' });
  await userEvent.type(field, '१a२3x');
  expect(field).toHaveValue('123');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAccessibleDescription('Enter Valid OTP');
});
