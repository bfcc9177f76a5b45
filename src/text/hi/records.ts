import type { records as english } from '../en/records.ts';
import type { Translation } from '../message.ts';

/** What was bid and won: spec 2 §2. */
export const records = {
  'field.from': 'कब से',
  'field.to': 'कब तक',
  'field.pickDate': '{field}: कैलेंडर से चुनें',
  'error.date': 'तारीख सही नहीं है।',
  'error.dateOrder': 'आखिरी तारीख पहली से पहले की है। एक तारीख बदलें।',
  'win.congratulations': 'बधाई हो, आप जीत गए',
  'record.digit': 'अंक',
  'record.session': 'सेशन',
  'record.type': 'टाइप',
  'histories.deposit': 'डिपॉजिट हिस्ट्री',
  'histories.wallet': 'वॉलेट हिस्ट्री',
  'histories.mainBids': 'मेन बिड हिस्ट्री',
  'histories.mainWins': 'मेन विन हिस्ट्री',
  'histories.starlineBids': 'स्टारलाइन बिड हिस्ट्री',
  'histories.starlineWins': 'स्टारलाइन विन हिस्ट्री',
  'histories.galiBids': 'गली बिड हिस्ट्री',
  'histories.galiWins': 'गली विन हिस्ट्री',
  'about.deposit': 'आपने वॉलेट में जो पॉइंट डाले',
  'about.wallet': 'वॉलेट में जो आया और जो गया',
  'about.mainBids': 'मेन मार्केट पर आपकी बिड',
  'about.mainWins': 'मेन मार्केट की बिड से आपकी जीत',
  'about.starlineBids': 'स्टारलाइन पर आपकी बिड',
  'about.starlineWins': 'स्टारलाइन की बिड से आपकी जीत',
  'about.galiBids': 'गली दिसावर पर आपकी बिड',
  'about.galiWins': 'गली दिसावर की बिड से आपकी जीत',
  'record.reloaded': 'सूची अपडेट हो गई',
} satisfies Translation<typeof english>;
