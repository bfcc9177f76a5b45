/** The shell, and what nearly all of its screens use. */
export const shell = {
  'app.description': '{title}: bids, results and wallet for matka markets.',
  'app.offline': 'Offline: showing last update',
  'action.back': 'Back',
  'action.menu': 'Menu',
  'list.empty': 'NO DATA FOUND',
  'points.amount': '{points} pts',
  'amount.unknown': 'amount unknown',
  'time.hours': '{hours} h',
  'time.hoursMinutes': '{hours} h {minutes} m',
  'time.minutes': '{minutes} min',
  'menu.wallet': 'Wallet',
} as const;
