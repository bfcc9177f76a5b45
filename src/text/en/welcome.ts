/** For a visitor who has never played. */
export const welcome = {
  'login.how': 'How it works',
  'login.howText':
    'Choose a market, a game and a number. When 124 is drawn, 1 + 2 + 4 = 7 and a bid on 7 wins. See what a bid can pay before you place it.',
} as const;
