/** Payments that were begun and that the provider has not confirmed. */
export const deposits = {
  'deposits.title': 'Payments on their way',
  'deposits.payment': 'Payment of {points} pts',
  'deposits.waiting': 'Waiting for approval',
  'deposits.decided': 'Deposits',
  'deposits.deposit': 'Deposit of {points} pts',
  'deposits.unmatched': 'Wallet History has not shown it for a day. If you have paid, please ask support.',
  'deposits.dismiss': 'Dismiss',
  'funds.approved': 'Deposit of {points} pts approved.',
  'funds.rejected': 'Deposit of {points} pts was rejected. If you have paid, please ask support.',
  'deposits.unreported': 'Not yet reported',
  'deposits.reporting': 'Reporting…',
  'deposits.report': 'Report again',
  'deposits.discard': 'Discard',
  'deposits.discardQuestion': 'Discard this payment?',
  'deposits.discardText':
    'It will not be reported any more. Discarding does not take back a payment: if you have paid {points} pts, contact support.',
  'deposits.unclear':
    'Wallet History already lists a deposit of {points} pts. If it is another one, contact support.',
  'funds.requested':
    'Deposit of {points} pts requested. If you have paid, the points arrive when it is approved.',
  'funds.scanQr': 'No UPI app answered here? Scan this code with the phone that has one.',
  'funds.code': 'QR code for {points} pts',
} as const;
