/** What was placed: spec 2 §2. */
export const receipt = {
  'receipt.title': 'Receipt',
  'receipt.placed': 'Bid placed',
  'receipt.partPlaced': '{count} of {all} bids placed',
  'receipt.summary': 'Placed {time} · {market} · {bids} · {points}',
  'receipt.summaryWithResult': '{summary} · result after {times}',
  'receipt.more': 'and {count} more',
  'receipt.rows': 'Placed bids',
  'receipt.viewBids': 'View bids',
  'receipt.again': 'Bid again',
  'receipt.share': 'Share',
  'receipt.copied': 'Copied',
  'receipt.notAddedOne': '{digits} not added: {reason}',
  'receipt.notAdded': '{count} bids not added: {reason}',
} as const;
