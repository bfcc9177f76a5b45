/** How the games work: our own words. They are loaded with the sheet. */
export const explanations = {
  'explain.title': 'How this works: {game}',
  'explain.gotIt': 'Got it',
  'explain.singleDigit':
    'You bid on one digit. It wins when the digits of the result add up to a number that ends in it.',
  'explain.jodiDigit':
    'You bid on two digits: the digit of the open result, then the digit of the close result.',
  'explain.singlePana': 'You bid on the whole result, a pana of three different digits.',
  'explain.doublePana': 'You bid on the whole result, a pana with two digits alike.',
  'explain.triplePana': 'You bid on the whole result, a pana of three equal digits.',
  'explain.halfSangam':
    'You bid on one digit and one pana. With Open: the open digit and the close pana. With Close: the open pana and the close digit.',
  'explain.fullSangam': 'You bid on both results of the day, the open pana and the close pana.',
  'explain.spDpTp':
    'Give one digit and choose {single} (three different digits), {double} (two alike) or {triple} (all equal). Every such pana with this digit becomes a bid of its own.',
  'explain.spMotor': 'Give some digits. Every single pana that can be made of them becomes a bid of its own.',
  'explain.dpMotor': 'Give some digits. Every double pana that can be made of them becomes a bid of its own.',
  'explain.leftDigit': 'You bid on the first of the two digits that are drawn.',
  'explain.rightDigit': 'You bid on the second of the two digits that are drawn.',
  'explain.galiJodi': 'You bid on both digits that are drawn, in their order.',
  'explain.makes': 'Example: {typed} makes {count} panas',
  'explain.example': 'Example',
  'explain.hasDigit': '{pana} has the digit {digit}',
  'explain.openResult': 'Open result: {pana} has the digit {digit}',
  'explain.closeResult': 'Close result: {pana} has the digit {digit}',
  'explain.isDrawn': '{jodi} is drawn',
  'explain.wins': 'Then a bid on {number} wins.',
  'explain.pays': '{stake} points on the right number pay',
  'explain.paysKind': '{stake} points on the right {kind} pay',
  'explain.decided': 'Decided',
  'explain.whenSession': 'when {session} is declared, after {time}',
  'explain.when': 'when the result is declared, after {time}',
} as const;
