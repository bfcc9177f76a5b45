import type { content as english } from '../en/content.ts';
import type { Translation } from '../message.ts';

/** Landing, help and charts: spec 1 §1 and §2, spec 2 §2. */
export const content = {
  'landing.pause': 'सूचना थांबवा',
  'landing.play': 'सूचना सुरू करा',
  'landing.download': 'ॲप डाउनलोड करा',
  'landing.addFund': 'फंड जमा करा',
  'landing.withdraw': 'फंड काढा',
  'landing.gali': 'गली दिसावर',
  'landing.starline': 'स्टारलाइन',
  'landing.login': 'लॉग इन',
  'landing.register': 'रजिस्टर करा',
  'landing.howToPlay': 'कसे खेळायचे',
  'howToPlay.video': 'कसे खेळायचे, YouTube वर व्हिडिओ पाहा',
  'landing.about': 'आमच्याबद्दल',
  'landing.privacy': 'प्रायव्हसी पॉलिसी',
  'charts.view': 'चार्ट पाहा',
  'app.adults': 'फक्त 18+ साठी. पॉइंटने खेळा, आणि परवानगी असेल तिथेच.',
  'notFound.text': 'या पत्त्यावर कोणतेही पेज नाही.',
  'notFound.home': 'होम स्क्रीनवर जा',
} satisfies Translation<typeof english>;
