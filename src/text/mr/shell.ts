import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../message.ts';

/** The shell, and what nearly all of its screens use. */
export const shell = {
  'action.back': 'मागे',
  'action.menu': 'मेनू',
  'points.amount': '{points} पॉइंट',
  'amount.unknown': 'रक्कम माहीत नाही',
  'time.hours': '{hours} तास',
  'time.hoursMinutes': '{hours} तास {minutes} मिनिटे',
  'time.minutes': '{minutes} मिनिटे',
  'wallet.unknown': 'बॅलन्स माहीत नाही',
  'menu.wallet': 'वॉलेट',
} satisfies Translation<typeof english>;
