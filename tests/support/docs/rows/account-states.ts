import type { SpecSection } from '../spec-section.ts';

export const accountStates: SpecSection = {
  section: 'spec 1 §4',
  title: 'Accounts and wallet: states and transitions',
  rows: [
    [
      'Registration: local validation, phone check, draft and OTP screen, code compared, account, session, /imp',
      'spec 1 §4: Registration by the toggle: check, code, account, session, /imp',
      'spec 1 §4: Registration on /r: check, code, account, session, /imp',
      'a visitor registers, proves the phone by its code, and is at home',
    ],
    [
      'Registration: a false check status shows User already registered',
      'Registration, false check status → User already registered',
    ],
    [
      'Registration: the earlier screen shows User Alredy Registered',
      'Registration, false check status → User Alredy Registered',
    ],
    [
      'Registration: duplicate submits are ignored while busy',
      'Register Now reads Registering... while busy; duplicate submits are ignored',
      'spec 1 §4: Registration by the toggle, duplicate submits are ignored while busy',
    ],
    [
      'Login: on status true store username, token and mobile, go to /imp',
      'spec 1 §4: Login stores username, token and mobile, and goes to /imp',
    ],
    [
      'Forgot password: phone check, OTP screen, new password',
      'a forgotten password is set anew, and the new one logs in',
    ],
    [
      'Forgot password: /login 1.5 seconds after success',
      'spec 1 §9: redirect after password change 1500 ms → /login',
    ],
    [
      'OTP screen of registration without navigation state: Invalid navigation. Please start over.',
      'spec 1 §4: /otpregister without navigation state → Invalid navigation. Please start over.',
    ],
    [
      'OTP screen of forgot password without navigation state: Invalid navigation. Please start over.',
      'spec 1 §4: /otpforgotpass without navigation state → Invalid navigation. Please start over.',
    ],
    [
      'Reset screen without navigation state: Invalid navigation. Please start over.',
      'spec 1 §4: /change-password without navigation state → Invalid navigation. Please start over.',
    ],
    [
      'OTP screen of a UPI number without navigation state: Invalid navigation. Please start over.',
      'spec 1 §4: /otpwithdraw without navigation state → Invalid navigation. Please start over.',
    ],
    [
      "Betting status '1' turns on the wallet display",
      'spec 1 §2: top bar shows the wallet amount linking to /imp7, only when betting is on',
    ],
    [
      "Betting status '1' turns on fund tiles and history links",
      "spec 1 §9: betting status '1' is on: fund tiles and history links are there",
      'spec 1 §4: with betting off fund tiles, history links and the wallet display are gone',
    ],
    [
      "Betting status '1' turns on menu items",
      'spec 1 §2: side menu with betting on',
      'spec 1 §2: side menu with betting off lists only what is always listed',
    ],
    [
      'Betting off: a Market Charts button appears per market',
      'spec 1 §4: with betting off a Market Charts button appears per market',
    ],
    [
      'Betting off: tapping a market goes to /imp',
      'spec 1 §4: with betting off tapping a market goes to /imp',
    ],
    [
      'Market open when msg_status equals 1, otherwise closed',
      'spec 1 §4: market open when msg_status equals 1, otherwise closed',
    ],
    [
      'Tapping a closed market vibrates for 100 ms and shakes the card for 500 ms without navigating',
      'spec 1 §4: tapping a closed market vibrates and shakes without navigating',
      'spec 1 §9: vibration 100 ms',
      'spec 1 §9: shake 500 ms',
    ],
    ['Home market list refreshes every 5 seconds', 'spec 1 §4: home market list refreshes every 5 seconds'],
    ['Home: polling failures are ignored', 'spec 1 §4: polling failures are ignored: the last list stays'],
    [
      'Log out clears the stored session and goes to /login',
      'spec 1 §4: Log out clears the stored session and goes to /login',
    ],
    [
      "Adding a UPI number: validate, request an OTP for the user's own mobile, /otpwithdraw",
      'spec 1 §4: Adding a UPI number: an OTP goes to the own mobile, then /otpwithdraw',
    ],
    [
      'Adding a UPI number: verify, then /imp7 with showToast',
      'spec 1 §4: Adding a UPI number: code to the own mobile, verify, /imp7 with the toast, once',
      "returning with the flag set shows 'UPI Number Added Successfully!', once",
    ],
    [
      'Resend OTP: 30-second countdown, then a Resend link',
      'spec 1 §4: Resend OTP, a 30-second countdown on the registration screen',
      'spec 1 §4: Resend OTP, a 30-second countdown on the forgot password screen',
      'spec 1 §4: Resend OTP, a 30-second countdown on the UPI screen',
    ],
    [
      'Deposit: Add Money is disabled until amount and method are set',
      'spec 1 §4: Add Money is disabled until amount and method are set',
    ],
    ['Deposit: Add Money is disabled while processing', 'spec 1 §4: Add Money is disabled while processing'],
    [
      'Deposit: a UPI payment link for the chosen app opens',
      'spec 1 §9: Payment choice PhonePe opens',
      'spec 1 §9: Payment choice Google Pay opens',
      'spec 1 §9: Payment choice Paytm opens',
      'spec 1 §9: Payment choice Other UPI Apps opens',
    ],
    [
      'Deposit: the link names payee id, payee name, amount with 2 decimals, currency INR, note Add Funds',
      'a link names payee, amount with two decimals, currency, note and reference; the @ stays raw',
    ],
    [
      'Deposit: the transaction reference is built from the current timestamp',
      'a reference is letters and digits, at most 35, and new with each attempt',
    ],
    [
      'Deposit: two seconds later a fund request is posted and the processing flag clears',
      'spec 1 §9: the fund request is posted 2000 ms after the UPI link opened, once, and processing clears',
    ],
    ["Withdraw request status '0' Pending", "spec 1 §4: Withdraw request status '0' → pending"],
    ["Withdraw request status '1' Cancelled", "spec 1 §4: Withdraw request status '1' → cancelled"],
    ["Withdraw request status '2' Approved", "spec 1 §4: Withdraw request status '2' → approved"],
    [
      'Withdraw request status, anything else Unknown',
      'spec 1 §4: Withdraw request status, anything else → Unknown',
    ],
    ["Wallet transaction type '1' is a credit", "spec 1 §4: Wallet transaction type '1' → +"],
    [
      'Wallet transaction type, any other value is a debit',
      "spec 1 §4: Wallet transaction type '2' → −",
      "spec 1 §4: Wallet transaction type '9' → −",
    ],
    [
      "Deposit History keeps only type '1' with amount_status '1', labelled Approved",
      "spec 1 §4: Deposit History keeps only type '1' with amount_status '1', labelled Approved",
    ],
    [
      'Transfer: validate, check the receiver, open the confirmation modal, then transfer',
      'spec 1 §4: Transfer: check the receiver, confirm by name, then transfer',
    ],
    [
      'Change password success: go to /imp and store the new password locally (a verifier of it)',
      'spec 1 §4: Change password success: go to /imp, and the new password is the one that counts',
    ],
    ['QR payment page: loading', 'spec 1 §4: QR payment page, loading'],
    ['QR payment page: loaded (QR shown)', 'spec 1 §4: QR payment page, loaded'],
    [
      'QR payment page: error, Try Again reloads',
      'QR payment network error → Something went wrong. Please try again later., with Try Again',
    ],
    [
      'QR payment page: the copy action shows a copied notice',
      "spec 1 §4: QR payment page, the copy action shows 'UPI ID Copied!'",
    ],
    [
      'Pull-down gesture at the top reloads the app: reload at 50',
      'spec 1 §4: a pull-down gesture at the top of the page reloads the app at 50',
      'spec 1 §4: a pull-down gesture under 50 reloads nothing',
    ],
    ['Pull-down gesture: threshold 60', 'spec 1 §4: a pull-down gesture rests at the threshold 60'],
    ['Pull-down gesture: maximum 80', 'spec 1 §4: a pull-down gesture goes to a maximum of 80'],
    [
      'Pull-down gesture: refresh timeout 500 ms',
      'spec 1 §4: a pull-down gesture reloads after the refresh timeout of 500 ms',
    ],
  ],
};
