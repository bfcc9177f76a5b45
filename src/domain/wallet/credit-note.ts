// Reads the note of a credit. No field gives the reason of a credit, and providers give any status to any
// credit.
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const deposits = word('deposits?|deposited|funds?|upi|qr|recharge|payments?');
const others = word(
  [
    'win|wins|won|winner|winnings?|prize|bids?|bets?|stakes?|bonus',
    'refund(?:s|ed)?|return(?:s|ed)?|reversal|reversed|void(?:ed)?',
    'withdraw(?:al|als|n)?|transfer(?:s|red)? (?:from|by)',
  ].join('|'),
);

/** False if the note names a win, a returned stake or a transfer. Any other note proves nothing. */
export const mayBeDeposit = (note: string): boolean => deposits.test(note) || !others.test(note);
