import type { board as english } from '../en/board.ts';
import type { Translation } from '../message.ts';

/** The board of a bid form: loaded with it. */
export const board = {
  'board.stake': 'डाव',
  'board.stakes': 'प्रत्येक टॅपचे पॉइंट',
  'board.takeBack': 'कमी करा',
  'board.clear': 'साफ करा',
  'board.add': 'स्लिपमध्ये जोडा',
  'board.showSlip': 'स्लिप पाहा',
  'board.pays': 'नंबर आल्यास {stake} पॉइंटचे {points} पॉइंट मिळतील',
  'board.cell': '{number}, {points} पॉइंट',
  'board.oneNumber': '1 नंबर',
  'board.numbers': '{count} नंबर',
  'board.jodiHeads': 'ओळी: ओपन अंक · रकाने: क्लोज अंक',
  'board.galiHeads': 'ओळी: पहिला अंक · रकाने: दुसरा अंक',
  'board.panaHeads': 'रकाने: पत्तीचा अंक',
  'board.wrong': '{number}: {problem}',
  'board.over': '{market} बंद झाले आहे: {game}',
  'board.sessionOver': '{session} बंद झाले आहे',
  'board.left': '{numbers} निवडले होते, {points} पॉइंट: स्लिपमध्ये जोडले नाहीत.',
  'board.use': '{session} साठी ठेवा',
  'board.digits': 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ',
} satisfies Translation<typeof english>;
