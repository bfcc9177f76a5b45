import type { receipt as english } from '../en/receipt.ts';
import type { Translation } from '../message.ts';

/** What was placed: spec 2 §2. */
export const receipt = {
  'receipt.title': 'रसीद',
  'receipt.placed': 'बिड दर्ज हो गई',
  'receipt.partPlaced': '{all} में से {count} बिड दर्ज हुईं',
  'receipt.summary': '{time} बजे दर्ज · {market} · {bids} · {points}',
  'receipt.summaryWithResult': '{summary} · रिजल्ट {times} के बाद',
  'receipt.more': 'और {count}',
  'receipt.rows': 'दर्ज हुई बिड',
  'receipt.viewBids': 'बिड देखें',
  'receipt.again': 'फिर से बिड',
  'receipt.share': 'शेयर करें',
  'receipt.copied': 'कॉपी हो गया',
  'receipt.notAddedOne': '{digits} नहीं जोड़ा गया: {reason}',
  'receipt.notAdded': '{count} बिड नहीं जोड़ी गईं: {reason}',
} satisfies Translation<typeof english>;
