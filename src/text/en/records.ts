/** What was bid and won: spec 2 §2. */
export const records = {
  'field.from': 'From',
  'field.to': 'To',
  'field.pickDate': '{field}: choose from the calendar',
  'error.date': 'Date input not valid.',
  'win.congratulations': 'Congratulations You Won',
  'record.digit': 'Digit',
  'record.session': 'Session',
  'record.type': 'Type',
  'histories.deposit': 'Deposit History',
  'histories.wallet': 'Wallet History',
  'histories.mainBids': 'Main Bid-History',
  'histories.mainWins': 'Main Win-History',
  'histories.starlineBids': 'Starline Bid-History',
  'histories.starlineWins': 'Starline Win-History',
  'histories.galiBids': 'Gali Bid-History',
  'histories.galiWins': 'Gali Win-History',
} as const;
