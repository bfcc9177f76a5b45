/** Starline and Gali Disawar: spec 2 §2. */
export const slots = {
  'links.bids': 'Bid-History',
  'links.wins': 'Win History',
  'links.charts': 'Charts',
} as const;
