/** The mutants that no test has to notice, as file, function and kind of mutant, by the reason why. */
export const acceptedMutants: Readonly<Record<string, readonly string[]>> = {
  'a word is part of no sum': [
    'src/domain/placing/scene.ts explain ArrayDeclaration',
    'src/domain/placing/sums.ts weighBalance ArrayDeclaration',
  ],
  'a cycle is asked for with two digits': ['src/domain/game/fills.ts holds StringLiteral'],
  'both families begin with the same letters': [
    'src/domain/game/fills.ts familyOf StringLiteral',
    'src/domain/game/fills.ts familyOf StringLiteral',
  ],
  'every game has a field': [
    'src/domain/game/games.ts hasBoard OptionalChaining',
    'src/domain/slip/pasted/pasted-list.ts rowReader StringLiteral',
    'src/domain/slip/pasted/pasted-list.ts rowReader ConditionalExpression',
    'src/domain/game/fills.ts fillsOf OptionalChaining',
    'src/domain/slip/number-board.ts numberBoard ArrayDeclaration',
    'src/domain/slip/number-board.ts numberBoard OptionalChaining',
    'src/domain/slip/marked-bids.ts bidsOfMarks ArrayDeclaration',
    'src/domain/slip/marked-bids.ts bidsOfMarks OptionalChaining',
    'src/domain/slip/marked-bids.ts bidsOfMarks ConditionalExpression',
    'src/domain/game/payout.ts samplesOf StringLiteral',
    'src/domain/game/payout.ts samplesOf OptionalChaining',
  ],
  'a text that has passed has numbers': ['src/domain/game/game-numbers.ts numbersInRow ArrayDeclaration'],
  'never reached: every key has its game': [
    'src/domain/game/games.ts gameByKey StringLiteral',
    'src/domain/game/games.ts gameByKey ConditionalExpression',
  ],
  'a partition is only added to': ['src/domain/slip/pasted/lines.ts byEquals ArrayDeclaration'],
  'there are as many numbers as fields': [
    'src/domain/slip/pasted/pasted-list.ts risingNumber ArrayDeclaration',
    'src/domain/slip/pasted/pasted-list.ts risingNumber OptionalChaining',
  ],
  'no numbers of four digits are allowed anywhere': ['src/domain/game/panna.ts risingOrder Regex'],
  'every game has a field; one with two has no board': [
    'src/domain/game/fills.ts fillsOf ConditionalExpression',
    'src/domain/game/fills.ts fillsOf ArrayDeclaration',
  ],
  'a text has numbers here': ['src/domain/slip/pasted/lines.ts hasGroupMarks OptionalChaining'],
  'a value that is not a reading has no owner': [
    'src/domain/player/play-limits.ts stakedOn ArrayDeclaration',
  ],
  'the difference of equal numbers is 0 as well': [
    'src/domain/history/list-lines.ts sorted ConditionalExpression',
  ],
  'no board is asked for without numbers': ['src/domain/slip/number-board.ts boardOfNumbers StringLiteral'],
  'there are ten columns': ['src/domain/slip/number-board.ts boardOfNumbers ArrayDeclaration'],
  'a column has as many panas as the first': [
    'src/domain/slip/number-board.ts boardOfNumbers ArrayDeclaration',
  ],
  'where no session is chosen the game has its own': [
    'src/domain/slip/saved-slip.ts readSlip ConditionalExpression',
  ],
  'a missing outcome has ended the search before': [
    'src/domain/history/list-lines.ts bidTotals OptionalChaining',
  ],
  'a win without an amount makes all wins unknown before': [
    'src/domain/history/list-lines.ts bidTotals ConditionalExpression',
  ],
  'no pause has the name undefined': ['src/domain/player/play-limits.ts isPause ConditionalExpression'],
  'a step of no time adds none': ['src/domain/player/play-limits.ts playedOn EqualityOperator'],
  'undefined is not true either': ['src/domain/slip/slips-again.ts withinBalance ArrowFunction'],
  'no chart has a day twice': [
    'src/domain/market/market-chart.ts hitsOf EqualityOperator',
    'src/domain/market/market-chart.ts mergedDays EqualityOperator',
  ],
  'a remembered value equals a newly calculated one': [
    'src/domain/game/payout.ts payoutsAt ConditionalExpression',
    'src/domain/game/payout.ts plainRate ConditionalExpression',
    'src/lib/once.ts onceForEach ConditionalExpression',
    'src/lib/once.ts onceForEach EqualityOperator',
  ],
  'undefined is not a lease either': ['src/state/money/placing/lock.ts leasedLock ArrowFunction'],
  'without a player nothing is asked for before that': [
    'src/state/money/placing/evidence-reader.ts readLines ConditionalExpression',
  ],
  'a guest has bid nothing, under any name': [
    'src/state/money/play-limits.ts stakedAtom StringLiteral',
    'src/state/money/play-limits.ts freePointsAtom StringLiteral',
  ],
  'unreadable limits have no pause': [
    'src/state/money/play-limits.ts standingAtom ConditionalExpression',
    'src/state/money/play-limits.ts standingAtom StringLiteral',
  ],
  'a guest has no reminder, which is asked for next': [
    'src/state/money/play-time.ts notePlayingAtom ConditionalExpression',
  ],
  'there is nothing now only where there was nothing before': [
    'src/state/money/play-record.ts play ConditionalExpression',
  ],
  'where nothing is longer, the same is written again': [
    'src/state/money/play-record.ts play ConditionalExpression',
    'src/state/money/play-record.ts play EqualityOperator',
  ],
  'without a player there is no account, and without that no order': [
    'src/state/money/orders.ts placeBidAtom ConditionalExpression',
  ],
  'for no rows nothing is found': ['src/state/money/orders.ts settledBidsAtom ConditionalExpression'],
  'adding no rows changes nothing': [
    'src/state/money/money-notices.ts tellEarlierAtom ConditionalExpression',
  ],
  'without it no key can be made, and then the fingerprint is the name': [
    'src/state/money/account-names.ts createAccountNames ConditionalExpression',
  ],
  'the box returns the key that it has': [
    'src/state/money/account-names.ts createAccountNames ConditionalExpression',
  ],
  'without it there is no key in the box': [
    'src/state/money/account-names.ts createAccountNames ConditionalExpression',
  ],
  'no player has no name': ['src/state/money/new-players.ts isNewPlayerAtom ConditionalExpression'],
  'no player has such a name': ['src/state/money/new-players.ts isNewPlayerAtom ArrayDeclaration'],
  'without an account nothing was placed': [
    'src/state/money/orders.ts settledInOrderAtom ConditionalExpression',
    'src/state/money/orders.ts untoldAtom ConditionalExpression',
  ],
  'a value that does not fit is null, whether one fault was looked for or all': [
    'src/storage/table.ts parseStored ObjectLiteral',
    'src/storage/table.ts parseStored BooleanLiteral',
  ],
  'for the compiler: a value that is not a number is not points either': [
    'src/storage/table.ts points ConditionalExpression',
    'src/storage/play-limits.ts amount ConditionalExpression',
  ],
  'for the compiler: a value that is not a number is not a minute either': [
    'src/storage/table.ts minute ConditionalExpression',
  ],
  'the slow way adds up to the same': ['src/domain/history/list-lines.ts sumAmounts ConditionalExpression'],
  'an amount has a digit before its point': ['src/domain/history/list-lines.ts fractionOf EqualityOperator'],
  'zero is the same on both sides': ['src/domain/history/list-lines.ts amountOf EqualityOperator'],
  'a text that is split has a first part': [
    'src/domain/amount.ts formatAmount StringLiteral',
    'src/domain/history/record-day.ts recordMoment StringLiteral',
  ],
  'for the compiler: without a decision no count is compared': [
    'src/domain/wallet/awaited-deposits.ts judgeAwaited ConditionalExpression',
  ],
  'never reached: every key has its history': [
    'src/domain/history/history.ts historyByKey ConditionalExpression',
    'src/domain/history/history.ts historyByKey StringLiteral',
  ],
  'for the compiler: null is above no minute': [
    'src/domain/wallet/transactions.ts isNewer ConditionalExpression',
  ],
  'two days that are not the same': ['src/domain/wallet/transactions.ts isNewer EqualityOperator'],
  'asked for whole points only': ['src/domain/points.ts formatPoints ObjectLiteral'],
  'the first item is not read': [
    'src/domain/amount.ts readAmount ArrayDeclaration',
    'src/domain/history/record-day.ts readDay ArrayDeclaration',
  ],
  'a word gives no points, like an empty text': [
    'src/domain/amount.ts readAmount StringLiteral',
    'src/domain/wallet/wallet-forms.ts withdrawPoints StringLiteral',
    'src/domain/wallet/wallet-forms.ts depositAmount StringLiteral',
  ],
  'for the compiler: no amount is as great as a value that is not a number': [
    'src/domain/wallet/wallet-forms.ts quickAmounts ConditionalExpression',
    'src/domain/wallet/wallet-forms.ts quickAmounts StringLiteral',
  ],
  'for the compiler: of one there is a first': ['src/domain/slip/slip.ts addedWords ConditionalExpression'],
  'a word gives no day, like an empty text': [
    'src/domain/history/history-query.ts parseDateRange StringLiteral',
    'src/domain/history/record-day.ts readDay StringLiteral',
  ],
  'a formatter without a zone has that of the device': [
    'src/domain/dates.ts localTime ConditionalExpression',
  ],
  'a formatter gives each part that it was asked for': ['src/domain/dates.ts localTime OptionalChaining'],
  'a day has one of the twelve months': ['src/domain/dates.ts monthName StringLiteral'],
  'a time that has passed has hours': ['src/domain/clock-time.ts readClock StringLiteral'],
  'a remembered date equals a newly read one': [
    'src/domain/history/record-day.ts recordDay ConditionalExpression',
    'src/domain/history/record-day.ts recordDay EqualityOperator',
  ],
  'for the compiler: without a day there is no minute': [
    'src/domain/history/record-day.ts isoMoment ConditionalExpression',
  ],
  'words have no number, as nothing has none': ['src/domain/content.ts supportNumber StringLiteral'],
  'a row that does not fit is left out, whether one fault was looked for or all': [
    'src/contract/wire-values.ts rows ObjectLiteral',
    'src/contract/wire-values.ts rows BooleanLiteral',
  ],
  'a word gives no code, like an empty text': ['src/domain/player/account.ts parseOtp StringLiteral'],
};
