import type { common as english } from '../en/common.ts';
import type { Translation } from '../message.ts';

/** What several groups of screens share. */
export const common = {
  'app.messages': 'संदेश',
  'action.close': 'बंद करें',
  'action.cancel': 'रद्द करें',
  'action.submit': 'सबमिट करें',
  'action.save': 'सेव करें',
  'action.undo': 'वापस लें',
  'action.redo': 'फिर से करें',
  'action.undone': 'वापस लिया: {what}',
  'busy.submitting': 'सबमिट हो रहा है...',
  'busy.sending': 'भेज रहे हैं...',
  'busy.loading': 'लोड हो रहा है…',
  'points.unit': 'पॉइंट',
  'list.empty': 'कोई डेटा नहीं मिला',
  'list.unreadOne': '1 एंट्री नहीं दिखाई जा सकी',
  'list.unread': '{count} एंट्री नहीं दिखाई जा सकीं',
  'session.Open': 'ओपन',
  'session.Close': 'क्लोज',
  'wallet.balance': 'बैलेंस',
  'record.date': 'तारीख',
  'error.somethingWrong': 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  'field.points': 'पॉइंट',
} satisfies Translation<typeof english>;
