import type { slots as english } from '../en/slots.ts';
import type { Translation } from '../message.ts';

/** Starline and Gali Disawar: spec 2 §2. */
export const slots = {
  'links.bids': 'बिड हिस्ट्री',
  'links.wins': 'विन हिस्ट्री',
  'links.charts': 'चार्ट',
} satisfies Translation<typeof english>;
