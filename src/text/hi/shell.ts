import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../message.ts';

/** The shell, and what nearly all of its screens use. */
export const shell = {
  'action.back': 'वापस',
  'action.menu': 'मेनू',
  'points.amount': '{points} पॉइंट',
  'amount.unknown': 'रकम पता नहीं',
  'time.hours': '{hours} घंटे',
  'time.hoursMinutes': '{hours} घंटे {minutes} मिनट',
  'time.minutes': '{minutes} मिनट',
  'wallet.unknown': 'बैलेंस पता नहीं',
  'menu.wallet': 'वॉलेट',
} satisfies Translation<typeof english>;
