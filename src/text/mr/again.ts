import type { again as english } from '../en/again.ts';
import type { Translation } from '../message.ts';

/** Bids of an earlier day once more: ours, beside spec 2 §2. */
export const again = {
  'again.bid': 'पुन्हा बिड',
  'again.slip': 'पुन्हा बिड: {slip}',
  'again.day': 'या दिवसाच्या बिड पुन्हा',
  'again.dayTitle': '{day} च्या बिड',
  'again.yesterday': 'कालच्या स्लिप',
  'again.all': 'सर्व आपापल्या स्लिपमध्ये टाका',
  'again.put': '{count} स्लिप भरल्या. ही पहिली आहे; बाकीच्या खाली “इतर स्लिप” मध्ये आहेत.',
  'again.none': 'यातील कोणतीही बिड आत्ता लावता येणार नाही.',
  'again.failed': 'कालच्या बिड दाखवता आल्या नाहीत.',
  'again.notNowOne': '{digits} आत्ता नाही: {reason}',
  'again.notNow': '{count} बिड आत्ता नाहीत: {reason}',
  'again.bettingOff': 'बिड सध्या थांबवली आहे',
  'again.noMarket': 'हे मार्केट आज सापडले नाही',
  'again.marketClosed': 'मार्केट बंद आहे',
  'again.gameClosed': 'हा गेम आजसाठी बंद आहे',
  'again.notRead': 'वाचता आले नाही. स्वतः टाइप करा.',
  'again.others': 'इतर स्लिप',
  'again.facts': '{bids} · {points}',
  'again.more': '+{count}',
} satisfies Translation<typeof english>;
