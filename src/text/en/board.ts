/** The board of a bid form: loaded with it. */
export const board = {
  'board.stake': 'Stake',
  'board.stakes': 'Points for each tap',
  'board.takeBack': 'Take back',
  'board.redo': 'Redo',
  'board.clear': 'Clear',
  'board.add': 'Add to slip',
  'board.cell': '{number}, {points} points',
  'board.oneNumber': '1 number',
  'board.numbers': '{count} numbers',
  'board.jodiHeads': 'Rows: open digit · columns: close digit',
  'board.galiHeads': 'Rows: left digit · columns: right digit',
  'board.panaHeads': 'Columns: the digit (ank) of the pana',
  'board.wrong': '{number}: {problem}',
  'board.over': '{market} has closed: {game}',
  'board.sessionOver': '{session} has closed',
  'board.left': '{numbers} for {points} points were marked and not added to the slip.',
  'board.use': 'Use for {session}',
  'board.emptySlip':
    'No bids yet. Add to slip puts what is marked here; nothing is placed before you confirm.',
  'board.digits': 'zero one two three four five six seven eight nine',
} as const;
