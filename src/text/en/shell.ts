/** The shell, and what nearly all of its screens use. */
export const shell = {
  'app.description': '{title}: bids, results and wallet for matka markets.',
  'action.back': 'Back',
  'action.menu': 'Menu',
  'points.amount': '{points} pts',
  'amount.unknown': 'amount unknown',
  'time.hours': '{hours} h',
  'time.hoursMinutes': '{hours} h {minutes} m',
  'time.minutes': '{minutes} min',
  'wallet.unknown': 'Balance unknown',
  'menu.wallet': 'Wallet',
} as const;
