import type { receipt as english } from '../en/receipt.ts';
import type { Translation } from '../message.ts';

/** What was placed: spec 2 §2. */
export const receipt = {
  'receipt.title': 'पावती',
  'receipt.placed': 'बिडची नोंद झाली',
  'receipt.partPlaced': '{all} पैकी {count} बिड नोंदल्या',
  'receipt.summary': '{time} ला नोंद · {market} · {bids} · {points}',
  'receipt.summaryWithResult': '{summary} · निकाल {times} नंतर',
  'receipt.more': 'आणि आणखी {count}',
  'receipt.rows': 'नोंदलेल्या बिड',
  'receipt.viewBids': 'बिड पाहा',
  'receipt.again': 'पुन्हा बिड',
  'receipt.share': 'शेअर करा',
  'receipt.copied': 'कॉपी झाले',
  'receipt.notAddedOne': '{digits} जोडले नाही: {reason}',
  'receipt.notAdded': '{count} बिड जोडल्या नाहीत: {reason}',
} satisfies Translation<typeof english>;
