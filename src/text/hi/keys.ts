import type { keys as english } from '../en/keys.ts';
import type { Translation } from '../message.ts';

/** The keys of a keyboard, and the search for a market: loaded with the first of these keys. */
export const keys = {
  'keys.find': 'मार्केट खोजें',
  'keys.name': 'मार्केट का नाम',
  'keys.found': 'मार्केट',
  'keys.noMarket': 'इस नाम का कोई मार्केट नहीं है। कम अक्षर डालें।',
  'keys.title': 'कीबोर्ड बटन',
  'keys.anywhere': 'हर स्क्रीन पर',
  'keys.list': 'यह सूची दिखाएं',
  'keys.close': 'खुली हुई चीज बंद करें',
  'keys.fields': 'बिड के खानों में',
  'keys.many': 'एक खाने में कई नंबर',
  'keys.next': 'अगले खाने में जाएं',
  'keys.add': 'पॉइंट के खाने में: बिड जोड़ें',
  'keys.submit': 'जो लिखा है उसे जोड़ें और पर्ची के बारे में पूछें',
  'keys.same': 'सिर्फ नंबर लिखने पर: पिछली बिड के पॉइंट लगेंगे',
  'keys.place': '“सबमिट करें” पर: बिड लगाएं',
  'keys.board': 'बोर्ड पर',
  'keys.arrows': 'तीर',
  'keys.move': 'दूसरे नंबर पर जाएं',
  'keys.edge': 'लाइन के पहले या आखिरी नंबर पर जाएं',
  'keys.points': 'नंबर के पॉइंट लिखें',
  'keys.stake': 'दांव जोड़ें या वापस लें',
  'keys.undo': 'पहले जैसा करें, फिर से करें',
} satisfies Translation<typeof english>;
