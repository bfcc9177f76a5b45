import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../message.ts';

/** The shell, and what the first screens share. */
export const shell = {
  'app.name': 'मटका',
  'app.documentTitle': '{title} · मटका',
  'app.adults': 'सिर्फ 18+ के लिए। पॉइंट से खेलें, और वहीं जहां इसकी इजाजत हो।',
  'app.offline': 'ऑफलाइन: पिछला अपडेट दिख रहा है',
  'app.crash': 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  'app.tryAgain': 'फिर कोशिश करें',
  'app.framed': 'यह ऐप किसी दूसरे पेज के अंदर नहीं चलता।',
  'action.back': 'वापस',
  'action.menu': 'मेनू',
  'action.showPassword': 'पासवर्ड दिखाएं',
  'action.hidePassword': 'पासवर्ड छिपाएं',
  'action.pause': 'रोकें',
  'action.play': 'चलाएं',
  'busy.wait': 'कृपया रुकें...',
  'list.empty': 'कोई डेटा नहीं मिला',
  'points.amount': '{points} पॉइंट',
  'amount.unknown': 'रकम पता नहीं',
  'time.hours': '{hours} घं',
  'time.hoursMinutes': '{hours} घं {minutes} मि',
  'time.minutes': '{minutes} मिनट',
  'title.notFound': 'पेज नहीं मिला',
  'notFound.text': 'इस पते पर कोई पेज नहीं है।',
  'notFound.home': 'होम स्क्रीन पर जाएं',
  'menu.wallet': 'वॉलेट',
  'login.whatsapp': 'WhatsApp सपोर्ट',
} satisfies Translation<typeof english>;
