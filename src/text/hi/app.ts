import type { app as english } from '../en/app.ts';
import type { Translation } from '../message.ts';

/** The first load: what a page needs before its screen, and what the login shares with others. */
export const app = {
  'app.language': 'hi',
  'app.name': 'मटका',
  'app.documentTitle': '{title} · मटका',
  'app.crash': 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  'app.tryAgain': 'फिर कोशिश करें',
  'app.framed': 'यह ऐप किसी दूसरे पेज के अंदर नहीं चलता।',
  'action.showPassword': 'पासवर्ड दिखाएं',
  'action.hidePassword': 'पासवर्ड छिपाएं',
  'busy.wait': 'कृपया रुकें...',
  'login.whatsapp': 'WhatsApp सपोर्ट',
} satisfies Translation<typeof english>;
