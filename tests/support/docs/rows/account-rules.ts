import type { SpecSection } from '../spec-section.ts';

export const accountRules: SpecSection = {
  section: 'spec 1 §5',
  title: 'Accounts and wallet: validation rules',
  rows: [
    [
      'Login/register phone required: Phone number is required!',
      'spec 1 §5: Login/register phone required → Phone number is required!',
      'spec 1 §5: Login/register phone required (register mode) → Phone number is required!',
    ],
    [
      'Registration form phone required: Phone No is required!',
      'spec 1 §5: Phone (registration form) required → Phone No is required!',
    ],
    [
      'Phone 10 digits, first digit 6 to 9: Invalid phone number!',
      'spec 1 §5: Phone (login) 10 digits → Invalid phone number!',
      'spec 1 §5: Phone (login) first digit 6 to 9 → Invalid phone number!',
      'spec 1 §5: Phone (register mode) 10 digits → Invalid phone number!',
    ],
    [
      'Phone, register: Phone No is not valid!',
      'spec 1 §5: Phone (register) 10 digits → Phone No is not valid!',
      'spec 1 §5: Phone (register) first digit 6 to 9 → Phone No is not valid!',
    ],
    [
      'Phone, forgot: Phone number is not valid!',
      'spec 1 §5: Phone (forgot) 10 digits → Phone number is not valid!',
      'spec 1 §5: Phone (forgot) first digit 6 to 9 → Phone number is not valid!',
    ],
    [
      'Phone, UPI: Phone No is not Valid!',
      'spec 1 §5: UPI number not 10 digits from 6 to 9 → Phone No is not Valid!',
    ],
    [
      'Phone, transfer: Phone.No is not Valid!',
      'spec 1 §5: Transfer phone not 10 digits from 6 to 9 → Phone.No is not Valid!',
    ],
    [
      'Password (login, register) required: Password is required!',
      'spec 1 §5: Password (login) required → Password is required!',
      'spec 1 §5: Password (register mode) required → Password is required!',
      'spec 1 §5: Password (register) required → Password is required!',
    ],
    ['Password (login, register): no other rule', 'login: any password will do'],
    [
      'Username (register) required: Username is required',
      'spec 1 §5: Username (register mode) required → Username is required',
      'spec 1 §5: Username (register) required → Username is required',
    ],
    [
      'New password (reset) required: New Password is required!',
      'spec 1 §5: New password (reset) required → New Password is required!',
    ],
    [
      'Confirm password (reset) required: Confirm Password is required!',
      'spec 1 §5: Confirm password (reset) required → Confirm Password is required!',
    ],
    ['Reset match: Passwords do not match!', 'spec 1 §5: Reset match → Passwords do not match!'],
    [
      'OTP must equal the server-returned otp: Enter Valid OTP (registration)',
      'spec 1 §5: OTP must equal the server-returned otp (registration) → Enter Valid OTP',
    ],
    [
      'OTP must equal the server-returned otp: Enter Valid OTP (UPI)',
      'spec 1 §5: OTP must equal the server-returned otp (UPI) → Enter Valid OTP',
    ],
    [
      'OTP must equal the server-returned otp: Invalid OTP. Please try again. (forgot password)',
      'spec 1 §5: OTP must equal the server-returned otp (forgot password) → Invalid OTP. Please try again.',
    ],
    ['UPI number required: Phone No is required!', 'spec 1 §5: UPI number required → Phone No is required!'],
    [
      'Withdraw amount required: Amount is required!',
      'spec 1 §5: Withdraw amount is required → Amount is required!',
    ],
    [
      'Withdraw amount not above wallet balance: Wallet Limit Exceeded',
      'spec 1 §5: Withdraw amount not above wallet balance → Wallet Limit Exceeded',
    ],
    [
      'Withdraw amount not below min_withdrawal: Min amt is {min}',
      'spec 1 §5: Withdraw amount not below min_withdrawal → Min amt is {min}',
    ],
    [
      'Withdraw method must be chosen: Please select a payment method',
      'spec 1 §5: Withdraw method must be chosen → Please select a payment method',
    ],
    [
      'Withdraw time between the hours inclusive: Withdrawals are only allowed during specified hours.',
      'spec 1 §5: Withdraw time outside the hours → Withdrawals are only allowed during specified hours.',
      'spec 1 §5: Withdraw time, both ends inclusive: the opening minute is inside',
      'spec 1 §5: Withdraw time, both ends inclusive: the closing minute is inside',
      'spec 1 §5: Withdraw time, both ends inclusive: the minute before is outside',
      'spec 1 §5: Withdraw time, both ends inclusive: the minute after is outside',
    ],
    [
      'Transfer phone required: Phone No is required!',
      'spec 1 §5: Transfer phone required → Phone No is required!',
    ],
    [
      "Transfer phone not own mobile: Don't Use Your Own Phone No.",
      "spec 1 §5: Transfer phone is own mobile → Don't Use Your Own Phone No.",
    ],
    [
      'Transfer points required: Points is required!',
      'spec 1 §5: Transfer points required → Points is required!',
    ],
    [
      'Transfer points under 100 rejected: Points Must be More than 100',
      'spec 1 §5: Transfer points under 100 → Points Must be More than 100',
      'spec 1 §9: Minimum transfer: 100 points pass',
    ],
    [
      'Transfer points not above wallet: Not Enough Points',
      'spec 1 §5: Transfer points above wallet → Not Enough Points',
    ],
    [
      'Current password required: Current Password is required!',
      'spec 1 §5: Current password required → Current Password is required!',
    ],
    [
      'Current password must equal stored password: Old password does not match',
      'spec 1 §5: Current password must equal stored password → Old password does not match',
      'the password is kept nowhere, and its verifier knows it all the same',
    ],
    [
      'New password required: New Password is required!',
      'spec 1 §5: New password required → New Password is required!',
    ],
    [
      'Confirm password required: Confirm Password is required!',
      'spec 1 §5: Confirm password required → Confirm Password is required!',
    ],
    [
      'New / confirm password equal: Confirm Password is not equal to New Password!',
      'spec 1 §5: New / confirm password equal → Confirm Password is not equal to New Password!',
    ],
    ['Profile name required: Name is required!', 'spec 1 §5: Profile name required → Name is required!'],
    [
      'Deposit amount at least min_amt: Minimum amount to add is {min}',
      'spec 1 §5: Deposit amount under min_amt → Minimum amount to add is {min}',
    ],
    [
      'Deposit method must be chosen: Please select a payment method',
      'spec 1 §5: Deposit method must be chosen → Please select a payment method',
    ],
    [
      'History dates in MM/dd/yyyy: Date input not valid.',
      "spec 2 §9: invalid input gives 'Date input not valid.'",
    ],
  ],
};
