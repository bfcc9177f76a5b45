/** What a limit of the player's own says on other screens than its own. */
export const play = {
  'play.left': 'Your daily limit leaves {points} pts',
  'play.over': 'These bids are {points} pts above your daily limit. Delete some before you submit.',
  'play.paused': 'You paused betting until {until}',
  'play.pausedMore': 'Wallet, withdrawals and histories stay open.',
  'play.unreadable': 'Your play limits cannot be read. Please set them again.',
  'play.reminder': 'Time for a break?',
  'play.played': 'You have played for {time}.',
  'play.bids': 'Bids today',
  'play.wins': 'Wins today',
  'play.net': 'Net today',
  'play.continue': 'Continue',
  'play.break': 'Take a break',
} as const;
