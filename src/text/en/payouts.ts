/** What a bid would pay, in its form: loaded after the form. */
export const payouts = {
  'bid.payout': 'If {number} comes: {points} pts',
  'bid.payoutEach': 'Each of {count} panas pays {points} pts if it comes',
  'bid.payoutRange': 'Each of {count} panas pays {least} to {most} pts if it comes',
  'bid.payoutNumber': 'Type a number to see what it pays.',
  'bid.payoutPoints': 'Type the points to see what it pays.',
  'bid.payoutRate': '{stake} points pay {win}',
} as const;
