import type { markets as english } from '../en/markets.ts';
import type { Translation } from '../message.ts';

/** The markets and the home screen: spec 1 §4. */
export const markets = {
  'market.open': 'मार्केट चालू',
  'market.closed': 'मार्केट बंद',
  'market.statusOpen': 'चालू',
  'market.statusCloseOnly': 'सिर्फ क्लोज',
  'market.statusClosed': 'बंद',
  'market.opensAt': 'ओपन',
  'market.closesAt': 'क्लोज',
  'market.play': 'खेलें',
  'market.left': '{left} बाकी',
  'market.tomorrow': 'कल',
  'market.timeUnknown': 'समय पता नहीं',
  'market.charts': 'मार्केट चार्ट',
  'market.updated': 'अपडेट: {time}',
  'betting.paused': 'बिड लगाना अभी बंद है। आपके पॉइंट सुरक्षित हैं।',
  'betting.money': 'बैलेंस देखें या पैसे निकालें',
  'home.pauseHeadline': 'सूचना रोकें',
  'home.playHeadline': 'सूचना चलाएं',
  'home.slides': 'खबरें',
  'home.slide': 'स्लाइड {number}',
  'home.pauseSlides': 'स्लाइड रोकें',
  'home.playSlides': 'स्लाइड चलाएं',
  'home.shortcuts': 'शॉर्टकट',
  'home.addFund': 'फंड जोड़ें',
  'home.withdraw': 'फंड निकालें',
  'home.starline': 'स्टारलाइन',
  'home.gali': 'गली दिसावर',
  'home.history': 'हिस्ट्री',
} satisfies Translation<typeof english>;
