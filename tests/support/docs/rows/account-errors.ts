import type { SpecSection } from '../spec-section.ts';

export const accountErrors: SpecSection = {
  section: 'spec 1 §8',
  title: 'Accounts and wallet: messages',
  rows: [
    [
      'Login: Invalid credentials (status not true)',
      'spec 1 §8: Login, status not true → Invalid credentials',
    ],
    [
      'Login: Login failed (network or parse error)',
      'spec 1 §8: Login, network error → Login failed',
      'spec 1 §8: Login, parse error → Login failed',
    ],
    [
      'Registration: User already registered',
      'spec 1 §8: Registration, false check status → User already registered',
    ],
    [
      'Registration: Registration failed (check threw)',
      'spec 1 §8: Registration, network failure, toggle → Registration failed',
      'spec 1 §8: Registration, no JSON, toggle → Registration failed',
    ],
    [
      'Registration: Error registering: {message} (network failure on the earlier screen)',
      'spec 1 §8: Registration, network failure, earlier screen → Error registering:',
    ],
    [
      'OTP: Enter Valid OTP',
      'OTP must equal the server-returned otp (registration) → Enter Valid OTP',
      'OTP must equal the server-returned otp (UPI) → Enter Valid OTP',
    ],
    [
      'OTP: Invalid OTP. Please try again.',
      'OTP must equal the server-returned otp (forgot password) → Invalid OTP. Please try again.',
    ],
    [
      'OTP: Failed to resend OTP. Please try again.',
      'spec 1 §8: OTP, Resend → Failed to resend OTP. Please try again.',
    ],
    ['OTP: Failed to fetch OTP', 'spec 1 §8: OTP, Resend → Failed to fetch OTP (a reply without a code)'],
    ['OTP: the server message', 'spec 1 §8: OTP, Resend → Wait a minute (the server message)'],
    ['OTP inline: Failed to generate OTP', 'spec 1 §8: OTP, adding a UPI number → Failed to generate OTP'],
    ['OTP inline: Error processing request', 'spec 1 §8: OTP, adding a UPI number that fails after the code'],
    ['OTP inline: Error sending OTP', 'spec 1 §8: OTP, adding a UPI number → Error sending OTP'],
    [
      'Forgot password failure: the server msg under the phone field',
      'spec 1 §8: Forgot password failure → Mobile number is not registered (the server msg)',
    ],
    [
      'Forgot password failure: Failed to send OTP under the phone field',
      'spec 1 §8: Forgot password failure → Failed to send OTP',
    ],
    [
      'OTP: An error occurred. Please try again.',
      'an account that could not be created, by a lost reply → An error occurred. Please try again.',
    ],
    [
      'Password reset: Invalid response format from server',
      'spec 1 §8: Password reset → Invalid response format from server',
    ],
    ['Password reset: the server msg', 'spec 1 §8: Password reset → Too short (the server msg)'],
    [
      'Password reset: Failed to update password',
      'spec 1 §8: Password reset → Failed to update password (no status)',
      'spec 1 §8: Password reset → Failed to update password (a no without a msg)',
    ],
    [
      'Password reset fallback: Failed to update password. Please try again.',
      'spec 1 §8: Password reset → Failed to update password. Please try again.',
    ],
    [
      'Password reset: Successfully updated password',
      'spec 1 §8: Password reset → Successfully updated password',
    ],
    [
      'Change password failure: Old password is incorrect',
      'spec 1 §8: Change password, failure → Old password is incorrect',
    ],
    [
      'Change password: Successfully changed password',
      'spec 1 §8: Change password → Successfully changed password',
    ],
    ['Add funds: server msg', 'spec 1 §8: Add funds refused with a msg → the server msg'],
    [
      'Add funds: Failed to fetch UPI ID. Please check your credentials.',
      'spec 1 §8: Add funds refused without a msg → Failed to fetch UPI ID. Please check your credentials.',
    ],
    [
      'Add funds: An error occurred while fetching UPI ID.',
      'spec 1 §8: Add funds connection lost → An error occurred while fetching UPI ID.',
    ],
    [
      'Deposit: Failed to load payment options. Please try again later.',
      'spec 1 §8: Deposit options unreadable → Failed to load payment options. Please try again later.',
    ],
    [
      'Deposit: Google Pay UPI ID not configured. Please try another payment method.',
      'spec 1 §8: Deposit with Google Pay, no payee → Google Pay UPI ID not configured.',
    ],
    [
      'Deposit: PhonePe UPI ID not configured. Please try another payment method.',
      'spec 1 §8: Deposit with PhonePe, no payee → PhonePe UPI ID not configured.',
    ],
    [
      'Deposit: Paytm UPI ID not configured. Please try another payment method.',
      'spec 1 §8: Deposit with Paytm, no payee → Paytm UPI ID not configured.',
    ],
    [
      'Deposit, other apps: UPI ID not configured. Please try another payment method.',
      'spec 1 §8: Deposit with Other UPI Apps, no payee → UPI ID not configured.',
    ],
    [
      'Deposit: UPI ID not found for the selected payment method.',
      'spec 1 §8: Deposit, payee is no UPI id → UPI ID not found for the selected payment method.',
    ],
    [
      'Deposit: An error occurred while trying to initiate payment.',
      'spec 1 §8: Deposit, intent cannot be stored → An error occurred while trying to initiate payment.',
    ],
    [
      'QR payment: Failed to load payment details. Please try again later.',
      'spec 1 §8: QR payment details refused → Failed to load payment details. Please try again later.',
    ],
    [
      'QR payment: Something went wrong. Please try again later. with Try Again (network error)',
      'spec 1 §8: QR payment network error → Something went wrong. Please try again later., with Try Again',
    ],
    ['Withdraw: server msg', 'spec 1 §8: Withdraw refused with a msg → the server msg'],
    ['Withdraw: An error occurred', 'spec 1 §8: Withdraw refused without a msg → An error occurred'],
    [
      'Withdraw: An unexpected error occurred. Please try again later.',
      'spec 1 §8: Withdraw, connection lost → An unexpected error occurred. Please try again later.',
      'spec 1 §8: Withdraw, reply unreadable → An unexpected error occurred. Please try again later.',
    ],
    [
      'Withdraw: toast Withdraw request sent successfully, then /imp',
      "spec 1 §8: Withdraw success → toast 'Withdraw request sent successfully', then /imp",
    ],
    ['Payment details: msg', 'spec 1 §8: Payment details refused with a msg → the msg'],
    [
      'Payment details: Failed to retrieve payment details',
      'spec 1 §8: Payment details refused without a msg → Failed to retrieve payment details',
    ],
    [
      'Payment details: An error occurred while fetching payment details',
      'spec 1 §8: Payment details connection lost → An error occurred while fetching payment details',
    ],
    [
      'Transfer: receiver check failure shows Username or password incorrect',
      'spec 1 §8: Transfer receiver check failure (refused)',
      'spec 1 §8: Transfer receiver check failure (connection lost)',
    ],
    [
      'Transfer: a failed transfer shows nothing to the user',
      'spec 1 §8: a failed transfer (false-status) shows nothing',
      'spec 1 §8: a failed transfer (drop) shows nothing',
    ],
    [
      'Empty list: NO DATA FOUND',
      'spec 1 §8: an empty list of markets says NO DATA FOUND',
      'spec 1 §8: no charts at all say NO DATA FOUND',
      "spec 1 §8: Empty wallet history → 'NO DATA FOUND'",
    ],
    [
      'Empty list: No withdrawal history available',
      "spec 1 §8: Empty withdraw history → 'No withdrawal history available'",
    ],
    [
      'Empty list: No add fund transactions found.',
      "spec 1 §8: Empty deposit history → 'No add fund transactions found.'",
    ],
    [
      'Empty list: No payment methods available',
      "spec 1 §8: Empty list of payment methods → 'No payment methods available'",
    ],
    [
      'Home data, sliders and headline: fetch failures are only logged',
      'spec 1 §8: fetch failures of home data, sliders and headline are only logged',
    ],
    [
      'Wallet: fetch failures are only logged',
      'spec 2 §8: Wallet fetch failures are swallowed: the last known balance stays',
    ],
    [
      'Minimum amount: fetch failures are only logged',
      'spec 1 §8: other fetch failures are only logged: with no minimum known any amount will do',
    ],
  ],
};
