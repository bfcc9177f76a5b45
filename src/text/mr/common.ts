import type { common as english } from '../en/common.ts';
import type { Translation } from '../message.ts';

/** What several groups of screens share. */
export const common = {
  'app.messages': 'संदेश',
  'action.close': 'बंद करा',
  'action.cancel': 'रद्द करा',
  'action.submit': 'सबमिट करा',
  'action.save': 'सेव्ह करा',
  'action.undo': 'परत घ्या',
  'action.redo': 'पुन्हा करा',
  'action.undone': 'परत घेतले: {what}',
  'busy.submitting': 'सबमिट होत आहे...',
  'busy.sending': 'पाठवत आहे...',
  'busy.loading': 'लोड होत आहे…',
  'points.unit': 'पॉइंट',
  'list.empty': 'काही माहिती नाही',
  'list.unreadOne': '1 नोंद दाखवता आली नाही',
  'list.unread': '{count} नोंदी दाखवता आल्या नाहीत',
  'session.Open': 'ओपन',
  'session.Close': 'क्लोज',
  'wallet.balance': 'बॅलन्स',
  'record.date': 'तारीख',
  'error.somethingWrong': 'काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'field.points': 'पॉइंट',
} satisfies Translation<typeof english>;
