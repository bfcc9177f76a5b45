import type { markets as english } from '../en/markets.ts';
import type { Translation } from '../message.ts';

/** The markets and the home screen: spec 1 §4. */
export const markets = {
  'market.open': 'मार्केट चालू',
  'market.closed': 'मार्केट बंद',
  'market.statusOpen': 'ओपन और क्लोज बिड',
  'market.statusCloseOnly': 'सिर्फ क्लोज बिड',
  'market.statusClosed': 'बंद',
  'market.bothTill': 'ओपन बिड {open} तक · क्लोज {close} तक',
  'market.closeTill': 'क्लोज बिड {close} तक',
  'market.bidsTill': 'बिड {time} तक',
  'market.closesAt': 'क्लोज {time}',
  'market.waiting': 'रिजल्ट का इंतज़ार',
  'market.notDeclared': 'रिजल्ट अभी नहीं आया',
  'market.digits': 'शून्य एक दो तीन चार पांच छह सात आठ नौ',
  'market.play': 'खेलें',
  'market.left': '{left} बाकी',
  'market.tomorrow': 'कल {time} पर खुलेगा',
  'market.noBids': 'अभी बिड नहीं ले रहा',
  'market.refused': '{name} बंद है: {note}।',
  'market.closeNotice': 'बंद करें',
  'market.allClosed': 'सभी मार्केट बंद हैं। बिड कल {time} से फिर शुरू होंगी।',
  'market.timeUnknown': 'समय पता नहीं',
  'market.charts': 'मार्केट चार्ट',
  'market.updated': 'अपडेट: {time}',
  'home.shortcuts': 'शॉर्टकट',
  'home.addFund': 'फंड जोड़ें',
  'home.withdraw': 'फंड निकालें',
  'home.starline': 'स्टारलाइन',
  'home.gali': 'गली दिसावर',
  'home.history': 'हिस्ट्री',
} satisfies Translation<typeof english>;
