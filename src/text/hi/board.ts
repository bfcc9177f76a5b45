import type { board as english } from '../en/board.ts';
import type { Translation } from '../message.ts';

/** The board of a bid form: loaded with it. */
export const board = {
  'board.stake': 'दांव',
  'board.stakes': 'हर टैप के पॉइंट',
  'board.takeBack': 'घटाएं',
  'board.clear': 'साफ करें',
  'board.add': 'पर्ची में जोड़ें',
  'board.showSlip': 'पर्ची देखें',
  'board.pays': 'नंबर आने पर {stake} पॉइंट के {points} पॉइंट मिलेंगे',
  'board.cell': '{number}, {points} पॉइंट',
  'board.oneNumber': '1 नंबर',
  'board.numbers': '{count} नंबर',
  'board.jodiHeads': 'पंक्ति: ओपन अंक · कॉलम: क्लोज अंक',
  'board.galiHeads': 'पंक्ति: पहला अंक · कॉलम: दूसरा अंक',
  'board.panaHeads': 'कॉलम: पन्ना का अंक',
  'board.wrong': '{number}: {problem}',
  'board.over': '{market} बंद हो गया है: {game}',
  'board.sessionOver': '{session} बंद हो गया है',
  'board.left': '{numbers} चुने थे, {points} पॉइंट: पर्ची में नहीं जोड़े गए।',
  'board.use': '{session} के लिए रखें',
  'board.digits': 'शून्य एक दो तीन चार पांच छह सात आठ नौ',
} satisfies Translation<typeof english>;
