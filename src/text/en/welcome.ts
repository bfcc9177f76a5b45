/** For a visitor who has never played. */
export const welcome = {
  'login.how': 'How it works',
  'login.howText':
    'Choose a market, a game and a number. 124 gives 1 + 2 + 4 = 7. See what a bid can pay before you place it.',
} as const;
