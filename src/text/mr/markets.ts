import type { markets as english } from '../en/markets.ts';
import type { Translation } from '../message.ts';

/** The markets and the home screen: spec 1 §4. */
export const markets = {
  'market.open': 'मार्केट सुरू',
  'market.closed': 'मार्केट बंद',
  'market.statusOpen': 'ओपन आणि क्लोज बिड',
  'market.statusCloseOnly': 'फक्त क्लोज बिड',
  'market.statusClosed': 'बंद',
  'market.bothTill': 'ओपन बिड {open} पर्यंत · क्लोज {close} पर्यंत',
  'market.closeTill': 'क्लोज बिड {close} पर्यंत',
  'market.bidsTill': 'बिड {time} पर्यंत',
  'market.closesAt': 'क्लोज {time}',
  'market.waiting': 'निकालाची वाट पाहत आहे',
  'market.notDeclared': 'निकाल अजून आला नाही',
  'market.digits': 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ',
  'market.play': 'खेळा',
  'market.left': '{left} बाकी',
  'market.tomorrow': 'उद्या {time} ला उघडेल',
  'market.noBids': 'सध्या बिड घेत नाही',
  'market.refused': '{name} बंद आहे: {note}.',
  'market.closeNotice': 'बंद करा',
  'market.allClosed': 'सर्व मार्केट बंद आहेत. बिड उद्या {time} पासून पुन्हा सुरू होतील.',
  'market.timeUnknown': 'वेळ माहीत नाही',
  'market.charts': 'मार्केट चार्ट',
  'market.updated': 'अपडेट: {time}',
  'home.shortcuts': 'शॉर्टकट',
  'home.addFund': 'फंड जमा करा',
  'home.withdraw': 'फंड काढा',
  'home.starline': 'स्टारलाइन',
  'home.gali': 'गली दिसावर',
  'home.history': 'हिस्ट्री',
} satisfies Translation<typeof english>;
