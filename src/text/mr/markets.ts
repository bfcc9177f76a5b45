import type { markets as english } from '../en/markets.ts';
import type { Translation } from '../message.ts';

/** The markets and the home screen: spec 1 §4. */
export const markets = {
  'market.open': 'मार्केट सुरू',
  'market.closed': 'मार्केट बंद',
  'market.statusOpen': 'सुरू',
  'market.statusCloseOnly': 'फक्त क्लोज',
  'market.statusClosed': 'बंद',
  'market.opensAt': 'ओपन',
  'market.closesAt': 'क्लोज',
  'market.play': 'खेळा',
  'market.left': '{left} बाकी',
  'market.tomorrow': 'उद्या',
  'market.timeUnknown': 'वेळ माहीत नाही',
  'market.charts': 'मार्केट चार्ट',
  'market.updated': 'अपडेट: {time}',
  'betting.paused': 'बिड लावणे सध्या बंद आहे. तुमचे पॉइंट सुरक्षित आहेत.',
  'betting.money': 'बॅलन्स पाहा किंवा पैसे काढा',
  'home.pauseHeadline': 'सूचना थांबवा',
  'home.playHeadline': 'सूचना सुरू करा',
  'home.slides': 'बातम्या',
  'home.slide': 'स्लाइड {number}',
  'home.pauseSlides': 'स्लाइड थांबवा',
  'home.playSlides': 'स्लाइड सुरू करा',
  'home.shortcuts': 'शॉर्टकट',
  'home.addFund': 'फंड जमा करा',
  'home.withdraw': 'फंड काढा',
  'home.starline': 'स्टारलाइन',
  'home.gali': 'गली दिसावर',
  'home.history': 'हिस्ट्री',
} satisfies Translation<typeof english>;
