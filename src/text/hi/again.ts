import type { again as english } from '../en/again.ts';
import type { Translation } from '../message.ts';

/** Bids of an earlier day once more: ours, beside spec 2 §2. */
export const again = {
  'again.bid': 'फिर से बिड',
  'again.slip': 'फिर से बिड: {slip}',
  'again.day': 'इस दिन की बिड फिर से',
  'again.dayTitle': '{day} की बिड',
  'again.yesterday': 'कल की पर्चियां',
  'again.all': 'सब अपनी-अपनी पर्ची में डालें',
  'again.put': '{count} पर्चियां भर गईं। यह पहली है; बाकी नीचे “दूसरी पर्चियां” में हैं।',
  'again.none': 'इनमें से कोई बिड अभी नहीं लग सकती।',
  'again.failed': 'कल की बिड नहीं दिख सकीं।',
  'again.notNowOne': '{digits} अभी नहीं: {reason}',
  'again.notNow': '{count} बिड अभी नहीं: {reason}',
  'again.bettingOff': 'बिड अभी रुकी हुई है',
  'again.noMarket': 'यह मार्केट आज नहीं मिला',
  'again.marketClosed': 'मार्केट बंद है',
  'again.gameClosed': 'यह गेम आज के लिए बंद है',
  'again.notRead': 'पढ़ी नहीं जा सकी। खुद टाइप करें।',
  'again.others': 'दूसरी पर्चियां',
  'again.facts': '{bids} · {points}',
  'again.more': '+{count}',
} satisfies Translation<typeof english>;
