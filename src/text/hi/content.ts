import type { content as english } from '../en/content.ts';
import type { Translation } from '../message.ts';

/** Landing, help and charts: spec 1 §1 and §2, spec 2 §2. */
export const content = {
  'landing.pause': 'सूचना रोकें',
  'landing.play': 'सूचना चलाएं',
  'landing.download': 'ऐप डाउनलोड करें',
  'landing.addFund': 'फंड जोड़ें',
  'landing.withdraw': 'फंड निकालें',
  'landing.gali': 'गली दिसावर',
  'landing.starline': 'स्टारलाइन',
  'landing.login': 'लॉग इन',
  'landing.register': 'रजिस्टर करें',
  'landing.howToPlay': 'कैसे खेलें',
  'howToPlay.video': 'कैसे खेलें, YouTube पर वीडियो देखें',
  'landing.about': 'हमारे बारे में',
  'landing.privacy': 'प्राइवेसी पॉलिसी',
  'charts.view': 'चार्ट देखें',
  'app.adults': 'सिर्फ 18+ के लिए। पॉइंट से खेलें, और वहीं जहां इसकी इजाजत हो।',
  'notFound.text': 'इस पते पर कोई पेज नहीं है।',
  'notFound.home': 'होम स्क्रीन पर जाएं',
} satisfies Translation<typeof english>;
