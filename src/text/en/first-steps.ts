/** For a player who has not bid yet: ours. Loaded after the home screen is drawn. */
export const firstSteps = {
  'first.title': 'How a bid works',
  'first.market': 'Choose a market that is open, and a game.',
  'first.number': 'Type a number and the points. Below them stands what the bid pays if the number comes.',
  'first.submit': 'Press Proceed, then Submit, and confirm with SUBMIT. A bid cannot be cancelled.',
  'first.result':
    'The result is declared at the time of the market. Bid History says whether your bid won or lost.',
  'first.care': 'Most bids lose. In Play limits you can set a daily limit for yourself.',
} as const;
