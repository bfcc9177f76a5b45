import type { SpecSection } from '../spec-section.ts';

export const accountConstants: SpecSection = {
  section: 'spec 1 §9',
  title: 'Accounts and wallet: constants',
  rows: [
    [
      'Phone pattern: 10 digits, first digit 6 to 9',
      'spec 1 §9: Phone pattern, 10 digits with first digit 6 to 9: 6000000000',
      'spec 1 §9: Phone pattern, 10 digits with first digit 6 to 9: 9999999999',
    ],
    ['Country prefix +91 displayed', 'spec 1 §9: the country prefix +91 is displayed'],
    [
      'Support number minimum: 10 digits after stripping non-digits',
      'spec 1 §9: Support number minimum, 10 digits after stripping non-digits: both have fewer than 10 digits',
    ],
    ['OTP input length 4', 'spec 1 §9: OTP input length 4'],
    ['Resend countdown 30 seconds', 'spec 1 §9: resend countdown 30 seconds, then Resend'],
    ['Market and home polling every 5000 ms', 'spec 1 §9: market and home polling every 5000 ms'],
    ['Vibration 100 ms', 'spec 1 §9: vibration 100 ms'],
    ['Shake 500 ms', 'spec 1 §9: shake 500 ms'],
    ['Redirect after password change 1500 ms', 'spec 1 §9: redirect after password change 1500 ms'],
    ['Toast duration 3000 ms', 'goes away after 3000 ms'],
    [
      'Fund request posted 2000 ms after opening the UPI link',
      'spec 1 §9: the fund request is posted 2000 ms after the UPI link opened',
    ],
    ['Minimum transfer: 100 points', 'spec 1 §9: Minimum transfer: 100 points pass'],
    [
      'Minimum withdrawal comes from the server',
      'spec 1 §9: minimum withdrawal and withdraw window come from the server',
    ],
    [
      'Withdraw window comes from the server',
      'spec 1 §9: minimum withdrawal and withdraw window come from the server',
      'spec 1 §2: Withdraw shows timings',
    ],
    ['Minimum deposit comes from the server', 'spec 1 §9: minimum deposit comes from the server'],
    ["Betting status '1' is on", "spec 1 §9: betting status '1' is on"],
    ["Headline status '1' is visible", "spec 1 §9: headline status '1' is visible, any other is not"],
    ['Gateway status 1 (UPI and QR)', "spec 1 §9: Gateway status '1' offers"],
    ['Gateway status 2 (UPI only)', "spec 1 §9: Gateway status '2' offers"],
    ['Gateway status 3 (QR only)', "spec 1 §9: Gateway status '3' offers"],
    ['UPI type 1 (Paytm)', 'spec 1 §9: UPI type of paytm → 1'],
    ['UPI type 2 (Google Pay)', 'spec 1 §9: UPI type of googlePay → 2'],
    ['UPI type 3 (PhonePe)', 'spec 1 §9: UPI type of phonePe → 3'],
    ['Withdraw method code 2 (Google Pay)', 'spec 1 §9: Withdraw method code of Google Pay → 2'],
    ['Withdraw method code 3 (Paytm)', 'spec 1 §9: Withdraw method code of Paytm → 3'],
    ['Withdraw method code 4 (PhonePe)', 'spec 1 §9: Withdraw method code of PhonePe → 4'],
    ['Menu username truncation: 10 characters', 'spec 1 §9: menu username truncation 10 characters'],
    [
      'Currency INR',
      'a link names payee, amount with two decimals, currency, note and reference; the @ stays raw',
    ],
    [
      'Payment choices PhonePe, Google Pay, Paytm, Other UPI Apps',
      'spec 1 §9: Payment choice PhonePe',
      'spec 1 §9: Payment choice Google Pay',
      'spec 1 §9: Payment choice Paytm',
      'spec 1 §9: Payment choice Other UPI Apps',
    ],
    [
      "Environment type always 'Prod'",
      'a body carries env_type, the key under its configured name, and the token where asked for',
    ],
    [
      'Dates sent in history and filters: month/day/year without padding',
      'spec 2 §7: History dates are month/day/year without padding',
    ],
  ],
};
